import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { oncePerOwner } from '../once-per-owner.ts';

/** Keys of an agent's instructions. */
const instructionKeys = [
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
const equipmentKeys = [
  'model',
  'llm',
  'tools',
  'toolset',
  'toolsets',
  'model_name',
  'modelName',
  'llm_model',
  'engine',
];
/** Sections of consecutive steps, which pass on what they have read: together they are one agent. */
const stepSections = wordSet(
  'step stage node task chain flow pipeline phase job message example test case prompt model tool template provider route',
);

/** An entry with both is an agent, whatever its section is called. */
function isAgentEntry(entry: Cursor): boolean {
  return entry.isMapping && entry.any(...instructionKeys).isText && entry.any(...equipmentKeys).exists;
}

/** So is an entry with tools and a model of its own, sometimes the first of several: `{primary: {model}, fallback: […], tools: […]}`. */
function isEquipped(entry: Cursor): boolean {
  if (!entry.isMapping || !entry.get('tools').isList) return false;
  return [entry, ...entry.members().map(({ value }) => value)].some((part) => part.any('model', 'llm').exists);
}

/** Whether the list holds agents although its name does not say so. */
export function listsAgents(list: Cursor, name: string): boolean {
  const items = list.items();
  return items.length > 1 && !stepSections.has(name) && items.every(isAgentEntry);
}

const hasSeveralAgents = oncePerOwner((owner) => hasSeveral(owner, isAgentEntry));
const hasSeveralEquipped = oncePerOwner((owner) => hasSeveral(owner, isEquipped));

/** Whether the entry is one of several agents beside each other: `{researcher: {role, tools}, writer: {role, tools}}`. A single one may be a section of the surrounding agent. */
export function isOneOfSeveral(entry: Cursor, owner: Cursor, section = ''): boolean {
  if (isAgentEntry(entry)) return hasSeveralAgents(owner);
  return !stepSections.has(section) && isEquipped(entry) && hasSeveralEquipped(owner);
}

function hasSeveral(owner: Cursor, is: (entry: Cursor) => boolean): boolean {
  return owner.members().filter(({ value }) => is(value)).length > 1;
}
