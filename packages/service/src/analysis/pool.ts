import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { FaultError } from '../fault.ts';
import type { Analyser, Outcome, Unavailable } from './analyser.ts';
import type { WorkerResult } from './worker.ts';

export interface PoolLimits {
  readonly threads: number;
  readonly heapMegabytesMax: number;
  /** Far beyond what any text within the engine's limits takes: a net, not a rule. */
  readonly deadlineMs: number;
  readonly queueMax: number;
}

/** Analyses on threads of their own: a large text keeps nobody waiting, and one that breaks its thread breaks nothing else. */
export function createPool(limits: PoolLimits, worker = new URL('./worker.ts', import.meta.url)): Analyser {
  const pool = new Piscina({
    filename: fileURLToPath(worker),
    minThreads: 1,
    maxThreads: limits.threads,
    // Three halves of 8 MB for what is young, as `npm start` gives the main thread.
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytesMax, maxYoungGenerationSizeMb: 24 },
    // A worker needs nothing of the process's environment, where secrets are.
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

/** Until the trouble may be over. A text that met the deadline once will meet it again. */
const retryAfterSeconds = { 'queue-full': 2, 'worker-lost': 2, deadline: 10 } as const satisfies Record<
  Unavailable['reason'],
  number
>;

const unavailable = (reason: Unavailable['reason']): Unavailable => ({
  kind: 'unavailable',
  reason,
  retryAfterSeconds: retryAfterSeconds[reason],
});
