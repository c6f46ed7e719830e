import type { Cursor } from '../../cursor.ts';
import { wordSet } from '../names/idea.ts';
import { oncePerOwner } from '../once-per-owner.ts';

/** What an agent is told … */
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
/** … and what it answers and acts with. */
const held = ['model', 'llm', 'tools', 'toolset', 'toolsets', 'model_name', 'modelName', 'llm_model', 'engine'];
/** What is done one after the other hands on what it has read: the parts of one agent. */
const successive = wordSet(
  'step stage node task chain flow pipeline phase job message example test case prompt model tool template provider route',
);

/** Whoever has both is an agent, whatever the section around it is called. */
function isShown(entry: Cursor): boolean {
  return entry.isMapping && entry.any(...told).isText && entry.any(...held).exists;
}

/** So is who acts with tools and a model of its own, the first of several at times: `{primary: {model}, fallback: […], tools: […]}`. */
function isEquipped(entry: Cursor): boolean {
  if (!entry.isMapping || !entry.get('tools').isList) return false;
  return [entry, ...entry.members().map(({ value }) => value)].some((part) => part.any('model', 'llm').exists);
}

/** A list of agents under a name that says nothing of them. */
export function listsAgents(list: Cursor, name: string): boolean {
  const items = list.items();
  return items.length > 1 && !successive.has(name) && items.every(isShown);
}

const showsSeveral = oncePerOwner((owner) => areSeveral(owner, isShown));
const equipsSeveral = oncePerOwner((owner) => areSeveral(owner, isEquipped));

/** One of several beside each other: `{researcher: {role, tools}, writer: {role, tools}}`. One alone may be a part of what is around it. */
export function isOneOfSeveral(entry: Cursor, owner: Cursor, section = ''): boolean {
  if (isShown(entry)) return showsSeveral(owner);
  return !successive.has(section) && isEquipped(entry) && equipsSeveral(owner);
}

function areSeveral(owner: Cursor, is: (entry: Cursor) => boolean): boolean {
  return owner.members().filter(({ value }) => is(value)).length > 1;
}
