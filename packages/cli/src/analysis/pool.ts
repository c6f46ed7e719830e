import { Worker } from 'node:worker_threads';
import type { Found } from '../discovery/find.ts';
import type { Effort, Outcome } from './examine.ts';
import type { Fault } from './work.ts';

/** Few enough that threads end together, many enough that messages cost little. */
const batchSize = 16;

/** What a thread is asked. */
export interface Task {
  readonly files: readonly Found[];
  readonly effort: Effort;
}

interface Batch extends Task {
  readonly start: number;
}

/** Where the thread's code is: beside this file, built or not. */
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/**
 * Analyses files on several threads. Outcomes stand in the order of the files, whoever was first. A file on which a thread dies is a fault;
 * the others of its batch are tried again one by one.
 */
export async function workInThreads(
  files: readonly Found[],
  effort: Effort,
  threads: number,
  advance: (done: number) => void,
  code = workerFile,
): Promise<readonly (Outcome | Fault)[]> {
  const outcomes: (Outcome | Fault)[] = new Array(files.length).fill(null);
  const queue: Batch[] = [];
  for (let start = 0; start < files.length; start += batchSize)
    queue.push({ start, effort, files: files.slice(start, start + batchSize) });
  let done = 0;
  const store = ({ start }: Batch, results: readonly (Outcome | Fault)[]): void => {
    results.forEach((result, index) => {
      outcomes[start + index] = result;
    });
    done += results.length;
    advance(done);
  };
  await Promise.all(Array.from({ length: Math.min(threads, queue.length) }, () => serve(queue, store, code)));
  return outcomes;
}

/** One thread after another, until no batch is left. */
async function serve(
  queue: Batch[],
  store: (batch: Batch, results: readonly (Outcome | Fault)[]) => void,
  code: URL,
): Promise<void> {
  let worker: Worker | null = null;
  for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
    worker ??= new Worker(code);
    const results = await ask(worker, batch);
    if (Array.isArray(results)) {
      store(batch, results);
      continue;
    }
    worker = null;
    const [only, other] = batch.files;
    if (only !== undefined && other === undefined) store(batch, [{ title: only.title, fault: results.fault }]);
    else queue.push(...batch.files.map((file, index) => ({ ...batch, start: batch.start + index, files: [file] })));
  }
  await worker?.terminate();
}

type Answer = (Outcome | Fault)[] | { readonly fault: string };

/** What a thread answers to a batch, or how it ended. */
function ask(worker: Worker, { files, effort }: Task): Promise<Answer> {
  return new Promise((resolve) => {
    const onMessage = (results: (Outcome | Fault)[]): void => settle(results);
    const onError = (error: Error): void => settle({ fault: error.name });
    const onExit = (): void => settle({ fault: 'a worker thread exited' });
    function settle(answer: Answer): void {
      worker.off('message', onMessage).off('exit', onExit);
      // A thread that dies says so once more when it exits.
      if (Array.isArray(answer)) worker.off('error', onError);
      resolve(answer);
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ files, effort });
  });
}
