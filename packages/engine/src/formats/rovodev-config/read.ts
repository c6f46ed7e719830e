import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { draftPermission, namedPermission } from '../shared/permission.ts';
import { addByOrder } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { addPrompt } from '../shared/prompt.ts';

type Decision = Permission['decision'];

const decisions: ReadonlyMap<string, Decision> = new Map<string, Decision>([
  ['allow', 'allow'],
  ['ask', 'ask'],
  ['deny', 'deny'],
]);
const allCapabilities = ['execute', 'write', 'delete', 'read', 'fetch'] as const;

/** The subjects of the built-in tools. */
const builtInTools: ReadonlyMap<string, Permission['subject']> = new Map<string, Permission['subject']>([
  ['create_file', 'write'],
  ['delete_file', 'write'],
  ['move_file', 'write'],
  ['find_and_replace_code', 'write'],
  ['open_files', 'read'],
  ['expand_code_chunks', 'read'],
  ['expand_folder', 'read'],
  ['grep', 'read'],
]);

/** Reads tool permissions, the sandbox, external folders, the system prompt and hooks. */
export function readRovodevConfig(document: Cursor, model: ModelBuilder): void {
  const rules = document.get('toolPermissions');
  readGeneral(rules, model);
  // Tools with the same subject are independent, so they must not override each other.
  for (const member of rules.get('tools').members()) addByOrder(draftTool(member), model);
  addByOrder(draftCommands(rules.get('bash')), model);
  const sandbox = rules.get('bash', 'runInSandbox').boolean();
  if (sandbox !== null) {
    const state = sandbox.value ? 'on' : 'off';
    const fact = { kind: 'sandbox', state, escapes: false, origin: 'set' } as const;
    model.isolations.push({ ...everywhere, at: sandbox.at, ...fact });
  }
  readEnvironment(rules.get('bash', 'env'), 'tool', model, everywhere);
  for (const path of rules.get('allowedExternalPaths').texts()) {
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'write', source: 'directory' });
  }
  addPrompt(document.get('agent', 'additionalSystemPrompt'), 'system', model, everywhere);
  readHooks(document.get('eventHooks', 'events'), model);
  // The other settings concern appearance and storage.
  document.ignore();
}

function draftTool({ key, value }: Member): readonly PermissionDraft[] {
  const decision = decisionOf(value);
  if (decision === null) return [];
  const name = locate(key.value, value.at);
  const subject = builtInTools.get(key.value);
  if (subject === undefined) return [namedPermission(name, decision, everywhere)];
  return [draftPermission({ name, pattern: null, matching: 'exact', target: null }, decision, subject, everywhere)];
}

/** Reads the decision for everything without a rule. */
function readGeneral(rules: Cursor, model: ModelBuilder): void {
  const all = rules.get('allowAll');
  const defaultDecision = rules.get('default');
  const fact = { ...everywhere, kind: 'all-prompts', origin: 'set', reach: allCapabilities, subject: null } as const;
  if (all.is(true)) model.approvals.push({ ...fact, at: all.at, state: 'off' });
  if (defaultDecision.is('allow'))
    model.approvals.push({ ...fact, at: defaultDecision.at, state: 'off', safeValue: 'ask' });
  if (defaultDecision.is('ask') && !all.is(true))
    model.approvals.push({ ...fact, at: defaultDecision.at, state: 'on', reach: [] });
}

/** Converts rules, which are expressions for the whole line, and the default for other commands. */
function draftCommands(bash: Cursor): readonly PermissionDraft[] {
  const defaultDecision = bash.get('default');
  const decision = decisionOf(defaultDecision);
  const general = { name: locate('bash', defaultDecision.at), pattern: null, matching: 'exact', target: null } as const;
  const named = bash
    .get('commands')
    .items()
    .flatMap((entry) => {
      const pattern = entry.get('command').text();
      const own = decisionOf(entry.get('permission'));
      if (pattern === null || own === null) return [];
      const name = locate('bash', pattern.at);
      const rule = { name, pattern, matching: 'expression', comparison: 'whole', target: null } as const;
      return [draftPermission(rule, own, 'shell', everywhere)];
    });
  return decision === null ? named : [draftPermission(general, decision, 'shell', everywhere), ...named];
}

function decisionOf(cursor: Cursor): Decision | null {
  return decisions.get(cursor.text()?.value ?? '') ?? null;
}

/** Reads hooks of the form `{name: on_complete, commands: [{command: …}]}`. */
function readHooks(events: Cursor, model: ModelBuilder): void {
  for (const event of events.items()) {
    for (const line of event.get('commands').items()) {
      readCommandLine(line.isMapping ? line.get('command') : line, 'hook', model, everywhere);
    }
  }
}
