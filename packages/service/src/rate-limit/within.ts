import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/**
 * The answer, or an exception if it takes longer. Where this process itself was busy the answer may lie unread when the time is over:
 * only after the event loop has read what there is, it is late.
 */
export async function within<T>(timeoutMs: number, answer: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = sleep(timeoutMs, undefined, { signal: over.signal })
    .then(() => turn())
    .then(() => turn())
    .then(() => {
      throw new Error('No answer in time.');
    });
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}
