/** A mail in plain text: it loads no images when it is opened, and shows every link as it is. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails in the background, so that the time of an answer does not reveal whether a mail was sent. */
export interface Mailer {
  post(letter: Letter): void;
  /** Waits for pending mails. */
  close(): Promise<void>;
}

/** Sends one mail; rejects on failure. */
export type Carrier = (letter: Letter) => Promise<void>;

export function createMailer(carry: Carrier, noteFault: (error: unknown) => void): Mailer {
  const underway = new Set<Promise<void>>();
  return {
    post(letter) {
      const carried: Promise<void> = carry(letter)
        .catch(noteFault)
        .finally(() => underway.delete(carried));
      underway.add(carried);
    },
    async close() {
      await Promise.all(underway);
    },
  };
}
