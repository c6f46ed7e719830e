import type { Counters } from './counters.ts';

/** Lets the first few events of a subject pass and then one after each pause. Pauses double; a day without events starts anew. */
export interface GrowingPauses {
  /** Seconds until the next event is allowed; 0 if it is allowed now. */
  wait(subject: string): Promise<number>;
  count(subject: string): Promise<void>;
  forget(subject: string): Promise<void>;
}

const freeEvents = 5;
const longestSeconds = 900;

/** The pauses depend on the events of all nodes. */
export const createGrowingPauses = (counters: Counters): GrowingPauses => ({
  async wait(subject) {
    const { count, elapsedMs } = await counters.failures(subject);
    return Math.max(0, Math.ceil(pauseSeconds(count) - elapsedMs / 1000));
  },
  count: (subject) => counters.addFailure(subject),
  forget: (subject) => counters.forgetFailures(subject),
});

const pauseSeconds = (events: number): number =>
  events < freeEvents ? 0 : Math.min(2 ** (events - freeEvents), longestSeconds);
