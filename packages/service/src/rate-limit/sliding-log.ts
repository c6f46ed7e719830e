import { type Allowance, allowanceOf, type RateLimiter, rateWindowSeconds } from './rate-limiter.ts';

const windowMs = rateWindowSeconds * 1000;

/**
 * Remembers when each request of the last minute was let through. Unlike a fixed window or a leaky bucket it never lets more than
 * the limit through in any minute, and it knows exactly when the next request may come. For one process.
 */
export interface SlidingLogs {
  take(subject: string, limit: number): Allowance;
  /** The same for a request that came at a time before now: it is noted at that time. */
  takeSince(subject: string, limit: number, cameAt: number): Allowance;
}

export function createSlidingLogs(now: () => number): SlidingLogs {
  const logs = new Map<string, Log>();
  let sweptAt = now();

  /** Forgets the subjects that have been quiet for a whole window. */
  const sweep = (at: number): void => {
    if (at - sweptAt < windowMs) return;
    sweptAt = at;
    for (const [subject, log] of logs) if ((log.times.at(-1) ?? 0) <= at - windowMs) logs.delete(subject);
  };

  const takeSince = (subject: string, limit: number, cameAt: number): Allowance => {
    const at = now();
    sweep(at);
    const log = logs.get(subject) ?? { times: [], first: 0 };
    logs.set(subject, log);
    forget(log, at - windowMs);
    const allowed = log.times.length - log.first < limit;
    if (allowed) insert(log, cameAt);
    const used = log.times.length - log.first;
    return allowanceOf({ allowed, limit, used, waitMs: (log.times[log.first] ?? at) + windowMs - at });
  };

  return { take: (subject, limit) => takeSince(subject, limit, now()), takeSince };
}

/** One process's own limiter. */
export function createSlidingLog(limit: number, now: () => number): RateLimiter {
  const logs = createSlidingLogs(now);
  return { take: async (subject) => logs.take(subject, limit) };
}

/** Times in rising order; those before `first` have left the window and are cut off when they outnumber the rest. */
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

/** Keeps the order; a time that is not the latest is among the latest. */
function insert({ times, first }: Log, at: number): void {
  let place = times.length;
  while (place > first && (times[place - 1] ?? 0) > at) place--;
  times.splice(place, 0, at);
}
