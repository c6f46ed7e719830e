import type { Authentication } from '../../agent/facts.ts';
import type { Step } from './node.ts';

const guarded: ReadonlyMap<string, Authentication['guards']> = new Map<string, Authentication['guards']>([
  ['webhook', 'webhook'],
  ['formTrigger', 'webhook'],
  ['chatTrigger', 'chat'],
  ['mcpTrigger', 'endpoint'],
]);

/** What starts a workflow from outside. Nobody has to prove who he is unless the node says so; a workflow that is not active waits for nobody. */
export function readTrigger({ type, entry, parameters, model, scope }: Step, live: boolean): void {
  const guards = guarded.get(type);
  if (guards === undefined) return;
  const around = { ...scope, enabled: scope.enabled && live };
  if (type === 'chatTrigger') {
    const open = parameters.get('public').boolean();
    if (open?.value !== true) return;
    model.exposures.push({ ...around, at: open.at, kind: 'public-trigger', state: 'open', origin: 'set' });
  }
  const method = parameters.get('authentication').text();
  const state = method === null || method.value === 'none' ? 'none' : 'present';
  const at = method?.at ?? entry.at;
  const origin = method === null ? 'default' : 'set';
  model.authentications.push({ ...around, at, guards, state, exposed: true, origin });
}
