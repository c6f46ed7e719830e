import type { Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { createSlidingLogs } from './sliding-log.ts';

/** After a failure the shared counters are not called for this time, and then by a single request first: otherwise every request would wait for the time-out. */
const pauseMs = 1_000;

export interface Watch {
  readonly now: () => number;
  lost(error: unknown): void;
  found(): void;
}

/**
 * Counts on the shared counters, and in this process alone while they do not answer. A limit also applies to what this process has allowed by
 * itself: neither losing the shared counters nor finding them empty afterwards lets it allow more than the limit.
 */
export function watchCounters(shared: Counters, { now, lost, found }: Watch): Counters {
  const own = createSlidingLogs(now);
  const alone = createMemoryCounters(now);
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let answers = true;
  let probing = false;

  async function ask<T>(question: (counters: Counters) => Promise<T>): Promise<T | null> {
    if (now() < pausedUntil || probing) return null;
    probing = !answers;
    try {
      const answer = await question(shared);
      if (!answers) found();
      answers = true;
      return answer;
    } catch (error) {
      if (answers) lost(error);
      answers = false;
      pausedUntil = now() + pauseMs;
      return null;
    } finally {
      probing = false;
    }
  }

  return {
    async take(subject, limit) {
      const cameAt = now();
      const allowance = await ask((counters) => counters.take(subject, limit));
      if (allowance?.allowed === false) return allowance;
      // The local time is taken before the shared call, so the local entry is never later than the shared one: what the shared counters allow fits here.
      const here = own.takeSince(subject, limit, cameAt);
      return here.allowed && allowance !== null ? allowance : here;
    },
    async failures(subject) {
      const [there, here] = [await ask((counters) => counters.failures(subject)), await alone.failures(subject)];
      return there !== null && there.count >= here.count ? there : here;
    },
    async addFailure(subject) {
      await Promise.all([ask((counters) => counters.addFailure(subject)), alone.addFailure(subject)]);
    },
    async forgetFailures(subject) {
      await Promise.all([ask((counters) => counters.forgetFailures(subject)), alone.forgetFailures(subject)]);
    },
  };
}
