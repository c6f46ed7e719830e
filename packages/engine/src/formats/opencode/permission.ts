import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Permission, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { draftPermission } from '../shared/permission.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByOrder } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { isWildcard, subjectOf } from '../shared/permission-rule.ts';

const everything: readonly Capability[] = ['execute', 'write', 'read', 'fetch'];
const decisions: ReadonlySet<string> = new Set(['allow', 'ask', 'deny']);
/** Keys that name a situation, not a tool. */
const situations: ReadonlySet<string> = new Set(['external_directory', 'doom_loop']);

/** One word for everything, or tools with a word or with patterns; the last rule that fits decides. */
export function readPermission(permission: Cursor, model: ModelBuilder, scope: Scope): void {
  const whole = decisionOf(permission);
  if (whole !== null) {
    addApproval(whole, 'off', model, scope);
    return;
  }
  const members = permission.members();
  const tools = members.filter(({ key }) => !situations.has(key.value) && key.value !== '*');
  // Each key is a permission of its own: `write` says nothing of `edit`.
  const settled = tools.flatMap((member) => addByOrder(draftTool(member, scope), model));
  addPermissionGrants(settled, model);
  for (const member of members) if (member.key.value === '*') readEverything(member, settled, model, scope);
  readDirectories(permission.get('external_directory'), settled, model, scope);
  readLoopGuard(permission.get('doom_loop'), model, scope);
}

/** Without the key most tools run unasked. https://opencode.ai/docs/permissions/#defaults */
export function addDefaultPermission(document: Cursor, model: ModelBuilder): void {
  if (primaryPermission(document).exists) return;
  const switches = document.get('tools');
  const blocked = ['bash', 'write', 'edit'].every((tool) => switches.get(tool).is(false));
  if (!blocked) addDefault(document.at, everything, model);
}

/** What no key and no pattern decides is allowed, commands among it: rules for some of them leave the rest open. */
export function addDefaultForCommands(document: Cursor, permission: Cursor, model: ModelBuilder): void {
  if (!permission.isMapping || permission.has('*') || document.get('tools', 'bash').is(false)) return;
  const primary = primaryPermission(document);
  if (!primary.isMapping && primary.exists) return;
  if (primary.has('*')) return;
  const own = primary.get('bash');
  if (own.exists) {
    // What the agent's own list does not name falls to the list below it, and without one to the host, which allows it.
    if (leavesOpen(own) && !permission.has('bash')) addDefault(own.at, ['execute'], model);
    return;
  }
  const bash = permission.get('bash');
  if (permission.members().length === 0) addDefault(permission.at, everything, model);
  else if (!bash.exists) addDefault(permission.at, ['execute'], model);
  else if (leavesOpen(bash)) addDefault(bash.at, ['execute'], model);
}

function leavesOpen(bash: Cursor): boolean {
  return bash.isMapping && !bash.members().some(({ key }) => isWildcard(key.value));
}

/** What the agent that people talk to may do; it wins over what stands at the root. */
function primaryPermission(document: Cursor): Cursor {
  return document.any('agent', 'mode').get('build', 'permission');
}

function addDefault(at: Cursor['at'], reach: readonly Capability[], model: ModelBuilder): void {
  // Leaving the project and endless loops are still asked about.
  const facts = { kind: 'all-prompts', state: 'reduced', origin: 'default' } as const;
  const missing = locate(reach === everything ? 'permission' : 'permission.bash', at);
  model.approvals.push({ ...everywhere, ...facts, at, reach, subject: null, missing });
}

/** The older `tools` map: a tool is there, or it is not. */
export function readToolSwitches(tools: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const { key, value } of tools.members()) {
    if (value.boolean()?.value !== false) continue;
    const name = locate(key.value, value.at);
    const draft = draftPermission(
      { name, pattern: null, matching: 'exact', target: null },
      'deny',
      subjectOf(key.value),
      scope,
    );
    model.permissions.push({ ...draft, overridden: false });
  }
}

function decisionOf(cursor: Cursor): Located<Permission['decision']> | null {
  const word = cursor.text();
  if (word === null || !decisions.has(word.value)) return null;
  return locate(word.value === 'allow' ? 'allow' : word.value === 'ask' ? 'ask' : 'deny', word.at);
}

function addApproval(
  decision: Located<Permission['decision']>,
  state: 'off' | 'reduced',
  model: ModelBuilder,
  scope: Scope,
): void {
  const allows = decision.value === 'allow';
  model.approvals.push({
    ...scope,
    at: decision.at,
    kind: 'all-prompts',
    state: allows ? state : 'on',
    origin: 'set',
    reach: allows ? everything : [],
    subject: null,
    safeValue: 'ask',
  });
}

function draftTool({ key, value }: Member, scope: Scope): readonly PermissionDraft[] {
  const subject = subjectOf(key.value);
  const whole = decisionOf(value);
  if (whole !== null) {
    const name = locate(key.value, value.at);
    const rule = { name, pattern: null, matching: 'glob', target: null } as const;
    return [{ ...draftPermission(rule, whole.value, subject, scope), safeValue: 'ask' }];
  }
  return value.members().flatMap((rule) => {
    const decision = decisionOf(rule.value);
    if (decision === null) return [];
    const name = locate(key.value, rule.value.at);
    const pattern = locate(rule.key.value, rule.value.at);
    const draft = draftPermission({ name, pattern, matching: 'glob', target: null }, decision.value, subject, scope);
    return [{ ...draft, safeValue: 'ask' }];
  });
}

/** `*` allows what no tool's own rule asks about: everything, or everything but commands. */
function readEverything(member: Member, settled: readonly Permission[], model: ModelBuilder, scope: Scope): void {
  const decision = decisionOf(member.value);
  if (decision === null) return;
  const commandsAsk = settled.some(
    (rule) => rule.subject === 'shell' && rule.wildcard && rule.decision !== 'allow' && !rule.overridden,
  );
  addApproval(decision, commandsAsk ? 'reduced' : 'off', model, scope);
}

/** Folders outside the project. Written to only where edits are not asked about. */
function readDirectories(directories: Cursor, settled: readonly Permission[], model: ModelBuilder, scope: Scope): void {
  const editsAsk = settled.some((rule) => rule.subject === 'write' && rule.wildcard && rule.decision !== 'allow');
  const access = editsAsk ? 'read' : 'write';
  const whole = decisionOf(directories);
  if (whole?.value === 'allow') {
    const every = { path: locate('/', whole.at), bySetting: true } as const;
    model.fileGrants.push({ ...scope, at: whole.at, ...every, access, source: 'permission', safeValue: 'ask' });
  }
  for (const { key, value } of directories.members()) {
    const decision = decisionOf(value);
    if (decision?.value !== 'allow') continue;
    const path = isWildcard(key.value)
      ? ({ path: locate('/', value.at), bySetting: true } as const)
      : { path: locate(key.value, value.at) };
    model.fileGrants.push({ ...scope, at: value.at, ...path, access, source: 'permission', safeValue: 'ask' });
  }
}

function readLoopGuard(guard: Cursor, model: ModelBuilder, scope: Scope): void {
  const decision = decisionOf(guard);
  if (decision?.value !== 'allow') return;
  model.limits.push({ ...scope, at: decision.at, kind: 'loop-detection', value: 'unlimited', origin: 'set' });
}
