import type { Counters } from '../rate-limit/counters.ts';

/**
 * Slows down guessing one account's password from any number of addresses without locking out its owner: devices that have logged in before
 * are counted separately.
 */
export interface LoginThrottle {
  /** Seconds until the next attempt is allowed; 0 if it is allowed now. */
  wait(email: string, knownDevice: boolean): Promise<number>;
  failed(email: string, knownDevice: boolean): Promise<void>;
  succeeded(email: string, knownDevice: boolean): Promise<void>;
}

const table = { freeFailures: 5, longestSeconds: 900 } as const;

/** The delay grows with the number of failures over all nodes. */
export function createLoginThrottle(counters: Counters): LoginThrottle {
  const subject = (email: string, known: boolean): string => `log-in ${known ? 'known' : 'new'} ${email}`;
  return {
    async wait(email, known) {
      const { count, elapsedMs } = await counters.failures(subject(email, known));
      return Math.max(0, Math.ceil(delaySeconds(count) - elapsedMs / 1000));
    },
    failed: (email, known) => counters.addFailure(subject(email, known)),
    succeeded: (email, known) => counters.forgetFailures(subject(email, known)),
  };
}

const delaySeconds = (failures: number): number =>
  failures < table.freeFailures ? 0 : Math.min(2 ** (failures - table.freeFailures), table.longestSeconds);
