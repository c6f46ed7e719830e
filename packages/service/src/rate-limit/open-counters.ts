import { performance } from 'node:perf_hooks';
import type { Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import type { RedisSettings } from './redis-counters.ts';
import { watchCounters } from './watched-counters.ts';

/** The possible places for counters; the first one that is configured is used. */
export interface CounterPlaces {
  readonly redis: RedisSettings | null;
  /** The counters of a database that the nodes share. */
  readonly database: Counters | null;
  /** The counters of the primary process. */
  readonly primary: Counters | null;
  /** Called when the shared counters do not answer: from then on this process counts alone. */
  readonly onLost: (place: string, error: unknown) => void;
  readonly onRecovered: (place: string) => void;
}

export interface OpenCounters {
  readonly counters: Counters;
  /** Whether the shared counters answered the last request; true if there are none. */
  readonly shared: () => boolean;
  readonly close: () => Promise<void>;
}

// Monotonic: a change of the system time neither blocks a key nor resets its limit.
const now = (): number => performance.now();

export async function openCounters(places: CounterPlaces): Promise<OpenCounters> {
  if (places.redis !== null) {
    // Loaded only if it is used, to shorten the start-up.
    const { openRedisCounters } = await import('./redis-counters.ts');
    const redis = await openRedisCounters(places.redis);
    return watch('redis', redis, places, () => redis.close());
  }
  if (places.database !== null) return watch('database', places.database, places, async () => {});
  if (places.primary !== null) return watch('primary', places.primary, places, async () => {});
  return { counters: createMemoryCounters(now), shared: () => true, close: async () => {} };
}

function watch(name: string, counters: Counters, places: CounterPlaces, close: () => Promise<void>): OpenCounters {
  let shared = true;
  const watched = watchCounters(counters, {
    now,
    onLost(error) {
      shared = false;
      places.onLost(name, error);
    },
    onRecovered() {
      shared = true;
      places.onRecovered(name);
    },
  });
  return { counters: watched, shared: () => shared, close };
}
