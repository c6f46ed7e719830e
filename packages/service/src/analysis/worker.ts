import { move, transferableSymbol, valueSymbol } from 'piscina';
import { describeFault, type Fault } from '../fault.ts';
import type { Answer, Input } from './analyser.ts';
import { runAnalysis } from './run-analysis.ts';

/** An exception in the analysis is a bug and is returned as a value, so that an exception from the pool always means a lost worker. */
export type WorkerResult = Answer | { readonly kind: 'fault'; readonly fault: Fault };

/** Entry point of a pool worker. The pool unwraps its return value into a `WorkerResult`. Piscina requires a default export. */
export default function work(input: Input): unknown {
  const result = attempt(input);
  if (result.kind !== 'report') return result;
  // The buffer is transferred: copying it would take time in the main thread, which answers all requests.
  return move({ [transferableSymbol]: [result.bytes.buffer], [valueSymbol]: result });
}

function attempt(input: Input): WorkerResult {
  try {
    return runAnalysis(input);
  } catch (error) {
    return { kind: 'fault', fault: describeFault(error) };
  }
}
