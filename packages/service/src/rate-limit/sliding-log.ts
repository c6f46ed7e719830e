import { type Allowance, allowanceOf, type RateLimiter, rateWindowSeconds } from './rate-limiter.ts';

const windowMs = rateWindowSeconds * 1000;

/**
 * Keeps the time of each request that was allowed in the last minute. Unlike a fixed window or a leaky bucket it never allows more than the
 * limit in any minute, and it knows exactly when the next request is allowed. For one process.
 */
export interface SlidingLogs {
  take(subject: string, limit: number): Allowance;
  /** Like `take`, for a request that arrived earlier: it is recorded with that time. */
  takeSince(subject: string, limit: number, arrivedAt: number): Allowance;
}

export function createSlidingLogs(now: () => number): SlidingLogs {
  const logs = new Map<string, Log>();
  let sweptAt = now();

  /** Removes subjects without a request in the last window. */
  const sweep = (at: number): void => {
    if (at - sweptAt < windowMs) return;
    sweptAt = at;
    for (const [subject, log] of logs) if ((log.times.at(-1) ?? 0) <= at - windowMs) logs.delete(subject);
  };

  const takeSince = (subject: string, limit: number, arrivedAt: number): Allowance => {
    const at = now();
    sweep(at);
    const log = logs.get(subject) ?? { times: [], first: 0 };
    logs.set(subject, log);
    forget(log, at - windowMs);
    const allowed = log.times.length - log.first < limit;
    if (allowed) insert(log, arrivedAt);
    const used = log.times.length - log.first;
    return allowanceOf({ allowed, limit, used, waitMs: (log.times[log.first] ?? at) + windowMs - at });
  };

  return { take: (subject, limit) => takeSince(subject, limit, now()), takeSince };
}

/** A rate limiter of one process. */
export function createSlidingLog(limit: number, now: () => number): RateLimiter {
  const logs = createSlidingLogs(now);
  return { take: async (subject) => logs.take(subject, limit) };
}

/** Times in ascending order; those before index `first` have left the window and are cut off once they outnumber the rest. */
interface Log {
  times: number[];
  first: number;
}

function forget(log: Log, upTo: number): void {
  while (log.first < log.times.length && (log.times[log.first] ?? 0) <= upTo) log.first++;
  if (log.first * 2 <= log.times.length) return;
  log.times = log.times.slice(log.first);
  log.first = 0;
}

/** Inserts in order. A time that is not the latest is still near the end. */
function insert({ times, first }: Log, at: number): void {
  let place = times.length;
  while (place > first && (times[place - 1] ?? 0) > at) place--;
  times.splice(place, 0, at);
}
