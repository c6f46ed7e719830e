import { type Counters, type Failures, failureLifeMs } from './counters.ts';
import { createSlidingLogs } from './sliding-log.ts';

interface Count {
  readonly count: number;
  readonly at: number;
}

const subjectsMax = 50_000;
const none: Failures = { count: 0, elapsedMs: 0 };

/** Counters of one process, on a monotonic clock. */
export function createMemoryCounters(now: () => number): Counters {
  const logs = createSlidingLogs(now);
  const failures = new Map<string, Count>();
  const find = (subject: string): Failures => {
    const known = failures.get(subject);
    const elapsedMs = known === undefined ? failureLifeMs : now() - known.at;
    return known !== undefined && elapsedMs < failureLifeMs ? { count: known.count, elapsedMs } : none;
  };
  return {
    take: async (subject, limit) => logs.take(subject, limit),
    failures: async (subject) => find(subject),
    async addFailure(subject) {
      const { count } = find(subject);
      // Deleted and set again, so that the map is ordered by time and the oldest entry is evicted first.
      failures.delete(subject);
      failures.set(subject, { count: count + 1, at: now() });
      const [oldest] = failures.keys();
      if (failures.size > subjectsMax && oldest !== undefined) failures.delete(oldest);
    },
    async forgetFailures(subject) {
      failures.delete(subject);
    },
  };
}
