import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createMemoryCounters } from '../rate-limit/memory-counters.ts';
import { answerWorker } from './primary-counters.ts';

/** Worker processes that share one port and are restarted when they die. */
export interface Workers {
  /** Stops the workers gracefully; false if one had to be killed or ended with an error. */
  stop(): Promise<boolean>;
}

const restart = { firstMs: 100, longestMs: 10_000, healthyMs: 30_000 } as const;
/** Slightly longer than a worker's graceful stop may take. */
const stopTimeoutMs = 9_500;

/** Starts the workers. Null if the first one cannot serve; it has printed the reason. */
export async function startWorkers(count: number, log: Logger): Promise<Workers | null> {
  const counters = createMemoryCounters(() => performance.now());
  cluster.on('message', async (worker: Worker, message: unknown) => {
    const answer = await answerWorker(counters, message);
    // The worker may have died in the meantime.
    if (answer !== null && worker.isConnected()) worker.send(answer, undefined, () => {});
  });
  const stopping = new AbortController();
  // The first worker starts alone: it migrates the database, and shows whether the settings work.
  if (!(await serves(cluster.fork()))) return null;
  for (let started = 1; started < count; started++) cluster.fork();
  for (const worker of workers()) replaceWhenDead(worker, restart.firstMs, stopping.signal, log);
  return {
    async stop() {
      stopping.abort();
      const ends = await Promise.all(workers().map(end));
      return ends.every(Boolean);
    },
  };
}

const workers = (): readonly Worker[] => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);

async function serves(worker: Worker): Promise<boolean> {
  const listening = once(worker, 'listening').then(() => true);
  const ended = once(worker, 'exit').then(() => false);
  return Promise.race([listening, ended]);
}

/** Restarts a worker when it dies: with growing delays if it keeps dying, without delay if it had been healthy for a while. */
function replaceWhenDead(worker: Worker, waitMs: number, stopping: AbortSignal, log: Logger): void {
  const startedAt = performance.now();
  worker.once('exit', async (exitCode: number | null, signal: string | null) => {
    if (stopping.aborted) return;
    const wait = performance.now() - startedAt > restart.healthyMs ? restart.firstMs : waitMs;
    log.error({ worker: worker.id, exitCode, signal, restartInMs: wait }, 'worker died');
    await sleep(wait, undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return;
    replaceWhenDead(cluster.fork(), Math.min(wait * 2, restart.longestMs), stopping, log);
  });
}

async function end(worker: Worker): Promise<boolean> {
  if (worker.isDead()) return true;
  const killing = setTimeout(() => worker.process.kill('SIGKILL'), stopTimeoutMs);
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const [exitCode, signal] = await ended;
  clearTimeout(killing);
  // A worker ended by the signal itself had not begun to serve.
  return exitCode === 0 || signal === 'SIGTERM';
}
