import { join } from 'node:path';
import type { Counters } from '../rate-limit/counters.ts';
import { createMailer, type Mailer, paceMails } from './mailer.ts';
import { createOutboxTransport, createSmtpTransport } from './transports.ts';

export interface MailSettings {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly dataDirectory: string;
}

export const outboxOf = (dataDirectory: string): string => join(dataDirectory, 'outbox');

export async function openMailer(
  settings: MailSettings,
  counters: Counters,
  logFault: (error: unknown) => void,
): Promise<Mailer> {
  const { smtpUrl, mailFrom, dataDirectory } = settings;
  const transport =
    smtpUrl === null
      ? createOutboxTransport(outboxOf(dataDirectory), mailFrom)
      : await createSmtpTransport(smtpUrl, mailFrom);
  return createMailer(paceMails(transport, counters), logFault);
}
