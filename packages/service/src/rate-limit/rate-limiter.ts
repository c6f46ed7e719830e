/** The limiter's answer to one request. Seconds are rounded up. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the allowance grows by one request: from 1 to the length of the window. */
  readonly retryAfterSeconds: number;
}

/** Allows at most `limit` requests of a subject in any window, over all processes that share the limiter. */
export interface RateLimiter {
  take(subject: string): Promise<Allowance>;
}

export const rateWindowSeconds = 60;

/** The state of a counter after a request. */
export interface Counted {
  readonly allowed: boolean;
  readonly limit: number;
  /** Number of requests allowed in the last minute, including this one. */
  readonly used: number;
  /** Milliseconds until the oldest of them leaves the window. */
  readonly waitMs: number;
}

export const allowanceOf = ({ allowed, limit, used, waitMs }: Counted): Allowance => ({
  allowed,
  limit,
  remaining: Math.max(0, limit - used),
  retryAfterSeconds: Math.min(rateWindowSeconds, Math.max(1, Math.ceil(waitMs / 1000))),
});
