import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from './mailer.ts';

/** Sends mails through the server of `SMTP_URL`. */
export async function createSmtpTransport(smtpUrl: string, from: string): Promise<Transport> {
  // Loaded only if it is used, to shorten the start-up.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl, { from });
  return async ({ to, subject, text }) => {
    // An object is always a single address; a string could be parsed as several.
    await transport.sendMail({ to: { name: '', address: to }, subject, text });
  };
}

/** Replaces a mail server: each mail becomes a file for the operator to read. */
export function createOutboxTransport(directory: string, from: string): Transport {
  return async ({ to, subject, text }) => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const date = new Date().toISOString();
    const name = `${date.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.txt`;
    const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Date: ${date}`, '', text];
    await writeFile(join(directory, name), `${lines.join('\n')}\n`, { mode: 0o600 });
  };
}
