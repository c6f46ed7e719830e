import { performance } from 'node:perf_hooks';
import type { Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { openRedisCounters, type RedisSettings } from './redis-counters.ts';
import { watchCounters } from './watched-counters.ts';

/** Where counters can be; the first that there is counts. */
export interface CounterPlaces {
  readonly redis: RedisSettings | null;
  /** Of a database that other nodes share. */
  readonly database: Counters | null;
  /** Of the process that started this one. */
  readonly primary: Counters | null;
  /** The shared counters do not answer: from now on this process counts alone. */
  readonly lost: (place: string, error: unknown) => void;
  readonly found: (place: string) => void;
}

export interface OpenCounters {
  readonly counters: Counters;
  /** Whether the shared ones, if any, answered when last asked. */
  readonly shared: () => boolean;
  readonly close: () => Promise<void>;
}

// The monotonic clock: setting the machine's time neither locks a key nor frees one.
const now = (): number => performance.now();

export async function openCounters(places: CounterPlaces): Promise<OpenCounters> {
  if (places.redis !== null) {
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
    lost(error) {
      shared = false;
      places.lost(name, error);
    },
    found() {
      shared = true;
      places.found(name);
    },
  });
  return { counters: watched, shared: () => shared, close };
}
