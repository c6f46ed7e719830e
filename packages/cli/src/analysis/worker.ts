import { parentPort } from 'node:worker_threads';
import type { Task } from './pool.ts';
import { work } from './work.ts';

/** One thread of the pool: a batch of files comes in, their outcomes go out in the same order. */
parentPort?.on('message', ({ files, effort }: Task) => {
  parentPort?.postMessage(files.map((file) => work(file, effort)));
});
