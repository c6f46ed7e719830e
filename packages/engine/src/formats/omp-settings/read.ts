import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval, Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { draftPermission, namedPermission } from '../shared/permission.ts';
import { addByOrder } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';

type Decision = Permission['decision'];

const decisions: ReadonlyMap<string, Decision> = new Map<string, Decision>([
  ['allow', 'allow'],
  ['prompt', 'ask'],
  ['deny', 'deny'],
]);

/** What runs without approval: reading always does, `write` adds edits, in `auto` a model judges commands, `yolo` includes everything. */
const modes: ReadonlyMap<string, Pick<Approval, 'kind' | 'state' | 'reach'>> = new Map([
  ['yolo', { kind: 'all-prompts', state: 'off', reach: ['execute', 'write', 'delete', 'read', 'fetch'] }],
  ['auto', { kind: 'all-prompts', state: 'judged', reach: [] }],
  ['write', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['always-ask', { kind: 'all-prompts', state: 'on', reach: [] }],
]);

/** Reads approval rules, the approval mode and models. The first matching command pattern wins. */
export function readOmpSettings(document: Cursor, model: ModelBuilder): void {
  const tools = document.get('tools');
  const named = tools.get('approval').members().flatMap(draftTool);
  readMode(tools.get('approvalMode'), named, model);
  const commands = document.get('bash', 'patterns').items().flatMap(draftCommands);
  // The first matching pattern wins; the tool's decision applies to commands that no pattern matches.
  addByOrder([...named, ...commands.toReversed()], model);
  const overrides = document.get('task', 'agentModelOverrides').members();
  for (const { value } of [...document.get('modelRoles').members(), ...overrides]) {
    const id = value.text();
    if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  }
  // The other settings concern appearance, memory and sub-agents.
  document.ignore();
}

/** Reads the mode. If a rule asks or denies shell commands, the mode only applies to the other tools. */
function readMode(cursor: Cursor, named: readonly PermissionDraft[], model: ModelBuilder): void {
  const word = cursor.text();
  const mode = word === null ? undefined : modes.get(word.value);
  if (word === null || mode === undefined) return;
  const isShellRestricted = named.some(({ subject, decision }) => subject === 'shell' && decision !== 'allow');
  const state = mode.state === 'off' && mode.kind === 'all-prompts' && isShellRestricted ? 'reduced' : mode.state;
  const reach = state === 'reduced' ? [] : mode.reach;
  const fact = { ...everywhere, at: word.at, origin: 'set', subject: word, safeValue: 'always-ask' } as const;
  model.approvals.push({ ...fact, kind: mode.kind, state, reach });
}

/** Converts a decision for a tool, such as `bash: prompt`. */
function draftTool({ key, value }: Member): readonly PermissionDraft[] {
  const decision = decisions.get(value.text()?.value ?? '');
  return decision === undefined ? [] : [namedPermission(locate(key.value, value.at), decision, everywhere)];
}

/** Converts a pattern such as `{match: "git push *", approval: prompt}`, in which `*` is the only wildcard. */
function draftCommands(entry: Cursor): readonly PermissionDraft[] {
  const pattern: Located<string> | null = entry.get('match').text();
  const decision = decisions.get(entry.get('approval').text()?.value ?? '');
  if (pattern === null || decision === undefined) return [];
  const rule = { name: locate('bash', pattern.at), pattern, matching: 'glob', target: null } as const;
  return [draftPermission(rule, decision, 'shell', everywhere)];
}
