import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Approval, Permission, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { draftPermission } from '../shared/permission.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByOrder } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { isWildcard, subjectOf } from '../shared/permission-rule.ts';
import { targetOf } from './server-tools.ts';

const allCapabilities: readonly Capability[] = ['execute', 'write', 'read', 'fetch'];
const decisions: ReadonlySet<string> = new Set(['allow', 'ask', 'deny']);
/** Keys for a situation instead of a tool. */
const situations: ReadonlySet<string> = new Set(['external_directory', 'doom_loop']);

/** Reads a single decision for all tools, or a map of tools to decisions or patterns, of which the last matching one wins. */
export function readPermission(
  permission: Cursor,
  servers: ReadonlySet<string>,
  model: ModelBuilder,
  scope: Scope,
): void {
  const singleDecision = decisionOf(permission);
  if (singleDecision !== null) {
    addApproval(singleDecision, 'off', model, scope);
    return;
  }
  const members = permission.members();
  const tools = members.filter(({ key }) => !situations.has(key.value) && key.value !== '*');
  // Each key is independent: `write` does not affect `edit`.
  const settled = tools.flatMap((member) => addByOrder(draftTool(member, servers, scope), model));
  addPermissionGrants(settled, model);
  for (const member of members) if (member.key.value === '*') readWildcardDecision(member, settled, model, scope);
  readDirectories(permission.get('external_directory'), settled, model, scope);
  readLoopGuard(permission.get('doom_loop'), model, scope);
}

/** Adds the default for a missing key: most tools run without approval. https://opencode.ai/docs/permissions/#defaults */
export function addDefaultPermission(document: Cursor, model: ModelBuilder): void {
  if (primaryPermission(document).exists) return;
  const switches = document.get('tools');
  const blocked = ['bash', 'write', 'edit'].every((tool) => switches.get(tool).is(false));
  if (!blocked) addDefault(document.at, allCapabilities, model, { safeValue: 'ask' });
}

/** Adds the default for tools and commands that no rule decides: they run without approval. */
export function addDefaultForCommands(document: Cursor, permission: Cursor, model: ModelBuilder): void {
  if (!permission.isMapping || permission.has('*') || document.get('tools', 'bash').is(false)) return;
  const primary = primaryPermission(document);
  if (!primary.isMapping && primary.exists) return;
  if (primary.has('*')) return;
  const ownRules = primary.get('bash');
  if (ownRules.exists) {
    // Commands that the agent's list does not name are decided by the file's list, or else allowed.
    if (leavesUndecided(ownRules) && !permission.has('bash')) addDefault(ownRules.at, ['execute'], model);
    return;
  }
  const bash = permission.get('bash');
  if (!bash.exists && !isRestricting(permission))
    addDefault(permission.at, allCapabilities, model, { safeValue: 'ask', keyToAdd: '*' });
  else if (!bash.exists) addDefault(permission.at, ['execute'], model, { safeValue: 'ask', keyToAdd: 'bash' });
  else if (leavesUndecided(bash)) addDefault(bash.at, ['execute'], model);
}

/** Whether any tool asks or is denied. Rules that only allow leave every other tool at its default, as a missing key does. */
function isRestricting(permission: Cursor): boolean {
  return permission.members().some(({ value }) => {
    const decisions = [value, ...value.members().map((rule) => rule.value)].map(decisionOf);
    return decisions.some((decision) => decision !== null && decision.value !== 'allow');
  });
}

function leavesUndecided(bash: Cursor): boolean {
  return bash.isMapping && !bash.members().some(({ key }) => isWildcard(key.value));
}

/** The permissions of the primary agent `build`, which take precedence over those at the root. */
function primaryPermission(document: Cursor): Cursor {
  return document.any('agent', 'mode').get('build', 'permission');
}

/** `safe`: the decision to add, where the order of the rules does not matter. */
function addDefault(
  at: Cursor['at'],
  reach: readonly Capability[],
  model: ModelBuilder,
  safe: Pick<Approval, 'safeValue' | 'keyToAdd'> = {},
): void {
  // By default, access outside the project and endless loops still need approval.
  const facts = { kind: 'all-prompts', state: 'reduced', origin: 'default' } as const;
  const ofAll = safe.keyToAdd === undefined ? 'permission' : 'ask or deny permission';
  const missing = locate(reach === allCapabilities ? ofAll : 'permission.bash', at);
  model.approvals.push({ ...everywhere, ...facts, ...safe, at, reach, subject: null, missing });
}

/** Reads the older `tools` map, which enables or disables tools. */
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
    reach: allows ? allCapabilities : [],
    subject: null,
    safeValue: 'ask',
  });
}

function draftTool({ key, value }: Member, servers: ReadonlySet<string>, scope: Scope): readonly PermissionDraft[] {
  const target = targetOf(key.value, servers);
  const subject = target === null ? subjectOf(key.value) : 'mcp';
  const singleDecision = decisionOf(value);
  if (singleDecision !== null) {
    const name = locate(key.value, value.at);
    const rule = { name, pattern: null, matching: 'glob', target } as const;
    return [{ ...draftPermission(rule, singleDecision.value, subject, scope), safeValue: 'ask' }];
  }
  return value.members().flatMap((rule) => {
    const decision = decisionOf(rule.value);
    if (decision === null) return [];
    const name = locate(key.value, rule.value.at);
    const pattern = locate(rule.key.value, rule.value.at);
    const draft = draftPermission({ name, pattern, matching: 'glob', target }, decision.value, subject, scope);
    return [{ ...draft, safeValue: 'ask' }];
  });
}

/** Reads the decision for `*`, which applies to tools without a rule. The approval is only reduced if commands still need it. */
function readWildcardDecision(member: Member, settled: readonly Permission[], model: ModelBuilder, scope: Scope): void {
  const decision = decisionOf(member.value);
  if (decision === null) return;
  const commandsAsk = settled.some(
    (rule) => rule.subject === 'shell' && rule.wildcard && rule.decision !== 'allow' && !rule.overridden,
  );
  addApproval(decision, commandsAsk ? 'reduced' : 'off', model, scope);
}

/** Reads folders outside the project. Access is read-only if edits need approval. */
function readDirectories(directories: Cursor, settled: readonly Permission[], model: ModelBuilder, scope: Scope): void {
  const editsAsk = settled.some((rule) => rule.subject === 'write' && rule.wildcard && rule.decision !== 'allow');
  const access = editsAsk ? 'read' : 'write';
  const singleDecision = decisionOf(directories);
  if (singleDecision?.value === 'allow') {
    const wholeDisk = { path: locate('/', singleDecision.at), bySetting: true } as const;
    model.fileGrants.push({
      ...scope,
      at: singleDecision.at,
      ...wholeDisk,
      access,
      source: 'permission',
      safeValue: 'ask',
    });
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
