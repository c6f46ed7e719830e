import type { Counters } from '../rate-limit/counters.ts';
import { createGrowingPauses } from '../rate-limit/growing-pauses.ts';

/** A mail in plain text: it loads no images when it is opened, and shows every link as it is. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Anybody can have it sent to any address, so that it is sent to each at growing intervals only. */
  readonly paced: boolean;
}

/** Sends mails in the background, so that the time of an answer does not reveal whether a mail was sent. */
export interface Mailer {
  send(message: Message): void;
  /** Waits for pending mails. */
  close(): Promise<void>;
}

/** Sends one mail; rejects on failure. */
export type Transport = (message: Message) => Promise<void>;

/** Leaves out a paced mail to a recipient who has had several: nobody can flood somebody else's mailbox through this service. */
export function paceMails(transport: Transport, counters: Counters): Transport {
  const pauses = createGrowingPauses(counters);
  return async (message) => {
    const subject = `mail ${message.to}`;
    if (message.paced) {
      if ((await pauses.wait(subject)) > 0) return;
      await pauses.count(subject);
    }
    await transport(message);
  };
}

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
