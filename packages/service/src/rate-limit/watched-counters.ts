import type { Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { createSlidingLogs } from './sliding-log.ts';

/** After a failure nobody asks the shared counters for so long, and then one request alone: waiting for them would cost each. */
const pauseMs = 1_000;

export interface Watch {
  readonly now: () => number;
  lost(error: unknown): void;
  found(): void;
}

/**
 * Counts with all nodes, and alone while the shared counters do not answer. What this process has itself let through binds it always:
 * neither losing the shared counters nor their coming back empty lets it pass more than the limit.
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
      // Noted at the time before the question, the shared counters cannot have noted it earlier: what they let through has room here.
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
