import type { Allowance, RateLimiter } from './rate-limiter.ts';

/** Counters shared by all nodes. Subjects are texts of any length. */
export interface Counters {
  /** Allows a request if fewer than `limit` have been allowed in the last minute; atomic. */
  take(subject: string, limit: number): Promise<Allowance>;
  /** The failures of a subject since its last success. */
  failures(subject: string): Promise<Failures>;
  addFailure(subject: string): Promise<void>;
  forgetFailures(subject: string): Promise<void>;
}

export interface Failures {
  readonly count: number;
  /** Time since the last failure; 0 if there is none. */
  readonly elapsedMs: number;
}

/** Failures are forgotten after this time. */
export const failureLifeMs = 24 * 3_600_000;

/** A rate limiter for one purpose: the same subject under another purpose is counted separately. */
export const limiterOf = (counters: Counters, purpose: string, limit: number): RateLimiter => ({
  take: (subject) => counters.take(`${purpose} ${subject}`, limit),
});
