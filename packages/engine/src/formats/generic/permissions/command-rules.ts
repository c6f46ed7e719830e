import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';
import { wordSet } from '../names/idea.ts';
import { foldKey } from '../names/name.ts';
import type { ListItem } from './rule-list.ts';

const conditionNames = wordSet('match when condition conditions args arguments');
const lineNames = wordSet('command cmd command_line');
const patternNames = ['pattern', 'regex', 'glob', 'prefix', 'command', 'value'] as const;
const patternParts = wordSet('pattern regex glob prefix command value type kind');

/** `{tool: Bash, match: {command: [{pattern: "^git status"}]}}`: whether this member restricts a rule to certain command lines. */
export function restrictsToCommands(key: string, value: Cursor): boolean {
  if (!conditionNames.has(foldKey(key)) || !value.isMapping) return false;
  const members = value.members();
  return members.length > 0 && members.every((member) => lineNames.has(foldKey(member.key.value)));
}

/** The command lines that such a member names; null where one of the tools is not a shell or part of it is not understood. */
export function commandsIn(narrowing: Cursor, tools: readonly Cursor[]): readonly ListItem[] | null {
  if (!tools.every(isShell)) return null;
  const items = narrowing.members().flatMap(({ value }) => (value.isList ? value.items() : [value]).map(itemOf));
  return items.every((item) => item !== null) ? items : null;
}

function isShell({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && capabilitiesOfTool(node.text).includes('execute');
}

function itemOf(entry: Cursor): ListItem | null {
  const known = !entry.isMapping || entry.members().every(({ key }) => patternParts.has(foldKey(key.value)));
  const text = known ? (entry.isMapping ? entry.any(...patternNames) : entry).text() : null;
  if (entry.isMapping) entry.any('type', 'kind').ignore();
  return text === null ? null : { text, entry };
}
