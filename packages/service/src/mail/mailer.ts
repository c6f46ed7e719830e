/** A letter as plain text: nothing is loaded when it is read, and nothing hides behind other words. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes letters and sees to them in the background, so that an answer's time does not tell whether one was written. */
export interface Mailer {
  post(letter: Letter): void;
  /** Waits for the letters on their way. */
  close(): Promise<void>;
}

/** Carries one letter; throws if it could not. */
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
