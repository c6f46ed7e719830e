import { type Allowance, type RateLimiter, rateWindowSeconds } from './rate-limiter.ts';

const windowMs = rateWindowSeconds * 1000;

/**
 * Remembers when each request of the last minute was let through. Unlike a fixed window or a leaky bucket it never lets more than
 * the limit through in any minute, and it knows exactly when the next request may come. For one process.
 */
export function createSlidingLog(limit: number, now: () => number): RateLimiter {
  const logs = new Map<string, number[]>();
  let sweptAt = now();

  const sweep = (at: number): void => {
    if (at - sweptAt < windowMs) return;
    sweptAt = at;
    for (const [subject, log] of logs) if ((log.at(-1) ?? 0) <= at - windowMs) logs.delete(subject);
  };

  const take = (subject: string): Allowance => {
    const at = now();
    sweep(at);
    const log = (logs.get(subject) ?? []).filter((time) => time > at - windowMs);
    const allowed = log.length < limit;
    if (allowed) log.push(at);
    logs.set(subject, log);
    const waitMs = (log[0] ?? at) + windowMs - at;
    return {
      allowed,
      limit,
      remaining: limit - log.length,
      retryAfterSeconds: Math.min(rateWindowSeconds, Math.max(1, Math.ceil(waitMs / 1000))),
    };
  };

  return { take: async (subject) => take(subject) };
}
