import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Egress } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/**
 * Reads the terminal sandbox, under its current and former names, and its network access.
 * https://code.visualstudio.com/docs/agents/run/approvals
 */
export function readSandbox(document: Cursor, model: ModelBuilder): void {
  for (const name of switches) {
    const cursor = document.get(name);
    const state = stateOf(cursor);
    if (state === null) continue;
    const safeValue = cursor.boolean() === null ? 'on' : true;
    const fact = { kind: 'sandbox', escapes: false, origin: 'set', safeValue } as const;
    model.isolations.push({ ...everywhere, ...fact, at: cursor.at, state });
    if (cursor.is('allowNetwork')) addEgress(cursor, 'network', 'open', model);
  }
  const network = document.get('chat.agent.sandbox.allowNetwork');
  if (network.is(true)) addEgress(network, 'network', 'open', model);
  readDomains(document.get('chat.agent.allowedNetworkDomains'), model);
}

const switches = [
  'chat.agent.sandbox.enabled',
  'chat.agent.sandbox.enabledWindows',
  'chat.agent.sandbox',
  'chat.tools.terminal.sandbox.enabled',
];

/** The state of the sandbox: a word, or a boolean in older releases. */
function stateOf(cursor: Cursor): 'on' | 'off' | null {
  if (cursor.is(true) || cursor.is('on') || cursor.is('allowNetwork')) return 'on';
  return cursor.is(false) || cursor.is('off') ? 'off' : null;
}

function readDomains(list: Cursor, model: ModelBuilder): void {
  const wildcard = list.items().find((item) => item.is('*'));
  if (wildcard !== undefined) addEgress(wildcard, 'domains', 'open', model);
  else if (list.items().length > 0) addEgress(list, 'domains', 'restricted', model);
}

function addEgress({ at }: Cursor, kind: Egress['kind'], state: Egress['state'], model: ModelBuilder): void {
  model.egresses.push({ ...everywhere, at, kind, state, origin: 'set' });
}
