import type { Counters } from '../rate-limit/counters.ts';
import { createGrowingPauses } from '../rate-limit/growing-pauses.ts';

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

/** The delay grows with the number of failures over all nodes. */
export function createLoginThrottle(counters: Counters): LoginThrottle {
  const pauses = createGrowingPauses(counters);
  const subject = (email: string, known: boolean): string => `log-in ${known ? 'known' : 'new'} ${email}`;
  return {
    wait: (email, known) => pauses.wait(subject(email, known)),
    failed: (email, known) => pauses.count(subject(email, known)),
    succeeded: (email, known) => pauses.forget(subject(email, known)),
  };
}
