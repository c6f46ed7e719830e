import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { safeValueOf } from '../shared/switch.ts';

type Meaning = Pick<Approval, 'kind' | 'state' | 'reach'>;

const modes: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['auto_edit', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['auto-edit', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['yolo', { kind: 'all-prompts', state: 'off', reach: ['execute', 'write', 'read', 'fetch'] }],
  ['default', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['plan', { kind: 'all-prompts', state: 'on', reach: [] }],
]);

/** Switches with the meaning of true and of false. https://geminicli.com/docs/reference/configuration/ */
const switches: readonly {
  readonly path: readonly string[];
  readonly yes: Meaning | null;
  readonly no: Meaning | null;
}[] = [
  { path: ['security', 'folderTrust', 'enabled'], yes: is('workspace-trust', 'on'), no: is('workspace-trust', 'off') },
  { path: ['folderTrust'], yes: is('workspace-trust', 'on'), no: is('workspace-trust', 'off') },
  { path: ['security', 'disableYoloMode'], yes: is('bypass-lock', 'on'), no: null },
  { path: ['security', 'disableAlwaysAllow'], yes: is('bypass-lock', 'on'), no: null },
  { path: ['admin', 'secureModeEnabled'], yes: is('bypass-lock', 'on'), no: null },
  { path: ['security', 'enableConseca'], yes: is('guardrail', 'on'), no: null },
  { path: ['security', 'autoAddToPolicyByDefault'], yes: is('guardrail', 'reduced'), no: null },
  { path: ['agents', 'browser', 'confirmSensitiveActions'], yes: is('tool', 'on'), no: null },
  // Only accepts read-only calls; writes and commands still need approval.
  { path: ['autoAccept'], yes: { kind: 'all-prompts', state: 'reduced', reach: ['read'] }, no: null },
  { path: ['tools', 'autoAccept'], yes: { kind: 'all-prompts', state: 'reduced', reach: ['read'] }, no: null },
];

export function readApprovals(document: Cursor, model: ModelBuilder): void {
  for (const path of [['general', 'defaultApprovalMode'], ['tools', 'approvalMode'], ['approvalMode']]) {
    const mode = document.follow(path);
    add(modes.get(mode.text()?.value ?? '') ?? null, mode, model);
  }
  for (const { path, yes, no } of switches) {
    const cursor = document.follow(path);
    const value = cursor.isMapping ? null : cursor.boolean();
    if (value !== null) add(value.value ? yes : no, cursor, model);
  }
}

function is(kind: Approval['kind'], state: Approval['state']): Meaning {
  return { kind, state, reach: [] };
}

function add(meaning: Meaning | null, cursor: Cursor, model: ModelBuilder): void {
  if (meaning === null) return;
  const safe = cursor.isText ? { safeValue: 'default' } : safeValueOf(cursor, meaning.state === 'on');
  model.approvals.push({ ...everywhere, ...meaning, ...safe, at: cursor.at, origin: 'set', subject: null });
}
