import type { Located } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, withAgent } from '../context.ts';
import { nameOfKey } from '../names/key-name.ts';
import { addTool, areNames, namesTools } from '../tools/tool-facts.ts';
import { walk } from '../walk.ts';

/** Adds an agent that is given only by its tools: `agents: {scout: [web_search, read_file]}`. */
export function readToolkit(key: Located<string>, tools: Cursor, context: Context): void {
  const own = withAgent(context, tools.at, key);
  for (const tool of tools.texts()) addTool(tool, own);
}

/** Reads a file that only assigns tools to agents. */
export function readRootMap(root: Cursor, context: Context): void {
  if (!assignsTools(root)) {
    walk(root, context);
    return;
  }
  for (const { key, value } of root.members()) readToolkit(key, value, context);
}

const membersMin = 3;
const toolkitsMin = 2;

/** Lists under names that do not say what they hold; tools shared by several of them show that they are lists of tools. */
function assignsTools(root: Cursor): boolean {
  const members = root.members();
  if (members.length < membersMin) return false;
  if (!members.every(({ key, value }) => value.isList && areNames(value) && nameOfKey(key.value).list === null))
    return false;
  const toolkits = members
    .filter(({ value }) => namesTools(value))
    .map(({ value }) => new Set(value.items().map(({ written }) => written)));
  const names = toolkits.flatMap((toolkit) => [...toolkit]);
  return toolkits.length >= toolkitsMin && new Set(names).size < names.length;
}
