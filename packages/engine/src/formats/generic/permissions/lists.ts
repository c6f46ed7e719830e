import { type Located, locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { splitRules } from '../../shared/permission-rule.ts';
import { type Context, isNestedIn, type Setting, wordsAround } from '../context.ts';
import { hasAccessWord, isModal, type ListName, namesFileOfList, onlyClassifies } from '../names/list-names.ts';
import { isFullyClaimed } from '../walk.ts';
import { argumentNames, commandsOf, hasArguments } from './command-rules.ts';
import { decisionOfList } from './list-decisions.ts';
import { listWriters } from './list-facts.ts';
import { subjectOfList } from './list-subjects.ts';
import { areOptions, type ListItem, meansEverybody, meansEverything } from './rule-list.ts';

/**
 * Reads a list that allows, denies or requires approval for its items: `allowed_commands`, `tools: {deny: […]}`, `allowed_hosts:
 * "*"`. What the name leaves open comes from the enclosing sections or from the tool that the list belongs to.
 */
export function readRuleList(setting: Setting, context: Context): boolean {
  const { value, words, owner } = setting;
  if (!value.isList && (!value.isText || namesFileOfList(words))) return false;
  const own = readName(setting, context);
  if (own === null || isFullyClaimed(value)) return false;
  const about = subjectOfList(setting, own, context);
  const decision = decisionOfList(setting, own, about, context);
  // `require_approval_for: […]` lists tools.
  const subject = about ?? (decision === 'ask' || decision === 'auto-approve' ? 'tool' : null);
  if (decision === null || subject === null) return false;
  if (subject === 'tool' && onlyClassifies(words)) {
    value.ignore();
    return true;
  }
  if (subject === 'tool' && areOptions(value)) return false;
  const certain = own.subject === 'origin' || (own.decision !== null && own.subject !== null && !isModal(words));
  const states = own.decision !== null || hasAccessWord(words);
  const sure = certain || (subject === 'path' && states && isPath(value));
  const items = subject === 'command' && hasArguments(value) ? commandsOf(value) : itemsOf(value, sure);
  if (items === null) return false;
  const all = [...wordsAround(context, 2), ...words];
  for (const item of value.items()) item.any('description', 'reason', 'comment', 'note').ignore();
  listWriters[subject]({ decision, items, at: value.at, words: all, owner }, context);
  return true;
}

/** What the list's name says, some of which only its section or the lists beside it show. */
function readName(setting: Setting, context: Context): ListName | null {
  if (isRemembered(setting, context)) return remembered;
  if (isAlwaysAsked(setting)) return alwaysAsked;
  return setting.reading.list ?? (browserSites.has(setting.name) ? sites : null);
}

const sites = { decision: null, subject: 'domain' } as const;

const browserSites = wordSet('browser_domain browser_site browser_host');

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

/** The list's items. A single text is a list with one item where the name is unambiguous or the text means everything. Null where the value is not a list of names. */
function itemsOf(value: Cursor, certain: boolean): readonly ListItem[] | null {
  if (value.isText) {
    const text = value.written.trim();
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

/** `paths: {allowed: /srv/desk}` and `files: {write: /}` are lists with one item. */
function isPath({ written }: Cursor): boolean {
  return /^(?:~|\/|[A-Za-z]:[\\/])\S*$/.test(written);
}
