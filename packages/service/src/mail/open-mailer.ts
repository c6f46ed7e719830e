import { join } from 'node:path';
import { createOutboxCarrier, createSmtpCarrier } from './carriers.ts';
import { createMailer, type Mailer } from './mailer.ts';

export interface MailSettings {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly dataDirectory: string;
}

export const outboxOf = (dataDirectory: string): string => join(dataDirectory, 'outbox');

export function openMailer(settings: MailSettings, noteFault: (error: unknown) => void): Mailer {
  const { smtpUrl, mailFrom, dataDirectory } = settings;
  const carrier =
    smtpUrl === null ? createOutboxCarrier(outboxOf(dataDirectory), mailFrom) : createSmtpCarrier(smtpUrl, mailFrom);
  return createMailer(carrier, noteFault);
}
