import { lazily } from '../../../text/lazily.ts';
import { classesOf, hasOneOf, wordSet } from '../../../text/word-set.ts';
import { fillers } from './idea.ts';
import { namesPerson } from './people.ts';

/** The decision for a list's items. `auto-approve`: they run without approval. */
export type Decision = 'allow' | 'auto-approve' | 'ask' | 'deny';

/** What kind of thing a list's items are. */
export type ListSubject =
  | 'command'
  | 'path'
  | 'domain'
  | 'origin'
  | 'sender'
  | 'tool'
  | 'server'
  | 'agent'
  | 'scope'
  | 'environment'
  | 'permission'
  | 'import'
  | 'other';

const decisionWords = {
  deny: 'deny denied block blocked disallow disallowed forbid forbidden blacklist blacklisted denylist blocklist exclude excluded ban banned prohibit prohibited restricted disabled reject rejected ignore ignored dangerous sensitive protected unsafe avoid',
  'auto-approve':
    'auto automatic automatically preapproved autoapprove autorun unattended autonomous alone unasked unprompted',
  ask: 'ask confirm confirmation approval',
  allow:
    'allow allowed permit permitted whitelist allowlist whitelisted allowlisted accept accepted approve approved trusted enable enabled safe grant granted obey respond authorized authorised only include included can may passthrough inherit inherited',
} as const satisfies Record<Decision, string>;

/** Words that invert the decision: ask becomes allow, allow becomes deny. */
const negating = wordSet('no not never skip without bypass exempt exempted exemption exception');

const subjectWords = {
  command: 'command cmd shell bash terminal executable binary program process exec prefix sudo',
  path: 'path directory dir folder file root workspace filesystem fs disk location glob',
  domain: 'net domain host url site website ip network egress outbound internet web endpoint destination cidr address',
  origin: 'origin cors',
  sender: 'user sender from contact number group chat caller channel',
  tool: 'tool toolset toolkit toolbox function action capability operation',
  server: 'server mcp',
  agent: 'agent peer delegate delegation',
  scope: 'scope oauth',
  environment: 'env environment variable var',
  permission: 'permission',
  import: 'import module library',
  other:
    'package extension type format model mime language region branch label topic word term keyword status method parameter field column table schema role team day hour country header recipient',
} as const satisfies Record<ListSubject, string>;

const sideWords =
  'exempt exempted exemption exception do no not never skip without bypass always require required need execute read write readonly readable writable access execution run additional list rule pattern name set policy match for message to task request human tier zone';

const decisions = lazily(() => classesOf(decisionWords));
const subjects = lazily(() => classesOf(subjectWords));
const known = lazily(() =>
  wordSet([...Object.values(decisionWords), ...Object.values(subjectWords), sideWords, fillers].join(' ')),
);

/** A list's name, read as a decision and a subject. Either may be null and come from the enclosing section. */
export interface ListName {
  readonly decision: Decision | null;
  readonly subject: ListSubject | null;
}

/** The decision and subject of a list's name; null when a word belongs to neither. */
export function readListName(written: readonly string[]): ListName | null {
  // `tier_0_auto`: the number only distinguishes the tiers.
  const words = withoutMessenger(written.filter((word) => !/^\d{1,2}$/.test(word)));
  const alone = decisionAlone(words);
  if (alone !== null) return { decision: alone, subject: null };
  const modal = modalAction(words) ?? fileOperationIn(words);
  if (modal !== null) return modal;
  if (words.length === 0 || !words.every((word) => known().has(word))) return null;
  const decision = decisionOf(words);
  const subject = subjectOf(words);
  // `exempt_from_approval`
  const isPreposition = subject === 'sender' && words.includes('from') && words.includes('exempt');
  return { decision, subject: isPreposition ? null : subject };
}

const messengers = wordSet('telegram whatsapp discord slack signal sms');

/** `allowed_slack_users`: where the senders write does not matter. */
function withoutMessenger(words: readonly string[]): readonly string[] {
  const named = words.filter((word) => !messengers.has(word));
  const isAboutSenders = named.length < words.length && named.some((word) => subjects().get(word) === 'sender');
  return isAboutSenders && named.some((word) => decisions().get(word) === 'allow') ? named : words;
}

const accessWords = wordSet('read write readonly readable writable');

/** Whether the name says how something may be accessed: `write_paths`. */
export function hasAccessWord(words: readonly string[]): boolean {
  return hasOneOf(words, accessWords);
}

const listNouns = wordSet(
  'allowlist denylist blocklist whitelist blacklist list approval permission policy rule command domain tool',
);

/** `approvals_file: state/approvals.json`, `blocked_domains_path: …`: the file that holds a list, and no item of it. */
export function namesFileOfList(words: readonly string[]): boolean {
  const [noun = '', last = ''] = words.slice(-2);
  return (last === 'file' || last === 'path') && listNouns.has(noun);
}

const classifying = wordSet('dangerous sensitive unsafe');

/** Whether the name only says what its items are like: whether a dangerous tool is refused or needs approval, other settings decide. */
export function onlyClassifies(words: readonly string[]): boolean {
  const deciding = words.filter((word) => decisions().has(word));
  return deciding.length > 0 && deciding.every((word) => classifying.has(word)) && !hasOneOf(words, negating);
}

const approvalWords = wordSet('with ask need after');

const modalVerbs = wordSet('may can could cannot');

/** Whether the name says what somebody may do; `may_run: nightly` is a schedule. */
export function isModal([first = '']: readonly string[]): boolean {
  return modalVerbs.has(first);
}

const modalNegations = wordSet('not never');
/** `may_open_links: any` */
const pages = wordSet('link url page site website');
const actionSubjects: ReadonlyMap<string, ListSubject> = new Map([
  ...['run', 'execute', 'exec'].map((verb) => [verb, 'command'] as const),
  ...['visit', 'browse', 'reach', 'contact', 'connect', 'fetch'].map((verb) => [verb, 'domain'] as const),
]);

/** `may_run: everything`, `can_reach: […]`, `cannot_run: […]`: a modal verb and an action. */
function modalAction(words: readonly string[]): ListName | null {
  const [first = '', ...rest] = words.filter((word) => word !== 'only' && word !== 'to');
  const refused = first === 'cannot' || modalNegations.has(rest[0] ?? '');
  const isPage = rest.length === 2 && rest[0] === 'open' && pages.has(rest[1] ?? '');
  const subject = isPage ? 'domain' : actionSubjects.get(rest.at(-1) ?? '');
  const isAction = isPage || rest.length === (refused && first !== 'cannot' ? 2 : 1);
  if (subject === undefined || !isAction || !isModal([first])) return null;
  return { decision: refused ? 'deny' : 'allow', subject };
}

const fileOperations = wordSet('read_from write_to save_to load_from');

/** `files: {read_from: […], write_to: […]}`: prepositions after a file operation. */
function fileOperationIn(words: readonly string[]): ListName | null {
  return fileOperations.has(words.join('_')) ? { decision: null, subject: 'path' } : null;
}

/** `tools: {never: […], with_lawyer: […]}` */
function decisionAlone([first = '', ...rest]: readonly string[]): Decision | null {
  if (rest.length === 0) return first === 'never' ? 'deny' : null;
  return approvalWords.has(first) && namesPerson(rest) ? 'ask' : null;
}

/** `auto_approve` and `skip_approval` mean no approval, `always_ask` and `require_approval` mean approval; `never_allow` denies. */
function decisionOf(words: readonly string[]): Decision | null {
  const found = new Set(words.flatMap((word) => decisions().get(word) ?? []));
  const negated = hasOneOf(words, negating);
  if (found.has('deny')) return 'deny';
  if (found.has('auto-approve')) return 'auto-approve';
  if (found.has('ask')) return negated ? 'auto-approve' : 'ask';
  if (!found.has('allow')) return null;
  if (negated) return 'deny';
  return words.includes('always') ? 'auto-approve' : 'allow';
}

/** In a name with two subjects the last one is what the list holds: `agent_tools`, `tool_domains`. */
function subjectOf(words: readonly string[]): ListSubject | null {
  return words.map((word) => subjects().get(word)).findLast((subject) => subject !== undefined) ?? null;
}
