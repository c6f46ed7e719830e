import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on loopback that keeps the mails it receives. */
export interface SmtpServer {
  readonly url: string;
  /** The raw text of each mail. */
  readonly mail: readonly string[];
  readonly recipients: readonly string[];
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const mail: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mail.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // A server on a TCP port has no other kind of address.
  return {
    url: `smtp://127.0.0.1:${port}`,
    mail,
    recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
