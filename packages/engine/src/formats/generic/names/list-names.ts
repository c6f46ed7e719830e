import { lazily } from '../../../text/lazily.ts';
import { fillers, wordSet } from './idea.ts';
import { namesPerson } from './people.ts';

/** What happens to what a list names. `unasked`: it runs without a question. */
export type Decision = 'allow' | 'unasked' | 'ask' | 'deny';

/** What a list's items are. */
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
  unasked: 'auto automatic automatically preapproved autoapprove autorun unattended',
  ask: 'ask confirm confirmation approval',
  allow:
    'allow allowed permit permitted whitelist allowlist whitelisted allowlisted accept accepted approve approved trusted enable enabled safe grant granted obey respond authorized authorised only include included can may passthrough inherit inherited',
} as const satisfies Record<Decision, string>;

/** They turn asking into not asking, and allowing into refusing. */
const negating = wordSet('no not never skip without bypass');

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
  'no not never skip without bypass always require required requiring requires need execute read write readonly readable writable write_only access execution execute run additional list rule pattern name set policy match outoutbound for message to task request human tier zone';

const decisions = lazily(() => invert(decisionWords));
const subjects = lazily(() => invert(subjectWords));
const known = lazily(() =>
  wordSet([...Object.values(decisionWords), ...Object.values(subjectWords), sideWords, fillers].join(' ')),
);

/** A list's name, read as what it decides about what. Either may come from the section around it. */
export interface ListName {
  readonly decision: Decision | null;
  readonly subject: ListSubject | null;
}

/** Null when a word of the name belongs to neither. */
export function readListName(written: readonly string[]): ListName | null {
  // `tier_0_auto`: which of several it is.
  const words = written.filter((word) => !/^\d{1,2}$/.test(word));
  const said = decisionAlone(words);
  if (said !== null) return { decision: said, subject: null };
  const deed = allowedDeed(words) ?? filesOf(words);
  if (deed !== null) return deed;
  if (words.length === 0 || !words.every((word) => known().has(word))) return null;
  return { decision: decisionOf(words), subject: subjectOf(words) };
}

const asking = wordSet('with ask needs need after');

const mays = wordSet('may can could');
const refusing = wordSet('not never');
const deeds: ReadonlyMap<string, ListSubject> = new Map([
  ...['run', 'execute', 'exec'].map((verb) => [verb, 'command'] as const),
  ...['visit', 'browse', 'reach', 'contact', 'connect', 'fetch'].map((verb) => [verb, 'domain'] as const),
]);

/** `may_run: everything`, `can_reach: […]`, `cannot_run: […]`: what somebody may do, as people say it. */
function allowedDeed(words: readonly string[]): ListName | null {
  const [first = '', ...rest] = words.filter((word) => word !== 'only' && word !== 'to');
  const refused = first === 'cannot' || refusing.has(rest[0] ?? '');
  const subject = deeds.get(rest.at(-1) ?? '');
  const isDeed = rest.length === (refused && first !== 'cannot' ? 2 : 1);
  if (subject === undefined || !isDeed || !(mays.has(first) || first === 'cannot')) return null;
  return { decision: refused ? 'deny' : 'allow', subject };
}

const takingFiles = wordSet('read_from write_to save_to load_from');

/** `files: {read_from: […], write_to: […]}`: whom they are from is another question. */
function filesOf(words: readonly string[]): ListName | null {
  return takingFiles.has(words.join('_')) ? { decision: null, subject: 'path' } : null;
}

/** `tools: {never: […], with_lawyer: […]}` */
function decisionAlone([first = '', ...rest]: readonly string[]): Decision | null {
  if (rest.length === 0) return first === 'never' ? 'deny' : null;
  return asking.has(first) && namesPerson(rest) ? 'ask' : null;
}

/** `auto_approve` and `skip_approval` ask nobody, `always_ask` and `require_approval` do; `never_allow` refuses. */
function decisionOf(words: readonly string[]): Decision | null {
  const found = new Set(words.flatMap((word) => decisions().get(word) ?? []));
  const negated = words.some((word) => negating.has(word));
  if (found.has('deny')) return 'deny';
  if (found.has('unasked')) return 'unasked';
  if (found.has('ask')) return negated ? 'unasked' : 'ask';
  if (!found.has('allow')) return null;
  if (negated) return 'deny';
  return words.includes('always') ? 'unasked' : 'allow';
}

/** In a name of two subjects the last is what the list holds: `agent_tools`, `tool_domains`. */
function subjectOf(words: readonly string[]): ListSubject | null {
  return words.map((word) => subjects().get(word)).findLast((subject) => subject !== undefined) ?? null;
}

function invert<Class extends string>(table: Readonly<Record<Class, string>>): ReadonlyMap<string, Class> {
  const index = new Map<string, Class>();
  // `Object.entries` widens the keys of a record to string; the parameter's type says which they are.
  for (const [name, words] of Object.entries(table) as [Class, string][]) {
    for (const word of words.split(' ')) if (!index.has(word)) index.set(word, name);
  }
  return index;
}
