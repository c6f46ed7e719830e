import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval, Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { draftPermission, rewritePattern } from '../shared/permission.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { isWildcard, type RuleText, splitRule } from '../shared/permission-rule.ts';
import { readRuleLists, toPrefixGlob } from '../shared/rule-lists.ts';

/** What runs without approval. In `proceed-in-sandbox`, sandboxed commands run without it, and leaving the sandbox needs it. */
const modes: ReadonlyMap<string, Pick<Approval, 'kind' | 'state' | 'reach'>> = new Map([
  ['always-proceed', { kind: 'all-prompts', state: 'off', reach: ['execute', 'write', 'delete', 'read', 'fetch'] }],
  ['proceed-in-sandbox', { kind: 'all-prompts', state: 'reduced', reach: [] }],
  ['request-review', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['strict', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['accept-edits', { kind: 'edits', state: 'off', reach: ['write'] }],
]);

const subjects: ReadonlyMap<string, Permission['subject']> = new Map<string, Permission['subject']>([
  ['command', 'shell'],
  ['read_file', 'read'],
  ['write_file', 'write'],
  ['read_url', 'fetch'],
  ['execute_url', 'browse'],
  ['mcp', 'mcp'],
]);

/** Reads the approval mode, permission rules, the sandbox and access outside the workspace. */
export function readAntigravitySettings(document: Cursor, model: ModelBuilder): void {
  for (const key of ['toolPermission', 'agentMode']) readMode(document.get(key), model);
  const permissions = document.get('permissions');
  readRuleLists(permissions, draftRule, model);
  readSandbox(document.get('enableTerminalSandbox'), permissions.get('allow').texts(), model);
  const outside = document.get('allowNonWorkspaceAccess');
  if (outside.is(true)) {
    const wholeDisk = { path: locate('/', outside.at), bySetting: true } as const;
    model.fileGrants.push({ ...everywhere, at: outside.at, ...wholeDisk, access: 'read', source: 'tool' });
  }
  const unchecked = document.get('disableWorkspaceTrustCheck');
  if (unchecked.is(true)) {
    const fact = { kind: 'workspace-trust', state: 'off', origin: 'set', reach: [], subject: null } as const;
    model.approvals.push({ ...everywhere, at: unchecked.at, ...fact });
  }
  for (const line of ['statusLine', 'title'])
    readCommandLine(document.get(line, 'command'), 'helper', model, everywhere);
  const id = document.get('model').text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  // The other settings concern appearance.
  document.ignore();
}

function readMode(cursor: Cursor, model: ModelBuilder): void {
  const word = cursor.text();
  const mode = word === null ? undefined : modes.get(word.value);
  if (word === null || mode === undefined) return;
  const safeValue = mode.kind === 'edits' ? 'plan' : 'request-review';
  model.approvals.push({ ...everywhere, ...mode, at: word.at, origin: 'set', subject: word, safeValue });
}

/** Converts a rule: `command(git)` matches every command that starts with `git`; `mcp(server/tool)` names a server and a tool. */
function draftRule(written: Located<string>, decision: Permission['decision']): readonly PermissionDraft[] {
  const rule = splitRule(written);
  const subject = rule.name.value === '*' ? 'any' : subjects.get(rule.name.value);
  if (subject === undefined) return [];
  const target = subject === 'mcp' ? targetOf(rule.pattern?.value ?? '*') : null;
  const pattern = subject === 'shell' ? toPrefixGlob(unescapePattern(rule)) : rule.pattern;
  const matching = subject === 'shell' ? 'prefix' : 'glob';
  return [draftPermission({ name: rule.name, pattern, matching, target }, decision, subject, everywhere)];
}

/** Removes the escapes that saved decisions contain: `command(\.scripts/plan\.sh)`. */
function unescapePattern({ pattern }: RuleText): Located<string> | null {
  return pattern === null ? null : rewritePattern(pattern, pattern.value.replaceAll('\\.', '.'));
}

function targetOf(pattern: string): Permission['target'] {
  const cut = pattern.indexOf('/');
  if (cut === -1) return { server: pattern, tool: '*' };
  return { server: pattern.slice(0, cut) || '*', tool: pattern.slice(cut + 1) || '*' };
}

/** Reads the sandbox switch, and the rule `unsandboxed(*)`, which allows every command to run outside. */
function readSandbox(cursor: Cursor, allowed: readonly Located<string>[], model: ModelBuilder): void {
  const on = cursor.boolean();
  if (on !== null) {
    const state = on.value ? 'on' : 'off';
    model.isolations.push({ ...everywhere, at: on.at, kind: 'sandbox', state, escapes: false, origin: 'set' });
  }
  const escapeRule = allowed.find((rule) => {
    const { name, pattern } = splitRule(rule);
    return name.value === 'unsandboxed' && isWildcard(pattern?.value ?? null);
  });
  if (escapeRule === undefined) return;
  model.isolations.push({
    ...everywhere,
    at: escapeRule.at,
    kind: 'escape-hatch',
    state: 'off',
    escapes: true,
    origin: 'set',
  });
}
