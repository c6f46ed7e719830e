import { parentPort } from 'node:worker_threads';
import type { Task } from './pool.ts';
import { work } from './work.ts';

/** A worker thread of the pool: receives a batch of files and answers with their results in the same order. */
parentPort?.on('message', ({ files, effort }: Task) => {
  parentPort?.postMessage(files.map((file) => work(file, effort)));
});
