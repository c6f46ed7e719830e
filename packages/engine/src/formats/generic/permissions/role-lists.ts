import type { Agent } from '../../../agent/facts.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { locate } from '../../../text/span.ts';
import type { Member } from '../../cursor.ts';
import { type Context, type Setting, within } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { nameOfKey } from '../names/key-name.ts';
import type { ListSubject } from '../names/list-names.ts';
import { isRead } from '../walk.ts';
import { type ListItem, listWriters } from './list-facts.ts';
import { programs } from './programs.ts';

/** What a section of lists may be about. */
const subjects: ReadonlySet<ListSubject> = new Set<ListSubject>(['command', 'path', 'domain', 'tool']);
/** What is said for everybody, and machines of a kind, are nobody's own. */
const everybody = wordSet('default common shared global all any base linux windows darwin macos unix posix always');

/**
 * `allowed_commands: {developer: [git, make], guest: [ls]}`: what the section decides about what, divided by who it is for. Each of them has its
 * own; what is sorted by what it does (`web`, `filesystem`) is everybody's.
 */
export function readRoleLists({ value, words, reading }: Setting, context: Context): boolean {
  const { decision = null, subject = null } = reading.list ?? {};
  if (decision === null || subject === null || !subjects.has(subject) || !value.isMapping || isRead(value))
    return false;
  const members = value.members();
  if (!members.some(({ value: list }) => list.items().length > 0)) return false;
  if (!members.every((member) => isOwnList(member))) return false;
  for (const { key, value: list } of members) {
    const items = itemsOf({ key, value: list }, subject);
    listWriters[subject]({ decision, items, at: list.at, words, owner: value }, ofRole({ key, value: list }, context));
  }
  return true;
}

/** A list of plain names under a name that decides nothing itself and holds nothing but who it is for. */
function isOwnList({ key, value }: Member): boolean {
  const own = nameOfKey(key.value).list;
  const isPlain = value.isList && value.items().every(({ node }) => node?.kind === 'scalar');
  return isPlain && (own === null || (own.decision === null && !subjects.has(own.subject ?? 'tool')));
}

/** Programs have no list of their own: `{git: [status, log]}` are the words that may follow it. */
function itemsOf({ key, value }: Member, subject: ListSubject): readonly ListItem[] {
  const isProgram = subject === 'command' && programs.has(key.value);
  return value.items().flatMap((entry) => {
    const text = entry.text();
    if (text === null) return [];
    return { text: isProgram ? locate(`${key.value} ${text.value}`, text.at) : text, entry };
  });
}

function ofRole({ key, value }: Member, context: Context): Context {
  const name = key.value.toLowerCase();
  if (everybody.has(name) || programs.has(key.value) || capabilitiesOfTool(key.value).length > 0) return context;
  const agent: Agent = { at: value.at, name: key, delegatesTo: [], enabled: context.scope.enabled };
  context.model.agents.push(agent);
  return within(context, { ...context.scope, agent });
}
