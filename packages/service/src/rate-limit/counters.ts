import type { Allowance, RateLimiter } from './rate-limiter.ts';

/** What all nodes count together. Subjects are any text, of any length. */
export interface Counters {
  /** Lets a request through unless so many have passed in the last minute; one atomic step. */
  take(subject: string, limit: number): Promise<Allowance>;
  /** Failures of a subject since the last success. */
  failures(subject: string): Promise<Failures>;
  addFailure(subject: string): Promise<void>;
  forgetFailures(subject: string): Promise<void>;
}

export interface Failures {
  readonly count: number;
  /** Since the last of them; 0 without any. */
  readonly elapsedMs: number;
}

/** Failures are forgotten after this. */
export const failureLifeMs = 24 * 3_600_000;

/** A limiter for one purpose, whose subjects are nobody else's. */
export const limiterOf = (counters: Counters, purpose: string, limit: number): RateLimiter => ({
  take: (subject) => counters.take(`${purpose} ${subject}`, limit),
});
