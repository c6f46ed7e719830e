import type { Agent } from '../../../agent/facts.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import type { Located } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, withScope } from '../context.ts';
import { nameOfKey } from '../names/key-name.ts';
import { addTool } from '../tools/tool.ts';
import { walk } from '../walk.ts';

/** `agents: {scout: [web_search, read_file]}`: an agent given only by its tools. */
export function isToolkit(value: Cursor): boolean {
  const items = value.items();
  return (
    items.length > 0 &&
    items.every(isName) &&
    items.some(({ node }) => node?.kind === 'scalar' && capabilitiesOfTool(node.text).length > 0)
  );
}

/** Adds an agent with its tools. */
export function readToolkit(key: Located<string>, tools: Cursor, context: Context): void {
  const agent: Agent = { at: tools.at, name: key, delegatesTo: [], enabled: context.scope.enabled };
  context.model.agents.push(agent);
  for (const tool of tools.texts()) addTool(tool, withScope(context, { ...context.scope, agent }));
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
  if (
    !members.every(
      ({ key, value }) => value.isList && value.items().every(isName) && nameOfKey(key.value).list === null,
    )
  )
    return false;
  const toolkits = members
    .filter(({ value }) => isToolkit(value))
    .map(({ value }) => new Set(value.items().map(textOf)));
  const names = toolkits.flatMap((toolkit) => [...toolkit]);
  return toolkits.length >= toolkitsMin && new Set(names).size < names.length;
}

function isName({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && /^[\w.:*-]{2,60}$/.test(node.text);
}

function textOf({ node }: Cursor): string {
  return node?.kind === 'scalar' ? node.text : '';
}
