/** A mail in plain text: it loads no images when it is opened, and shows every link as it is. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails in the background, so that the time of an answer does not reveal whether a mail was sent. */
export interface Mailer {
  send(message: Message): void;
  /** Waits for pending mails. */
  close(): Promise<void>;
}

/** Sends one mail; rejects on failure. */
export type Transport = (message: Message) => Promise<void>;

export function createMailer(transport: Transport, logFault: (error: unknown) => void): Mailer {
  const underway = new Set<Promise<void>>();
  return {
    send(message) {
      const sending: Promise<void> = transport(message)
        .catch(logFault)
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    async close() {
      await Promise.all(underway);
    },
  };
}
