import type { KeyStore } from '../stores/stores.ts';

/** Collects when keys are used and writes it in batches: a commit per request would cost more than the analysis. */
export interface LastUsed {
  record(keyId: string, atMs: number): void;
  /** Writes the batch; keeps it for the next time if the database does not answer. */
  flush(): Promise<void>;
}

export function createLastUsed(keys: KeyStore): LastUsed {
  let notes = new Map<string, number>();
  return {
    record: (keyId, atMs) => {
      notes.set(keyId, atMs);
    },
    async flush() {
      if (notes.size === 0) return;
      const batch = notes;
      notes = new Map();
      try {
        await keys.recordUses(batch);
      } catch (error) {
        notes = new Map([...batch, ...notes]);
        throw error;
      }
    },
  };
}
