/** What a limiter says to one request. Seconds are whole and never too few. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Until one more request is allowed than now: 1 to the window's length. */
  readonly retryAfterSeconds: number;
}

/** Lets at most so many requests of one subject through in any window, over all that share the limiter. */
export interface RateLimiter {
  take(subject: string): Promise<Allowance>;
}

export const rateWindowSeconds = 60;
