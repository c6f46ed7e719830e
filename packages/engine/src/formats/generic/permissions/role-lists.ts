import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { locate } from '../../../text/span.ts';
import type { Member } from '../../cursor.ts';
import { type Context, type Setting, withAgent } from '../context.ts';
import { nameOfKey } from '../names/key-name.ts';
import type { ListSubject } from '../names/list-names.ts';
import { isFullyClaimed } from '../walk.ts';
import { listWriters } from './list-facts.ts';
import { programs } from './programs.ts';
import type { ListItem } from './rule-list.ts';

/** The subjects that a section of lists may have. */
const subjects: ReadonlySet<ListSubject> = new Set<ListSubject>(['command', 'path', 'domain', 'tool']);
/** Keys for everybody, or for kinds of machines: these are not roles. */
const everybody: ReadonlySet<string> = new Set(
  'default common shared global all any base linux windows darwin macos unix posix always'.split(' '),
);

/**
 * `allowed_commands: {developer: [git, make], guest: [ls]}`: a section that states decision and subject, with a list for each role.
 * Each role has its own list; lists under categories of actions (`web`, `filesystem`) apply to everybody.
 */
export function readRoleLists({ value, words, reading }: Setting, context: Context): boolean {
  const { decision = null, subject = null } = reading.list ?? {};
  if (decision === null || subject === null || !subjects.has(subject) || !value.isMapping || isFullyClaimed(value))
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

/** Whether the member is a list of plain names under a role's name, which has no decision of its own. */
function isOwnList({ key, value }: Member): boolean {
  const own = nameOfKey(key.value).list;
  const isPlain = value.isList && value.items().every(({ node }) => node?.kind === 'scalar');
  return isPlain && (own === null || (own.decision === null && !subjects.has(own.subject ?? 'tool')));
}

/** Programs are not roles: `{git: [status, log]}` lists the permitted subcommands. */
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
  return withAgent(context, value.at, key);
}
