import type { Cursor } from '../../cursor.ts';
import { wordSet } from '../names/idea.ts';
import { oncePerOwner } from '../once-per-owner.ts';

/** Keys of an agent's instructions. */
const told = [
  'role',
  'goal',
  'prompt',
  'system_prompt',
  'systemPrompt',
  'system-prompt',
  'system_message',
  'systemMessage',
  'system',
  'instructions',
  'instruction',
  'persona',
  'mission',
  'brief',
];
/** Keys of an agent's model and tools. */
const held = ['model', 'llm', 'tools', 'toolset', 'toolsets', 'model_name', 'modelName', 'llm_model', 'engine'];
/** Sections of consecutive steps, which pass on what they have read: together they are one agent. */
const successive = wordSet(
  'step stage node task chain flow pipeline phase job message example test case prompt model tool template provider route',
);

/** An entry with both is an agent, whatever its section is called. */
function isShown(entry: Cursor): boolean {
  return entry.isMapping && entry.any(...told).isText && entry.any(...held).exists;
}

/** So is an entry with tools and a model of its own, sometimes the first of several: `{primary: {model}, fallback: […], tools: […]}`. */
function isEquipped(entry: Cursor): boolean {
  if (!entry.isMapping || !entry.get('tools').isList) return false;
  return [entry, ...entry.members().map(({ value }) => value)].some((part) => part.any('model', 'llm').exists);
}

/** Whether the list holds agents although its name does not say so. */
export function listsAgents(list: Cursor, name: string): boolean {
  const items = list.items();
  return items.length > 1 && !successive.has(name) && items.every(isShown);
}

const showsSeveral = oncePerOwner((owner) => areSeveral(owner, isShown));
const equipsSeveral = oncePerOwner((owner) => areSeveral(owner, isEquipped));

/** Whether the entry is one of several agents beside each other: `{researcher: {role, tools}, writer: {role, tools}}`. A single one may be a section of the surrounding agent. */
export function isOneOfSeveral(entry: Cursor, owner: Cursor, section = ''): boolean {
  if (isShown(entry)) return showsSeveral(owner);
  return !successive.has(section) && isEquipped(entry) && equipsSeveral(owner);
}

function areSeveral(owner: Cursor, is: (entry: Cursor) => boolean): boolean {
  return owner.members().filter(({ value }) => is(value)).length > 1;
}
