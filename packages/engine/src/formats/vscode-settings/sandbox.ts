import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Egress } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { readSandboxFiles } from '../shared/sandbox-files.ts';

/**
 * Reads the terminal sandbox, under its current and former names, and its network access.
 * https://code.visualstudio.com/docs/agents/run/approvals
 */
export function readSandbox(document: Cursor, model: ModelBuilder): void {
  for (const name of switches) {
    const cursor = document.get(name);
    const state = stateOf(cursor);
    if (state === null) continue;
    const safe = cursor.isText ? { safeValue: 'on' } : {};
    const fact = { kind: 'sandbox', escapes: false, origin: 'set' } as const;
    model.isolations.push({ ...everywhere, ...safe, ...fact, at: cursor.at, state });
    if (cursor.is('allowNetwork')) addEgress(cursor, 'network', 'open', model);
  }
  const network = document.get('chat.agent.sandbox.allowNetwork');
  if (network.is(true)) addEgress(network, 'network', 'open', model);
  readDomains(document.get('chat.agent.allowedNetworkDomains'), model);
  readEscapes(document, model);
  for (const name of fileAccess) readSandboxFiles(document.get(name), model);
}

/** Per operating system, under the current and the former name. */
const fileAccess = ['linux', 'mac', 'windows'].flatMap((system) => [
  `chat.agent.sandbox.fileSystem.${system}`,
  `chat.agent.sandboxFileSystem.${system}`,
]);

/** Reads whether commands may run outside the sandbox. By default they may after approval. */
function readEscapes(document: Cursor, model: ModelBuilder): void {
  const fact = { kind: 'escape-hatch', origin: 'set' } as const;
  const allowed = document.get('chat.agent.sandbox.allowUnsandboxedCommands');
  const unasked = document.get('chat.agent.sandbox.autoApproveUnsandboxedCommands');
  if (allowed.is(false)) model.isolations.push({ ...everywhere, ...fact, at: allowed.at, state: 'on', escapes: false });
  else if (unasked.is(true))
    model.isolations.push({ ...everywhere, ...fact, at: unasked.at, state: 'weakened', escapes: true });
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
