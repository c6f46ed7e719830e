import type { ModelBuilder } from '../../agent/builder.ts';
import type { Execution, Scope } from '../../agent/facts.ts';
import type { Place } from '../../text/span.ts';

/** Adds that code of any kind may run. `isolated`: whether it runs in a sandbox, or null where that is unknown. */
export function addFreeExecution(
  at: Place,
  model: ModelBuilder,
  scope: Scope,
  isolated: Execution['isolated'] = null,
): void {
  model.executions.push({ ...scope, at, kind: 'code-execution', state: 'unrestricted', isolated, origin: 'set' });
}
