import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Carrier } from './mailer.ts';

/** Hands letters to the server that `SMTP_URL` names. */
export function createSmtpCarrier(smtpUrl: string, from: string): Carrier {
  const transport = createTransport(smtpUrl, { from });
  return async ({ to, subject, text }) => {
    // An object is one address whatever characters it has; a text could be read as several.
    await transport.sendMail({ to: { name: '', address: to }, subject, text });
  };
}

/** Without a mail server: each letter becomes a file that the operator reads. */
export function createOutboxCarrier(directory: string, from: string): Carrier {
  return async ({ to, subject, text }) => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const date = new Date().toISOString();
    const name = `${date.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.txt`;
    const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Date: ${date}`, '', text];
    await writeFile(join(directory, name), `${lines.join('\n')}\n`, { mode: 0o600 });
  };
}
