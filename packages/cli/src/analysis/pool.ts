import { Worker } from 'node:worker_threads';
import type { Found } from '../discovery/find.ts';
import type { Fault } from './analyse-file.ts';
import type { Outcome, PatchTrials } from './examine.ts';

/** Files per message: few enough that all threads finish at about the same time, many enough that messaging costs little. */
const batchSize = 16;

/** The message sent to a worker thread. */
export interface Task {
  readonly files: readonly Found[];
  readonly patchTrials: PatchTrials;
}

interface Batch extends Task {
  readonly start: number;
}

/** The worker's code, next to this file in the source tree and in the built package. */
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/**
 * Analyses files on several threads. The results are in the order of the files. A file that kills its thread gives a fault; the other files
 * of its batch are retried one by one.
 */
export async function analyseInThreads(
  files: readonly Found[],
  patchTrials: PatchTrials,
  threads: number,
  onProgress: (done: number) => void,
  code = workerFile,
): Promise<readonly (Outcome | Fault)[]> {
  const outcomes: (Outcome | Fault)[] = new Array(files.length).fill(null);
  const queue: Batch[] = [];
  for (let start = 0; start < files.length; start += batchSize)
    queue.push({ start, patchTrials, files: files.slice(start, start + batchSize) });
  let done = 0;
  const store = ({ start }: Batch, results: readonly (Outcome | Fault)[]): void => {
    results.forEach((result, index) => {
      outcomes[start + index] = result;
    });
    done += results.length;
    onProgress(done);
  };
  await Promise.all(Array.from({ length: Math.min(threads, queue.length) }, () => runWorker(queue, store, code)));
  return outcomes;
}

/** Runs batches until the queue is empty, in a new thread whenever one has died. */
async function runWorker(
  queue: Batch[],
  store: (batch: Batch, results: readonly (Outcome | Fault)[]) => void,
  code: URL,
): Promise<void> {
  let worker: Worker | null = null;
  for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
    worker ??= new Worker(code);
    const results = await runBatch(worker, batch);
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

type BatchResult = (Outcome | Fault)[] | { readonly fault: string };

/** The worker's results for a batch, or how the worker ended. */
function runBatch(worker: Worker, { files, patchTrials }: Task): Promise<BatchResult> {
  return new Promise((resolve) => {
    const onMessage = (results: (Outcome | Fault)[]): void => settle(results);
    const onError = (error: Error): void => settle({ fault: error.name });
    const onExit = (): void => settle({ fault: 'a worker thread exited' });
    function settle(result: BatchResult): void {
      worker.off('message', onMessage).off('exit', onExit);
      // A thread that dies of an error emits `error` and then `exit`; the listener has to stay until then.
      if (Array.isArray(result)) worker.off('error', onError);
      resolve(result);
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ files, patchTrials });
  });
}
