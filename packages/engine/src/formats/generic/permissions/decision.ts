import type { Capability } from '../../../agent/capability.ts';
import type { Permission } from '../../../agent/facts.ts';
import { capabilitiesOfTool, readsFiles } from '../../../knowledge/tools.ts';
import { type Located, locate } from '../../../text/span.ts';
import { draftPermission } from '../../shared/permission.ts';
import { isWildcard, subjectOf } from '../../shared/permission-rule.ts';
import type { Context } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { foldKey } from '../names/name.ts';
import { isPerson, namesPerson } from '../names/people.ts';

/** What a word says about what it stands beside. `granted`: it may be used; whether anybody is asked stays open. */
export type Ruling = Permission['decision'] | 'granted';

const rulings: ReadonlyMap<string, Ruling> = new Map<string, Ruling>(
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
    requires_approval: 'ask',
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
  } satisfies Record<string, Ruling>),
);

/** In a map of questions: who need not be asked. */
const unasked = wordSet('never none no off false disabled auto auto_approve automatic skip allow allowed not_required');

/** What a word answers where the section asks whether a person is asked: `approvals: {shell: never}`. */
export function decisionOfAnswer(word: string): Ruling | null {
  const folded = foldKey(word);
  if (unasked.has(folded) || rulingAmong(folded.split('_')) === 'allow') return 'allow';
  // `gates: {pay_supplier: owner}`
  if (namesPerson(folded.split('_'))) return 'ask';
  const ruling = decisionOfWord(word);
  return ruling === null || ruling === 'deny' ? ruling : 'ask';
}

export function decisionOfWord(word: string): Ruling | null {
  const folded = foldKey(word);
  return folded === '' ? null : (rulings.get(folded) ?? rulingAmong(folded.split('_')));
}

const askingWords = wordSet(
  'confirm confirmation ask asking prompt approval signoff authorization authorisation consent permission review',
);
const plainly = wordSet(
  'first always before each every after with on by from only per action explicit explicitly manual manually operation require required requires requiring need needed needs must',
);
const refusing = wordSet(
  'forbid forbidden prohibit prohibited disallow disallowed refuse refused reject rejected ban banned block blocked deny denied impossible',
);
const wholly = wordSet('always strictly hard permanently all by default absolutely never ever under any circumstances');
const freely = wordSet(
  'free freely unattended unsupervised unprompted silent silently autonomous autonomously automatic automatically',
);
const lacking = wordSet('no not without never skip');

/** Words that say it in other ways: `always_ask`, `approval_required`, `strictly_forbidden`, `without_asking`. */
function rulingAmong(words: readonly string[]): Ruling | null {
  const among = (one: ReadonlySet<string>) => words.some((word) => one.has(word));
  const only = (...sets: readonly ReadonlySet<string>[]) => words.every((word) => sets.some((one) => one.has(word)));
  if (among(askingWords)) {
    if (words.every((word) => askingWords.has(word) || plainly.has(word) || isPerson(word))) return 'ask';
    return among(lacking) && only(askingWords, lacking, plainly) ? 'allow' : null;
  }
  if (among(refusing) && only(refusing, wholly)) return 'deny';
  return only(freely) ? 'allow' : null;
}

/** `file:write` is a tool of that name: a pattern shows by its signs. */
const narrowed = /^([A-Za-z][\w-]{1,60}):(?!\/\/)(?=.{0,200}[*/.\s])(\S.{0,400})$/;

/** Whether a name says which of a tool's calls are meant. */
export function namesCalls(name: string): boolean {
  return narrowed.test(name);
}

/** A rule about one tool or one kind of action, by its name; `bash:git *` and `write:*.md` say which of its calls. */
export function addDecision(name: Located<string>, decision: Permission['decision'], context: Context): void {
  const [, tool = '', calls = ''] = narrowed.exec(name.value) ?? [];
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
  const narrow = subject === 'write' && !isAboutFiles(name.value);
  addRule(name, decision, narrow ? 'other' : subject, context);
}

/** The answer for every tool that no rule names. What refuses or asks there is no rule over the ones that allow. */
export function addDefault(name: Located<string>, decision: Permission['decision'], context: Context): void {
  if (decision === 'allow') {
    addRule(name, decision, 'any', context);
    return;
  }
  const fact = { kind: 'all-prompts', state: 'on', origin: 'set', reach: [], subject: name } as const;
  context.model.approvals.push({ ...context.scope, at: name.at, ...fact });
}

/** Over all that its subject covers. */
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

const changes = wordSet('edit write change modification delete deletion');

/** `writes` and `purchases` are to write and to purchase. */
function capabilitiesOfName(name: string): readonly Capability[] {
  const folded = foldKey(name);
  const [object, deed = '', ...more] = folded.split('_');
  // `file_edits` are to edit files.
  const turned = changes.has(deed) && more.length === 0 ? [`${deed}_${object}`] : [];
  return [...turned, name, folded].map((one) => capabilitiesOfTool(one)).find((can) => can.length > 0) ?? [];
}

/** A ruling on `create_ticket` or `modify_config` is none on files. */
function isAboutFiles(name: string): boolean {
  return foldKey(name).split('_').length === 1 || readsFiles(name) || subjectOf(name) === 'write';
}

const narrower = wordSet('sudo root admin privileged elevated install uninstall package');

/** By the names of hosts' tools, else by what a tool of this name does. */
function subjectOfName(name: string): Permission['subject'] {
  const [first] = capabilitiesOfName(name);
  // A ruling on deleting is none on writing, though some hosts have one tool for both.
  if (first === 'delete') return 'other';
  // Nor is one on commands of the administrator a ruling on all commands.
  if (
    first === 'execute' &&
    foldKey(name)
      .split('_')
      .some((word) => narrower.has(word))
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
