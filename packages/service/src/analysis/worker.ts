import { describeFault, type Fault } from '../fault.ts';
import type { Answer, Input } from './analyser.ts';
import { answer } from './answer.ts';

/** An exception here is a bug in the analysis and travels as a value: whatever the pool itself throws is then a lost worker. */
export type WorkerResult = Answer | { readonly kind: 'fault'; readonly fault: Fault };

/** What a worker of the pool runs. Piscina wants a default export. */
export default function work(input: Input): WorkerResult {
  try {
    return answer(input);
  } catch (error) {
    return { kind: 'fault', fault: describeFault(error) };
  }
}
