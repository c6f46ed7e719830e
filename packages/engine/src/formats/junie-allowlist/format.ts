import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission } from '../shared/permission.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByOrder } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';

const specification = 'https://www.jetbrains.com/help/junie/action-allowlist.html';

/** The kinds of actions with rules, and the subject of each. */
const kinds: ReadonlyMap<string, Permission['subject']> = new Map<string, Permission['subject']>([
  ['executables', 'shell'],
  ['terminal', 'shell'],
  ['fileEditing', 'write'],
  ['readOutsideProject', 'read'],
  ['mcpTools', 'mcp'],
]);
const actions: ReadonlyMap<string, Permission['decision']> = new Map<string, Permission['decision']>([
  ['allow', 'allow'],
  ['ask', 'ask'],
  ['deny', 'deny'],
]);
const kindPatterns = [...kinds.keys()].map((kind) => `rules/${kind}:mapping`).join(' | ');

export const junieAllowlist = defineFormat({
  id: 'junie-allowlist',
  title: 'Junie action allowlist',
  specification,
  filenames: ['.junie/allowlist.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [kindPatterns],
    often: [
      'defaultBehavior=ask | defaultBehavior=allow | defaultBehavior=deny',
      'rules/*/rules/*/action:string',
      'rules/*/rules/*/prefix:string | rules/*/rules/*/pattern:string',
    ],
    certain: ['allowReadonlyCommands:boolean'],
    never: ['permissions', 'mcpServers', 'apiVersion', 'agents'],
  },
  notLookedAt: ['Brave mode, which skips all approvals and is switched on at run time.'],
  defaults: [{ key: 'defaultBehavior', value: 'ask', source: specification }],
  read: readJunieAllowlist,
});

function readJunieAllowlist(document: Cursor, model: ModelBuilder): void {
  for (const { key, value } of document.get('rules').members()) readKind(key, value, model);
  const defaultBehavior = document.get('defaultBehavior').text();
  if (defaultBehavior?.value === 'allow') {
    const reach = ['execute', 'write', 'read', 'fetch'] as const;
    const fact = {
      at: defaultBehavior.at,
      kind: 'all-prompts',
      state: 'off',
      origin: 'set',
      reach,
      safeValue: 'ask',
    } as const;
    model.approvals.push({ ...everywhere, ...fact, subject: null });
  }
  document.ignoreKeys(['allowReadonlyCommands', 'defaultBehavior', 'version']);
  ignoreComments(document);
}

/** Reads the rules of a kind, of which the first matching one wins, and the default of the kind. */
function readKind(kind: Located<string>, entry: Cursor, model: ModelBuilder): void {
  const subject = kinds.get(kind.value);
  if (subject === undefined) return;
  const rules = entry
    .get('rules')
    .items()
    .flatMap((rule) => draftRule(kind.value, subject, rule));
  const defaultBehavior = entry.get('defaultBehavior').text();
  const decision = defaultBehavior === null ? undefined : actions.get(defaultBehavior.value);
  const name = defaultBehavior === null ? null : locate(kind.value, defaultBehavior.at);
  if (name !== null && decision !== undefined) {
    const rule = { name, pattern: null, matching: 'glob', target: targetOf(subject, '*') } as const;
    rules.push({ ...draftPermission(rule, decision, subject, everywhere), safeValue: 'ask' });
  }
  addPermissionGrants(addByOrder(rules.toReversed(), model), model);
}

/** Converts a rule, in which `prefix` is a command prefix and `pattern` a regular expression. */
function draftRule(kind: string, subject: Permission['subject'], rule: Cursor): readonly PermissionDraft[] {
  const action = rule.get('action').text();
  const decision = action === null ? undefined : actions.get(action.value);
  const prefix = rule.get('prefix').text();
  const written = prefix ?? rule.any('pattern', 'regex').text();
  if (action === null || decision === undefined || written === null) return [];
  const isPrefix = prefix !== null;
  const pattern = locate(isPrefix && subject === 'shell' ? `${written.value} *` : written.value, written.at);
  const matching = isPrefix ? 'prefix' : subject === 'shell' ? 'expression' : 'glob';
  const target = targetOf(subject, written.value);
  const draft = draftPermission(
    { name: locate(kind, written.at), pattern, matching, target },
    decision,
    subject,
    everywhere,
  );
  return [draft];
}

/** The target of an MCP rule: `server` or `server:tool`. */
function targetOf(subject: Permission['subject'], written: string): Permission['target'] {
  if (subject !== 'mcp') return null;
  const [server = '*', tool = '*'] = written.split(/[:/]/, 2);
  return { server, tool };
}
