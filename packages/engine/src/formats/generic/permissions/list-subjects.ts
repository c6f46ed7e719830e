import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context, Setting } from '../context.ts';
import type { Name } from '../names/key-name.ts';
import { type Decision, hasAccessWord, type ListName, type ListSubject } from '../names/list-names.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { programs } from './programs.ts';
import { approvalLists } from './rule-list.ts';

/** What the items of a list are, by its name and then by what surrounds it and the items themselves; null where nothing says so. */
export function subjectOfList({ value, words, owner }: Setting, own: ListName, context: Context): ListSubject | null {
  return (
    subjectOfToolRules(value) ??
    own.subject ??
    subjectAround(sectionsAround(context), own.decision) ??
    subjectOfMessenger(own.decision, context) ??
    subjectOfTool(context) ??
    subjectOfItems(owner) ??
    subjectOfNames(value, owner) ??
    subjectOfPaths(words, value)
  );
}

/** The nearest sections, innermost first. */
export function sectionsAround({ sections }: Context): readonly Name[] {
  return sections.slice(-2).reverse();
}

/**
 * As `nearestSubject`. A list about approval in a section about senders or origins names actions:
 * `chat: {skip_approval_for: [delete_channel]}`.
 */
function subjectAround(around: readonly Name[], decision: Decision | null): ListSubject | null {
  const subject = nearestSubject(around);
  const asks = decision === 'ask' || decision === 'auto-approve';
  return asks && (subject === 'sender' || subject === 'origin') ? null : subject;
}

/** The subject of the nearest section that has one. */
export function nearestSubject(around: readonly Name[]): ListSubject | null {
  return around.map(({ list }) => list?.subject ?? null).find((found) => found !== null) ?? null;
}

const messengers = wordSet('whatsapp telegram signal sms imessage discord matrix messenger line viber wechat xmpp');

/** `telegram: {allow: "*"}` says who may write to the agent. */
function subjectOfMessenger(decision: Decision | null, { sections, scope }: Context): ListSubject | null {
  const isSection = messengers.has(sections.at(-1)?.joined ?? '') && scope.tool === undefined;
  return isSection && (decision === 'allow' || decision === 'deny') ? 'sender' : null;
}

function subjectOfTool({ scope }: Context): ListSubject | null {
  const can = scope.tool?.capabilities ?? [];
  if (can.includes('execute')) return 'command';
  if (can.includes('fetch') || can.includes('browse') || can.includes('search')) return 'domain';
  return can.includes('read') || can.includes('write') ? 'path' : null;
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
  const known = texts.filter(({ written }) => programs.has(firstWord.exec(written.trim())?.[1] ?? ''));
  return known.length >= programsMin && known.length * 2 >= texts.length ? 'command' : null;
});

/** `can_read: [/srv, ~/notes]`. */
function subjectOfPaths(words: readonly string[], value: Cursor): ListSubject | null {
  if (!hasAccessWord(words) || value.items().length === 0) return null;
  const paths = value.items().every(({ written }) => /^(?:~|\.{0,2}\/|[A-Za-z]:[\\/])/.test(written));
  return paths ? 'path' : null;
}

const toolRule = /^[A-Z][A-Za-z]{1,30}\([^()]{1,200}\)$/;

/** `filesystem: {allow: ["Read(./src/**)", "Bash(node:*)"]}`: rules that name their tools, whatever section they stand in. */
function subjectOfToolRules(value: Cursor): ListSubject | null {
  const items = value.items();
  const isRule = ({ written }: Cursor) =>
    toolRule.test(written) && capabilitiesOfTool(written.split('(')[0] ?? '').length > 0;
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
