import type { Authentication } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addOrigins } from '../shared/exposure.ts';
import type { Step } from './node.ts';
import { typeOf } from './node-parts.ts';
import { createTargetLookup } from './sources.ts';

const guardsByType: ReadonlyMap<string, Authentication['guards']> = new Map<string, Authentication['guards']>([
  ['webhook', 'webhook'],
  ['formTrigger', 'webhook'],
  ['chatTrigger', 'chat'],
  ['mcpTrigger', 'endpoint'],
]);

/**
 * Reads a trigger that can be called from outside. It needs no authentication unless the node sets one. In an inactive workflow it is
 * disabled.
 */
export function readTrigger(step: Step, isActive: boolean, verified: ReadonlySet<string>): void {
  const { type, name, entry, parameters, model, scope } = step;
  const guards = guardsByType.get(type);
  if (guards === undefined) return;
  const triggerScope = { ...scope, enabled: scope.enabled && isActive };
  if (type === 'chatTrigger') {
    const open = parameters.get('public').boolean();
    if (open?.value !== true) return;
    model.exposures.push({ ...triggerScope, at: open.at, kind: 'public-trigger', state: 'open', origin: 'set' });
  }
  // For a chat, `public` is reported instead.
  if (type === 'webhook') {
    const origins = parameters.get('options', 'allowedOrigins');
    if (origins.text()?.value.trim() === '*') addOrigins(origins, model, triggerScope);
  }
  const method = parameters.get('authentication').text();
  const isOpen = (method === null || method.value === 'none') && !verified.has(name.value);
  const state = isOpen ? 'none' : 'present';
  const at = method?.at ?? entry.at;
  const origin = method === null ? 'default' : 'set';
  model.authentications.push({ ...triggerScope, at, name, guards, state, exposed: true, origin });
}

/** The triggers that only lead to a response node, as for the verification of a webhook URL (`hub.challenge`). */
export function responseOnlyTriggers(nodes: readonly Cursor[], connections: Cursor): ReadonlySet<string> {
  const responders = new Set<string>();
  for (const node of nodes) {
    const name = node.get('name').text()?.value;
    if (name !== undefined && /\.respondToWebhook$/.test(typeOf(node))) responders.add(name);
  }
  const triggers = new Set<string>();
  if (responders.size === 0) return triggers;
  const targetsOf = createTargetLookup(connections);
  for (const { key } of connections.members()) {
    const next = targetsOf(key.value);
    if (next.length === 0 || !next.every((name) => responders.has(name))) continue;
    if (next.every((name) => targetsOf(name).length === 0)) triggers.add(key.value);
  }
  return triggers;
}
