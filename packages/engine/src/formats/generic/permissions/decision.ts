import type { Capability } from '../../../agent/capability.ts';
import type { Permission } from '../../../agent/facts.ts';
import { capabilitiesOfAction, readsFiles } from '../../../knowledge/tools.ts';
import { type Located, locate } from '../../../text/span.ts';
import { draftPermission } from '../../shared/permission.ts';
import { isWildcard, subjectOf } from '../../shared/permission-rule.ts';
import type { Context } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { foldKey } from '../names/name.ts';
import { isPerson, namesPerson } from '../names/people.ts';

/** What a word decides about the thing it is assigned to. `granted`: it may be used, with or without approval. */
export type RuleDecision = Permission['decision'] | 'granted';

const decisionsByWord: ReadonlyMap<string, RuleDecision> = new Map<string, RuleDecision>(
  Object.entries({
    allow: 'allow',
    allowed: 'allow',
    always: 'allow',
    always_allow: 'allow',
    auto: 'allow',
    auto_approve: 'allow',
    approve: 'allow',
    approved: 'allow',
    permit: 'allow',
    unrestricted: 'allow',
    full: 'allow',
    any: 'allow',
    ask: 'ask',
    confirm: 'ask',
    confirm_user: 'ask',
    user_confirm: 'ask',
    ask_user: 'ask',
    prompt_user: 'ask',
    prompt: 'ask',
    approval: 'ask',
    require_approval: 'ask',
    review: 'ask',
    manual: 'ask',
    required: 'ask',
    deny: 'deny',
    denied: 'deny',
    never: 'deny',
    block: 'deny',
    blocked: 'deny',
    forbidden: 'deny',
    none: 'deny',
    off: 'deny',
    disabled: 'deny',
    false: 'deny',
    no: 'deny',
    true: 'granted',
    yes: 'granted',
    on: 'granted',
    enabled: 'granted',
    granted: 'granted',
  } satisfies Record<string, RuleDecision>),
);

/** Answers in an approval section that mean no approval is required. */
const withoutApproval = wordSet(
  'never none no off false disabled auto auto_approve automatic skip allow allowed not_required',
);

/** The decision that a word gives in an approval section: `approvals: {shell: never}`; null for other words. */
export function decisionOfAnswer(word: string): RuleDecision | null {
  const folded = foldKey(word);
  if (proceeding.test(word)) return 'allow';
  if (withoutApproval.has(folded) || decisionInPhrase(folded.split('_')) === 'allow') return 'allow';
  // `gates: {pay_supplier: owner}`
  if (namesPerson(folded.split('_'))) return 'ask';
  const decision = decisionOfWord(word);
  return decision === null || decision === 'deny' ? decision : 'ask';
}

/** As names, these phrases mean approval: `needs_go_ahead`. */
const proceeding = /^\s{0,4}(?:go[-_ ]?ahead|proceed|carry[-_ ]on|just[-_ ](?:do|run)[-_ ]it)\s{0,4}$/i;

/** The decision that a word gives outside of an approval section; null for other words. */
export function decisionOfWord(word: string): RuleDecision | null {
  if (proceeding.test(word)) return 'allow';
  const folded = foldKey(word);
  return folded === '' ? null : (decisionsByWord.get(folded) ?? decisionInPhrase(folded.split('_')));
}

const approvalWords = wordSet(
  'confirm confirmation ask prompt approval signoff authorization authorisation consent permission review',
);
const qualifiers = wordSet(
  'first always before each every after with on by from only per action explicit explicitly manual manually operation require required need must',
);
const denyingWords = wordSet(
  'forbid forbidden prohibit prohibited disallow disallowed refuse refused reject rejected ban banned block blocked deny denied impossible',
);
const denyQualifiers = wordSet(
  'always strictly hard permanently all by default absolutely never ever under any circumstance',
);
const unattendedWords = wordSet(
  'free freely immediate immediately instantly unattended unsupervised unprompted silent silently autonomous autonomously automatic automatically',
);
const negatingWords = wordSet('no not without never skip');
const times = wordSet('immediate immediately instantly');

/** `actions: {page_guard: immediately}`: where no other word is a decision, this one says when. */
export function isTime(word: string): boolean {
  return times.has(foldKey(word));
}

/** Decisions in other wordings: `always_ask`, `approval_required`, `strictly_forbidden`, `without_asking`. */
function decisionInPhrase(words: readonly string[]): RuleDecision | null {
  const among = (one: ReadonlySet<string>) => words.some((word) => one.has(word));
  const only = (...sets: readonly ReadonlySet<string>[]) => words.every((word) => sets.some((one) => one.has(word)));
  if (among(approvalWords)) {
    if (words.every((word) => approvalWords.has(word) || qualifiers.has(word) || isPerson(word))) return 'ask';
    return among(negatingWords) && only(approvalWords, negatingWords, qualifiers) ? 'allow' : null;
  }
  if (among(denyingWords) && only(denyingWords, denyQualifiers)) return 'deny';
  return only(unattendedWords) ? 'allow' : null;
}

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

/** The subject of a rule, by the names of hosts' built-in tools, otherwise by the capabilities of a tool of this name. */
function subjectOfName(name: string): Permission['subject'] {
  const [first] = capabilitiesOfName(name);
  // A decision on deleting is not one on writing, though some hosts have one tool for both.
  if (first === 'delete') return 'other';
  // Nor does a decision on administrative commands apply to all commands.
  if (
    first === 'execute' &&
    foldKey(name)
      .split('_')
      .some((word) => administrativeWords.has(word))
  )
    return 'other';
  const known = subjectOf(name);
  if (known !== 'other') return known;
  switch (first) {
    case 'execute':
      return 'shell';
    case 'write':
      return 'write';
    case 'read':
      return 'read';
    case 'fetch':
      return 'fetch';
    case 'search':
      return 'search';
    case 'browse':
      return 'browse';
    case 'delegate':
      return 'agent';
    default:
      return 'other';
  }
}
