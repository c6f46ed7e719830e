import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { FaultError } from '../fault.ts';
import type { Analyser, Outcome, Unavailable } from './analyser.ts';
import type { WorkerResult } from './worker.ts';

export interface PoolLimits {
  readonly threads: number;
  readonly heapMegabytesMax: number;
  /** Far longer than any text within the engine's limits takes: a safety net, not a limit that users meet. */
  readonly deadlineMs: number;
  readonly queueMax: number;
}

/** Runs analyses on worker threads: a large text delays no other request, and a crash is confined to its thread. */
export function createPool(limits: PoolLimits, worker = new URL('./worker.ts', import.meta.url)): Analyser {
  const pool = new Piscina({
    filename: fileURLToPath(worker),
    minThreads: 1,
    maxThreads: limits.threads,
    // Three semi-spaces of 8 MB for the young generation, as `npm start` sets for the main thread.
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytesMax, maxYoungGenerationSizeMb: 24 },
    // A worker needs none of the process's environment variables, some of which are secrets.
    env: {},
  });
  // A worker that dies between tasks is replaced; without a listener the event would end the process.
  pool.on('error', () => {});
  let accepted = 0;
  return {
    async analyse(input) {
      if (accepted >= limits.threads + limits.queueMax) return unavailable('queue-full');
      accepted++;
      try {
        return unwrap(await pool.run(input, { signal: AbortSignal.timeout(limits.deadlineMs) }));
      } catch (error) {
        if (error instanceof FaultError) throw error;
        return unavailable(error instanceof Error && error.name === 'AbortError' ? 'deadline' : 'worker-lost');
      } finally {
        accepted--;
      }
    },
    close: () => pool.destroy(),
  };
}

function unwrap(result: WorkerResult): Outcome {
  if (result.kind === 'fault') throw new FaultError(result.fault);
  return result;
}

/** Seconds until a retry may succeed. A text that exceeded the deadline once will do so again. */
const retryAfterSeconds = { 'queue-full': 2, 'worker-lost': 2, deadline: 10 } as const satisfies Record<
  Unavailable['reason'],
  number
>;

const unavailable = (reason: Unavailable['reason']): Unavailable => ({
  kind: 'unavailable',
  reason,
  retryAfterSeconds: retryAfterSeconds[reason],
});
