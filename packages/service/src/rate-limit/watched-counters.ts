import type { Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { createSlidingLogs } from './sliding-log.ts';

/** After a failure the shared counters are not called for this time, and then by a single request first: otherwise every request would wait for the time-out. */
const pauseMs = 1_000;

export interface Watch {
  readonly now: () => number;
  onLost(error: unknown): void;
  onRecovered(): void;
}

/**
 * Counts on the shared counters, and in this process alone while they do not answer. A limit also applies to what this process has allowed by
 * itself: neither losing the shared counters nor finding them empty afterwards lets it allow more than the limit.
 */
export function watchCounters(shared: Counters, { now, onLost, onRecovered }: Watch): Counters {
  const local = createSlidingLogs(now);
  const localFailures = createMemoryCounters(now);
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let isAnswering = true;
  let isProbing = false;

  async function callShared<T>(call: (counters: Counters) => Promise<T>): Promise<T | null> {
    if (now() < pausedUntil || isProbing) return null;
    isProbing = !isAnswering;
    try {
      const answer = await call(shared);
      if (!isAnswering) onRecovered();
      isAnswering = true;
      return answer;
    } catch (error) {
      if (isAnswering) onLost(error);
      isAnswering = false;
      pausedUntil = now() + pauseMs;
      return null;
    } finally {
      isProbing = false;
    }
  }

  return {
    async take(subject, limit) {
      const arrivedAt = now();
      const allowance = await callShared((counters) => counters.take(subject, limit));
      if (allowance?.allowed === false) return allowance;
      // The local time is taken before the shared call, so the local entry is never later than the shared one: what the shared counters allow fits here.
      const here = local.takeSince(subject, limit, arrivedAt);
      return here.allowed && allowance !== null ? allowance : here;
    },
    async failures(subject) {
      const [there, here] = [
        await callShared((counters) => counters.failures(subject)),
        await localFailures.failures(subject),
      ];
      return there !== null && there.count >= here.count ? there : here;
    },
    async addFailure(subject) {
      await Promise.all([callShared((counters) => counters.addFailure(subject)), localFailures.addFailure(subject)]);
    },
    async forgetFailures(subject) {
      await Promise.all([
        callShared((counters) => counters.forgetFailures(subject)),
        localFailures.forgetFailures(subject),
      ]);
    },
  };
}
