import type { Counters } from '../rate-limit/counters.ts';

/** Messages between a worker process and the primary process. Other messages may use the same channel. */
export type CounterQuestion = { readonly counters: Asked & { readonly id: number } };
export type CounterAnswer = { readonly counted: { readonly id: number; readonly answer: unknown } };

type Asked =
  | { readonly ask: 'take'; readonly subject: string; readonly limit: number }
  | { readonly ask: 'failures' | 'addFailure' | 'forgetFailures'; readonly subject: string };

/** One end of a channel between two processes. */
export interface Channel {
  send(message: CounterQuestion): void;
  receive(listener: (message: unknown) => void): void;
}

/** A long time-out: if the primary process had ended, its workers would have ended too, so a missing answer means that it is busy. */
const patienceMs = 10_000;

/** The primary process's counters, for use in a worker. Rejects if the primary does not answer. */
export function askPrimary(channel: Channel): Counters {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  channel.receive((message) => {
    if (!isAnswer(message)) return;
    const { id, answer } = message.counted;
    waiting.get(id)?.(answer);
  });

  function ask<T>(asked: Asked): Promise<T> {
    const id = ++lastId;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('The first process does not answer.'));
      }, patienceMs);
      waiting.set(id, (answer) => {
        waiting.delete(id);
        clearTimeout(timer);
        resolve(answer as T); // Both ends are this file.
      });
      channel.send({ counters: { ...asked, id } });
    });
  }

  return {
    take: (subject, limit) => ask({ ask: 'take', subject, limit }),
    failures: (subject) => ask({ ask: 'failures', subject }),
    addFailure: (subject) => ask({ ask: 'addFailure', subject }),
    forgetFailures: (subject) => ask({ ask: 'forgetFailures', subject }),
  };
}

/** In the primary process: the answer to a worker's message; null if it is some other message. */
export async function answerWorker(counters: Counters, message: unknown): Promise<CounterAnswer | null> {
  if (!isQuestion(message)) return null;
  const asked = message.counters;
  const answer = asked.ask === 'take' ? counters.take(asked.subject, asked.limit) : counters[asked.ask](asked.subject);
  return { counted: { id: asked.id, answer: await answer } };
}

const isQuestion = (message: unknown): message is CounterQuestion => has(message, 'counters');
const isAnswer = (message: unknown): message is CounterAnswer => has(message, 'counted');
const has = (message: unknown, name: string): boolean =>
  typeof message === 'object' && message !== null && name in message;
