import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { foldKey } from '../names/key-words.ts';
import { type ListItem, meansEverything } from './rule-list.ts';

const conditionNames = wordSet('match when condition argument arg');
const lineNames = wordSet('command cmd command_line');
const patternNames = ['pattern', 'regex', 'glob', 'prefix', 'command', 'value'] as const;
const patternParts = wordSet('pattern regex glob prefix command value type kind');

/**
 * Whether this member restricts a rule to certain command lines: `{tool: Bash, match: {command: [{pattern: "^git status"}]}}`,
 * `{tool: Bash, commands: ["git status"]}`.
 */
export function restrictsToCommands(key: string, value: Cursor): boolean {
  const name = foldKey(key);
  if (lineNames.has(name)) return value.isText || (value.isList && value.items().every((item) => item.isText));
  if (!conditionNames.has(name) || !value.isMapping) return false;
  const members = value.members();
  return members.length > 0 && members.every((member) => lineNames.has(foldKey(member.key.value)));
}

/** The command lines that such a member names; null where one of the tools is not a shell or part of it is not understood. */
export function commandsIn(narrowing: Cursor, tools: readonly Cursor[]): readonly ListItem[] | null {
  if (!tools.every(isShell)) return null;
  const lists = narrowing.isMapping ? narrowing.members().map(({ value }) => value) : [narrowing];
  const items = lists.flatMap((value) => (value.isList ? value.items() : [value]).map(itemOf));
  return items.every((item) => item !== null) ? items : null;
}

function isShell({ written }: Cursor): boolean {
  return capabilitiesOfTool(written).includes('execute');
}

function itemOf(entry: Cursor): ListItem | null {
  const known = !entry.isMapping || entry.members().every(({ key }) => patternParts.has(foldKey(key.value)));
  const text = known ? (entry.isMapping ? entry.any(...patternNames) : entry).text() : null;
  if (entry.isMapping) entry.any('type', 'kind').ignore();
  return text === null ? null : { text, entry };
}

/** Keys of a command's arguments. */
export const argumentNames = ['args', 'arguments', 'argv', 'subcommands'] as const;

/** Whether an item of the list has arguments of its own. */
export function hasArguments(value: Cursor): boolean {
  return value.items().some((entry) => entry.isMapping && entry.any(...argumentNames).exists);
}

/** `{command: git, args: [status, log]}` stands for `git status` and `git log`; `args: "*"` for any arguments. */
export function commandsOf(value: Cursor): readonly ListItem[] | null {
  const found = value.items().map((entry): readonly ListItem[] | null => {
    const program = entry.isMapping ? entry.any('command', 'binary', 'program', 'name').text() : entry.text();
    if (program === null || program.value.includes(' ')) return null;
    const given = entry.isMapping ? entry.any(...argumentNames).texts() : [];
    const narrow = given.filter((word) => !meansEverything(word.value));
    if (narrow.length < given.length || given.length === 0) return [{ text: program, entry }];
    return narrow.map((word) => ({ text: locate(`${program.value} ${word.value}`, word.at), entry }));
  });
  return found.every((items) => items !== null) ? found.flat() : null;
}
