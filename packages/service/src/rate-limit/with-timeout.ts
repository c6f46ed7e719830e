import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/**
 * The answer; rejects if it takes longer. If this process itself was busy, the answer may have arrived but not been read when the timer
 * fires: it is late only if the event loop does not deliver it in its next turns.
 */
export async function withTimeout<T>(timeoutMs: number, answer: Promise<T>): Promise<T> {
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
