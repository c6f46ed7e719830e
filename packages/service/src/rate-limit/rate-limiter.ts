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

/** What was counted. */
export interface Counted {
  readonly allowed: boolean;
  readonly limit: number;
  /** How many have passed in the last minute, this one included. */
  readonly used: number;
  /** Until the first of them is a minute ago. */
  readonly waitMs: number;
}

export const allowanceOf = ({ allowed, limit, used, waitMs }: Counted): Allowance => ({
  allowed,
  limit,
  remaining: Math.max(0, limit - used),
  retryAfterSeconds: Math.min(rateWindowSeconds, Math.max(1, Math.ceil(waitMs / 1000))),
});
