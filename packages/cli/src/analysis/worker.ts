import { parentPort } from 'node:worker_threads';
import { analyseFile } from './analyse-file.ts';
import type { Task } from './pool.ts';

/** A worker thread of the pool: receives a batch of files and answers with their results in the same order. */
parentPort?.on('message', ({ files, patchTrials }: Task) => {
  parentPort?.postMessage(files.map((file) => analyseFile(file, patchTrials)));
});
