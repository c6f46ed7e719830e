import type { KeyUsage, UsageStore } from '../stores/stores.ts';

/** Counts requests per key and writes the counts in batches. */
export interface UsageCounter {
  /** `code` is the problem code of the answer, or empty. */
  record(keyId: string, status: number, code: string, atMs: number): void;
  /** Writes the counts; keeps them for the next time if the database does not answer. */
  flush(): Promise<void>;
}

export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

export function createUsageCounter(store: UsageStore): UsageCounter {
  let counts = new Map<string, KeyUsage>();
  const add = (usage: KeyUsage): void => {
    const name = `${usage.keyId} ${usage.day}`;
    const known = counts.get(name);
    counts.set(name, known === undefined ? usage : sum(known, usage));
  };
  return {
    record(keyId, status, code, atMs) {
      add({
        keyId,
        day: dayOf(atMs),
        succeeded: status < 400 ? 1 : 0,
        refused: status >= 400 && status < 500 ? 1 : 0,
        failed: status >= 500 ? 1 : 0,
        lastError: code === '' ? null : code,
      });
    },
    async flush() {
      if (counts.size === 0) return;
      const batch = counts;
      counts = new Map();
      try {
        await store.add([...batch.values()]);
      } catch (error) {
        const later = counts;
        counts = batch;
        for (const usage of later.values()) add(usage);
        throw error;
      }
    },
  };
}

const sum = (earlier: KeyUsage, later: KeyUsage): KeyUsage => ({
  ...earlier,
  succeeded: earlier.succeeded + later.succeeded,
  refused: earlier.refused + later.refused,
  failed: earlier.failed + later.failed,
  lastError: later.lastError ?? earlier.lastError,
});
