import { parentPort } from 'node:worker_threads';
import type { Found } from '../discovery/find.ts';

const { work } = await import('./work.ts');

/** One thread of the pool: a batch of files comes in, their outcomes go out in the same order. */
parentPort?.on('message', (batch: readonly Found[]) => {
  parentPort?.postMessage(batch.map(work));
});
