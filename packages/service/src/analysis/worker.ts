import { move, transferableSymbol, valueSymbol } from 'piscina';
import { describeFault, type Fault } from '../fault.ts';
import type { Answer, Input } from './analyser.ts';
import { answer } from './answer.ts';

/** An exception here is a bug in the analysis and travels as a value: whatever the pool itself throws is then a lost worker. */
export type WorkerResult = Answer | { readonly kind: 'fault'; readonly fault: Fault };

/** What a worker of the pool runs; what it gives becomes a `WorkerResult` on the way. Piscina wants a default export. */
export default function work(input: Input): unknown {
  const result = attempt(input);
  if (result.kind !== 'report') return result;
  // The bytes change hands instead of being copied in the thread that answers everybody else.
  return move({ [transferableSymbol]: [result.bytes.buffer], [valueSymbol]: result });
}

function attempt(input: Input): WorkerResult {
  try {
    return answer(input);
  } catch (error) {
    return { kind: 'fault', fault: describeFault(error) };
  }
}
