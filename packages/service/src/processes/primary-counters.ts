import type { Counters } from '../rate-limit/counters.ts';

/** Messages between a worker process and the primary process. Other messages may use the same channel. */
export type CounterRequest = { readonly counters: CounterCall & { readonly id: number } };
export type CounterResponse = { readonly counted: { readonly id: number; readonly answer: unknown } };

type CounterCall =
  | { readonly method: 'take'; readonly subject: string; readonly limit: number }
  | { readonly method: 'failures' | 'addFailure' | 'forgetFailures'; readonly subject: string };

/** One end of a channel between two processes. */
export interface Channel {
  send(message: CounterRequest): void;
  receive(listener: (message: unknown) => void): void;
}

/** A long time-out: if the primary process had ended, its workers would have ended too, so a missing answer means that it is busy. */
const timeoutMs = 10_000;

/** The primary process's counters, for use in a worker. Rejects if the primary does not answer. */
export function createPrimaryCounters(channel: Channel): Counters {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  channel.receive((message) => {
    if (!isResponse(message)) return;
    const { id, answer } = message.counted;
    waiting.get(id)?.(answer);
  });

  function callPrimary<T>(call: CounterCall): Promise<T> {
    const id = ++lastId;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('The first process does not answer.'));
      }, timeoutMs);
      waiting.set(id, (answer) => {
        waiting.delete(id);
        clearTimeout(timer);
        resolve(answer as T); // Both ends are this file.
      });
      channel.send({ counters: { ...call, id } });
    });
  }

  return {
    take: (subject, limit) => callPrimary({ method: 'take', subject, limit }),
    failures: (subject) => callPrimary({ method: 'failures', subject }),
    addFailure: (subject) => callPrimary({ method: 'addFailure', subject }),
    forgetFailures: (subject) => callPrimary({ method: 'forgetFailures', subject }),
  };
}

/** In the primary process: the answer to a worker's message; null if it is some other message. */
export async function answerWorker(counters: Counters, message: unknown): Promise<CounterResponse | null> {
  if (!isRequest(message)) return null;
  const call = message.counters;
  const answer = call.method === 'take' ? counters.take(call.subject, call.limit) : counters[call.method](call.subject);
  return { counted: { id: call.id, answer: await answer } };
}

const isRequest = (message: unknown): message is CounterRequest => has(message, 'counters');
const isResponse = (message: unknown): message is CounterResponse => has(message, 'counted');
const has = (message: unknown, name: string): boolean =>
  typeof message === 'object' && message !== null && name in message;
