import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

type Meaning = Pick<Approval, 'kind' | 'state' | 'reach'>;

const modes: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['auto_edit', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['auto-edit', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['yolo', { kind: 'all-prompts', state: 'off', reach: ['execute', 'write', 'read', 'fetch'] }],
  // Qwen Code: a model judges each action. https://qwenlm.github.io/qwen-code-docs/en/users/features/approval-mode/
  ['auto', { kind: 'all-prompts', state: 'judged', reach: [] }],
  ['default', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['plan', { kind: 'all-prompts', state: 'on', reach: [] }],
]);

/** Switches with the meaning of true and of false. https://geminicli.com/docs/reference/configuration/ */
const switches: readonly {
  readonly path: readonly string[];
  readonly whenTrue: Meaning | null;
  readonly whenFalse: Meaning | null;
}[] = [
  {
    path: ['security', 'folderTrust', 'enabled'],
    whenTrue: toMeaning('workspace-trust', 'on'),
    whenFalse: toMeaning('workspace-trust', 'off'),
  },
  {
    path: ['folderTrust'],
    whenTrue: toMeaning('workspace-trust', 'on'),
    whenFalse: toMeaning('workspace-trust', 'off'),
  },
  { path: ['security', 'disableYoloMode'], whenTrue: toMeaning('bypass-lock', 'on'), whenFalse: null },
  { path: ['security', 'disableAlwaysAllow'], whenTrue: toMeaning('bypass-lock', 'on'), whenFalse: null },
  { path: ['admin', 'secureModeEnabled'], whenTrue: toMeaning('bypass-lock', 'on'), whenFalse: null },
  { path: ['disableAllHooks'], whenTrue: toMeaning('hooks', 'off'), whenFalse: null },
  { path: ['security', 'enableConseca'], whenTrue: toMeaning('guardrail', 'on'), whenFalse: null },
  { path: ['security', 'autoAddToPolicyByDefault'], whenTrue: toMeaning('guardrail', 'reduced'), whenFalse: null },
  // A single answer then counts for all future sessions.
  { path: ['security', 'enablePermanentToolApproval'], whenTrue: toMeaning('guardrail', 'reduced'), whenFalse: null },
  { path: ['agents', 'browser', 'confirmSensitiveActions'], whenTrue: toMeaning('tool', 'on'), whenFalse: null },
  // Only accepts read-only calls; writes and commands still need approval.
  { path: ['autoAccept'], whenTrue: { kind: 'all-prompts', state: 'reduced', reach: ['read'] }, whenFalse: null },
  {
    path: ['tools', 'autoAccept'],
    whenTrue: { kind: 'all-prompts', state: 'reduced', reach: ['read'] },
    whenFalse: null,
  },
];

/** Reads the approval mode and switches. */
export function readApprovals(document: Cursor, model: ModelBuilder): void {
  for (const path of [['general', 'defaultApprovalMode'], ['tools', 'approvalMode'], ['approvalMode']]) {
    const mode = document.follow(path);
    addApproval(modes.get(mode.text()?.value ?? '') ?? null, mode, model, { safeValue: 'default' });
  }
  for (const { path, whenTrue, whenFalse } of switches) {
    const cursor = document.follow(path);
    const value = cursor.isMapping ? null : cursor.boolean();
    if (value !== null) addApproval(value.value ? whenTrue : whenFalse, cursor, model);
  }
}

function toMeaning(kind: Approval['kind'], state: Approval['state']): Meaning {
  return { kind, state, reach: [] };
}

function addApproval(
  meaning: Meaning | null,
  cursor: Cursor,
  model: ModelBuilder,
  safe: Pick<Approval, 'safeValue'> = {},
): void {
  if (meaning === null) return;
  model.approvals.push({ ...everywhere, ...meaning, ...safe, at: cursor.at, origin: 'set', subject: null });
}
