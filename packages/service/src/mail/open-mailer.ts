import { join } from 'node:path';
import { createMailer, type Mailer } from './mailer.ts';
import { createOutboxTransport, createSmtpTransport } from './transports.ts';

export interface MailSettings {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly dataDirectory: string;
}

export const outboxOf = (dataDirectory: string): string => join(dataDirectory, 'outbox');

export function openMailer(settings: MailSettings, logFault: (error: unknown) => void): Mailer {
  const { smtpUrl, mailFrom, dataDirectory } = settings;
  const transport =
    smtpUrl === null
      ? createOutboxTransport(outboxOf(dataDirectory), mailFrom)
      : createSmtpTransport(smtpUrl, mailFrom);
  return createMailer(transport, logFault);
}
