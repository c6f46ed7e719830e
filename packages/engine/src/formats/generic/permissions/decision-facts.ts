import type { Capability } from '../../../agent/capability.ts';
import type { Permission } from '../../../agent/facts.ts';
import { capabilitiesOfAction, readsFiles } from '../../../knowledge/tools.ts';
import { type Located, locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import { draftPermission } from '../../shared/permission.ts';
import { isWildcard, subjectOf } from '../../shared/permission-rule.ts';
import type { Context } from '../context.ts';
import { foldKey } from '../names/key-words.ts';

/** A tool name with a pattern, which must contain a pattern's characters: `file:write` alone is a tool name. */
const restrictedName = /^([A-Za-z][\w-]{1,60}):(?!\/\/)(?=.{0,200}[*/.\s])(\S.{0,400})$/;

/** Whether a name restricts the rule to some of a tool's calls. */
export function restrictsCalls(name: string): boolean {
  return restrictedName.test(name);
}

/** Adds a rule on a tool or a kind of action, by its name; `bash:git *` and `write:*.md` restrict it to some calls. */
export function addDecision(name: Located<string>, decision: Permission['decision'], context: Context): void {
  const [, tool = '', calls = ''] = restrictedName.exec(name.value) ?? [];
  const ruled = tool === '' || isWildcard(calls) ? 'other' : subjectOfName(tool);
  if (ruled !== 'other') {
    const rule = {
      name: locate(tool, name.at),
      pattern: locate(calls, name.at),
      matching: 'glob',
      target: null,
    } as const;
    context.drafts.push(draftPermission(rule, decision, ruled, context.scope));
    return;
  }
  const subject = subjectOfName(name.value);
  // Asking before a push or refusing it says nothing about edits.
  const restrictsOther = decision !== 'allow' && sharingVerbs.has(foldKey(name.value));
  const narrow = subject === 'write' && (restrictsOther || !isAboutFiles(name.value));
  addRule(name, decision, narrow ? 'other' : subject, context);
}

/**
 * Adds the decision for tools without a rule of their own. `ask` and `deny` become approval of all actions: a rule on every tool
 * would override the rules that allow.
 */
export function addDefault(name: Located<string>, decision: Permission['decision'], context: Context): void {
  if (decision === 'allow') {
    addRule(name, decision, 'any', context);
    return;
  }
  const fact = { kind: 'all-prompts', state: 'on', origin: 'set', reach: [], subject: name } as const;
  context.model.approvals.push({ ...context.scope, at: name.at, ...fact });
}

/** Adds a rule on everything that its subject covers. */
function addRule(
  name: Located<string>,
  decision: Permission['decision'],
  subject: Permission['subject'],
  { scope, drafts }: Context,
): void {
  drafts.push({
    ...scope,
    at: name.at,
    decision,
    subject,
    name,
    pattern: null,
    wildcard: true,
    matching: 'exact',
    overridden: false,
    invocations: [],
    target: null,
  });
}

const changeVerbs = wordSet('edit write change modification delete deletion');

/** The capabilities of an action named by a plural: `writes` and `purchases` are to write and to purchase. */
function capabilitiesOfName(name: string): readonly Capability[] {
  const folded = foldKey(name);
  const [object, verb = '', ...more] = folded.split('_');
  // `file_edits`: the verb comes second.
  const reordered = changeVerbs.has(verb) && more.length === 0 ? [`${verb}_${object}`] : [];
  return [...reordered, name, folded].map((one) => capabilitiesOfAction(one)).find((can) => can.length > 0) ?? [];
}

/** Changes of a repository's history or of other services. */
const sharingVerbs = wordSet('push commit merge rebase tag release publish post');

/** Whether the name is about files; a decision on `create_ticket` or `modify_config` is not. */
function isAboutFiles(name: string): boolean {
  return foldKey(name).split('_').length === 1 || readsFiles(name) || subjectOf(name) === 'write';
}

const administrativeWords = wordSet('sudo root admin privileged elevated install uninstall package');

/** The subjects of tools with these capabilities. */
const subjects: Readonly<Partial<Record<Capability, Permission['subject']>>> = {
  execute: 'shell',
  write: 'write',
  read: 'read',
  fetch: 'fetch',
  search: 'search',
  browse: 'browse',
  delegate: 'agent',
};

/** The subject of a rule, by the names of hosts' built-in tools, otherwise by the capabilities of a tool of this name. */
function subjectOfName(name: string): Permission['subject'] {
  const [first] = capabilitiesOfName(name);
  // A decision on deleting is not one on writing, though some hosts have one tool for both.
  if (first === 'delete') return 'other';
  // Nor does a decision on administrative commands apply to all commands.
  const isAdministrative = foldKey(name)
    .split('_')
    .some((word) => administrativeWords.has(word));
  if (first === 'execute' && isAdministrative) return 'other';
  const known = subjectOf(name);
  return known === 'other' && first !== undefined ? (subjects[first] ?? 'other') : known;
}
