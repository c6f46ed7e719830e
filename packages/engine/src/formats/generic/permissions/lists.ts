import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { type Located, locate } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import { splitRules } from '../../shared/permission-rule.ts';
import { type Context, isNestedIn, type Setting, wordsAround } from '../context.ts';
import { hasNamed } from '../folded-keys.ts';
import { agentParts } from '../names/agent-parts.ts';
import type { Name } from '../names/key-name.ts';
import { type Decision, isModal, type ListSubject, namesFileOfList, onlyClassifies } from '../names/list-names.ts';
import { wordSet } from '../names/word-set.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { isFullyClaimed } from '../walk.ts';
import { argumentNames, commandsOf, hasArguments } from './command-rules.ts';
import { listWriters } from './list-facts.ts';
import { programs } from './programs.ts';
import { approvalLists, areOptions, type ListItem, meansEverybody, meansEverything } from './rule-list.ts';

const accessWords = wordSet('read write readonly readable writable');
/** Words that mean allow without a further word: `writable_paths`, `readable_dirs`. */
const openingWords = wordSet('readable writable');
const inboundSections = wordSet('inbound incoming inbox mailbox channel trigger sms whatsapp telegram');
/** Words for connections that the agent opens. */
const outwardWords = wordSet('outbound egress');
const browserSites = wordSet('browser_domain browser_site browser_host');
const openNames = wordSet(
  'site domain website url browser_domain browser_site browser_host web_domain web_site web_host',
);
/** Sections of outbound connections: elsewhere a server's host is where it listens. */
const outboundSections = wordSet('http https fetch request egress outbound browser web');

/**
 * Reads a list that allows, denies or requires approval for its items: `allowed_commands`, `tools: {deny: […]}`, `allowed_hosts:
 * "*"`. What the name leaves open comes from the enclosing sections or from the tool that the list belongs to.
 */
export function readRuleList(setting: Setting, context: Context): boolean {
  const { value, words, owner, reading } = setting;
  if (!value.isList && (!value.isText || namesFileOfList(words))) return false;
  const own = isRemembered(setting, context)
    ? remembered
    : isAlwaysAsked(setting)
      ? alwaysAsked
      : (reading.list ?? (browserSites.has(setting.name) ? sites : null));
  if (own === null || isFullyClaimed(value)) return false;
  const around = context.sections.slice(-2).reverse();
  const about =
    subjectOfToolRules(value) ??
    own.subject ??
    subjectAround(around, own.decision) ??
    subjectOfMessenger(own.decision, context) ??
    subjectOfTool(context) ??
    subjectOfItems(owner) ??
    subjectOfNames(value, owner) ??
    subjectOfPaths(words, value);
  const decision =
    own.decision ??
    nearestDecision(around) ??
    impliedDecision(words, about, around, context) ??
    (about === 'command' && listsPrograms(setting, context) ? 'allow' : null) ??
    (about === 'path' && areFoldersOfAgent(setting) ? 'allow' : null) ??
    impliedByValue(setting, context);
  // `require_approval_for: […]` lists tools.
  const subject = about ?? (decision === 'ask' || decision === 'auto-approve' ? 'tool' : null);
  if (decision === null || subject === null) return false;
  if (subject === 'tool' && onlyClassifies(words)) {
    value.ignore();
    return true;
  }
  if (subject === 'tool' && areOptions(value)) return false;
  const certain = own.subject === 'origin' || (own.decision !== null && own.subject !== null && !isModal(words));
  const states = own.decision !== null || words.some((word) => accessWords.has(word) || openingWords.has(word));
  const sure = certain || (subject === 'path' && states && isPath(value));
  const items = subject === 'command' && hasArguments(value) ? commandsOf(value) : itemsOf(value, sure);
  if (items === null) return false;
  const all = [...wordsAround(context, 2), ...words];
  for (const item of value.items()) item.any('description', 'reason', 'comment', 'note').ignore();
  listWriters[subject]({ decision, items, at: value.at, words: all, owner }, context);
  return true;
}

/** `paths: {allowed: /srv/desk}` and `files: {write: /}` are lists with one item. */
function isPath({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && /^(?:~|\/|[A-Za-z]:[\\/])\S*$/.test(node.text);
}

const folder = /^(?:[~/]|\.{1,2}[\\/]|[A-Za-z]:[\\/])/;

function isFolder({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && folder.test(node.text);
}

const folderNames = wordSet('directory folder');
const agentKeys = wordSet(`${agentParts} skill mission`);
const isAgent = oncePerOwner((owner) => hasNamed(owner, agentKeys));

/** `{model: …, tools: […], folders: [/srv/desk]}`: the folders of an agent are those that it works in. */
function areFoldersOfAgent({ name, value, owner }: Setting): boolean {
  if (!folderNames.has(name) || !isAgent(owner)) return false;
  const items = value.items();
  return items.length > 0 && items.every(isFolder);
}

const sites = { decision: null, subject: 'domain' } as const;
const remembered = { decision: 'auto-approve', subject: 'tool' } as const;
const rememberedNames = wordSet('remember_pattern remembered_pattern');
const approvalSections = wordSet('approval permission confirmation');

/** `approval: {remember_patterns: ["bash:git *"]}`: approvals that are remembered permanently. */
function isRemembered({ name, value }: Setting, context: Context): boolean {
  return rememberedNames.has(name) && value.isList && isNestedIn(context, approvalSections, 1);
}

const alwaysAsked = { decision: 'ask', subject: 'tool' } as const;
const alwaysAskedNames = wordSet('always_approve always_approval always_require_approval');

/** `always_approve: […]` beside `auto_approve: […]`: actions that need approval every time. */
function isAlwaysAsked({ name, owner }: Setting): boolean {
  return alwaysAskedNames.has(name) && owner.any('auto_approve', 'autoApprove', 'auto_approved', 'auto').isList;
}

/** `sites: any` is unambiguous. A `host` with such a value is where something listens. */
function impliedByValue({ key, value, name }: Setting, context: Context): Decision | null {
  const [first, ...more] = value.isList ? value.items() : [value];
  const node = more.length === 0 ? first?.node : undefined;
  const text = node?.kind === 'scalar' ? node.text.trim() : '';
  const named =
    openNames.has(name) ||
    (name === 'from' && isNestedIn(context, inboundSections, 1)) ||
    (/hosts$/i.test(key.value) && isNestedIn(context, outboundSections, 1));
  const isOpen = meansEverything(text) || (name === 'from' && meansEverybody(text));
  return named && isOpen ? 'allow' : null;
}

/**
 * The subject of the nearest section that has one. A list about approval in a section about senders or origins names actions:
 * `chat: {skip_approval_for: [delete_channel]}`.
 */
function subjectAround(around: readonly Name[], decision: Decision | null): ListSubject | null {
  const subject = nearestSubject(around);
  const asks = decision === 'ask' || decision === 'auto-approve';
  return asks && (subject === 'sender' || subject === 'origin') ? null : subject;
}

function nearestSubject(around: readonly Name[]): ListSubject | null {
  return around.map(({ list }) => list?.subject ?? null).find((found) => found !== null) ?? null;
}

function nearestDecision(around: readonly Name[]): Decision | null {
  return around.map(({ list }) => list?.decision ?? null).find((found) => found !== null) ?? null;
}

/** `filesystem: {read: […]}`, `network: {hosts: […]}`, `permissions: {filesystem: […]}` and `cors: […]` list what is allowed. */
function impliedDecision(
  words: readonly string[],
  subject: ListSubject | null,
  around: readonly Name[],
  { scope }: Context,
): Decision | null {
  if (subject === 'origin') return 'allow';
  if (subject === 'path' && words.some((word) => openingWords.has(word) || accessWords.has(word))) return 'allow';
  if (subject !== 'path' && subject !== 'domain' && subject !== 'command') return null;
  // `outbound_hosts: […]`
  if (subject === 'domain' && words.length > 1 && words.some((word) => outwardWords.has(word))) return 'allow';
  // `sudo_commands: […]` are the commands that may run with sudo.
  if (subject === 'command' && words[0] === 'sudo') return 'allow';
  // `shell: {commands: […]}` among the tools.
  if (subject === 'command' && scope.tool?.capabilities.includes('execute') === true) return 'allow';
  const nearest = nearestSubject(around);
  if (nearest === 'permission') return 'allow';
  const sameSection = nearest === subject;
  return sameSection && (words.some((word) => accessWords.has(word)) || subject !== 'command') ? 'allow' : null;
}

const shells = wordSet('terminal shell bash console exec command_line cli');

/** `terminal: {enabled: true, programs: [git, make]}`: the programs of an enabled terminal. */
function listsPrograms({ value, owner }: Setting, { sections }: Context): boolean {
  return value.isList && shells.has(sections.at(-1)?.joined ?? '') && owner.get('enabled').boolean()?.value === true;
}

function subjectOfTool({ scope }: Context): ListSubject | null {
  const can = scope.tool?.capabilities ?? [];
  if (can.includes('execute')) return 'command';
  if (can.includes('fetch') || can.includes('browse') || can.includes('search')) return 'domain';
  return can.includes('read') || can.includes('write') ? 'path' : null;
}

const messengers = wordSet('whatsapp telegram signal sms imessage discord matrix messenger line viber wechat xmpp');

/** `telegram: {allow: "*"}` says who may write to the agent. */
function subjectOfMessenger(decision: Decision | null, { sections, scope }: Context): ListSubject | null {
  const isSection = messengers.has(sections.at(-1)?.joined ?? '') && scope.tool === undefined;
  return isSection && (decision === 'allow' || decision === 'deny') ? 'sender' : null;
}

const programsMin = 3;
const listsBeside = [
  ...['allow', 'deny', 'allowed', 'denied', 'block', 'blocked'],
  ...['auto_approve', 'autoApprove', 'require_confirmation', 'require_approval'],
  ...['safe', 'review', 'forbidden', 'dangerous'],
];
/** The first word of a command line or its pattern: `^git\s+status`, `git status`. */
const firstWord = /^\^?([a-z][\w.-]{0,20})/i;

/** `modes: {dev: {allow: [git, npm, make], deny: [rm, sudo]}}`: sibling lists that name programs are about commands. */
const subjectOfItems = oncePerOwner((owner): ListSubject | null => {
  const texts = listsBeside.flatMap((name) => owner.get(name).items());
  const known = texts.filter(({ node }) => {
    return node?.kind === 'scalar' && programs.has(firstWord.exec(node.text.trim())?.[1] ?? '');
  });
  return known.length >= programsMin && known.length * 2 >= texts.length ? 'command' : null;
});

/** `can_read: [/srv, ~/notes]`. */
function subjectOfPaths(words: readonly string[], value: Cursor): ListSubject | null {
  if (!words.some((word) => accessWords.has(word)) || value.items().length === 0) return null;
  const paths = value
    .items()
    .every(({ node }) => node?.kind === 'scalar' && /^(?:~|\.{0,2}\/|[A-Za-z]:[\\/])/.test(node.text));
  return paths ? 'path' : null;
}

const toolRule = /^[A-Z][A-Za-z]{1,30}\([^()]{1,200}\)$/;

/** `filesystem: {allow: ["Read(./src/**)", "Bash(node:*)"]}`: rules that name their tools, whatever section they stand in. */
function subjectOfToolRules(value: Cursor): ListSubject | null {
  const items = value.items();
  const isRule = ({ node }: Cursor) =>
    node?.kind === 'scalar' && toolRule.test(node.text) && capabilitiesOfTool(node.text.split('(')[0] ?? '').length > 0;
  return items.length > 0 && items.every(isRule) ? 'tool' : null;
}

const namesMin = 2;

/** `profiles: {ops: {allow: [restart_service, read_event, bash]}}`: most items look like tool names, at least two of several words. */
function subjectOfNames(value: Cursor, owner: Cursor): ListSubject | null {
  const asks = owner.any(...approvalLists).isList;
  if (!asks && !owner.any('default_action', 'default_decision', 'default_policy').isText) return null;
  const texts = value.items().flatMap(({ node }) => (node?.kind === 'scalar' ? node.text : []));
  const tools = texts.filter((text) => /^[\w.:*-]{2,60}$/.test(text) && capabilitiesOfTool(text).length > 0);
  const sure = tools.filter((text) => /[a-z][_.:][a-z]/.test(text));
  return sure.length >= namesMin && tools.length * 2 >= texts.length ? 'tool' : null;
}

/** The list's items. A single text is a list with one item where the name is unambiguous or the text means everything. Null where the value is not a list of names. */
function itemsOf(value: Cursor, certain: boolean): readonly ListItem[] | null {
  if (value.isText) {
    const text = value.node?.kind === 'scalar' ? value.node.text.trim() : '';
    // An empty text may allow nobody or everybody.
    if (text === '' || (!certain && !meansEverything(text) && !meansEverybody(text))) return null;
    const whole = value.text();
    return whole === null ? null : namesIn(whole).map((name) => ({ text: name, entry: value }));
  }
  if (!value.isList) return null;
  const items = value.items().map(itemOf);
  return items.every((item) => item !== null) ? items : null;
}

const singleName = /^[\w.:*/@-]{1,200}(?:\([^()]{0,400}\))?$/;
const namesMax = 500;

/** `allowed_tools: Bash(git status),Read`: a list on one line, if each part of it is a single name. */
function namesIn(whole: Located<string>): readonly Located<string>[] {
  if (!whole.value.includes(',')) return [whole];
  const names = splitRules(whole.value, /,/).map((name) => name.trim());
  if (names.length > namesMax || !names.every((name) => singleName.test(name))) return [whole];
  return names.map((name) => locate(name, whole.at));
}

function itemOf(entry: Cursor): ListItem | null {
  if (entry.isMapping && entry.any(...argumentNames).exists) return null;
  const text = entry.isMapping
    ? entry
        .any(
          'binary',
          'program',
          'executable',
          'path',
          'pattern',
          'command',
          'domain',
          'host',
          'url',
          'name',
          'tool',
          'value',
          'id',
        )
        .text()
    : entry.text();
  return text === null ? null : { text, entry };
}
