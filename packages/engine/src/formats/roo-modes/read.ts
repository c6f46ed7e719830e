import type { ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

/** The capabilities of tool groups. https://docs.roocode.com/advanced-usage/available-tools/tool-use-overview */
const groups: ReadonlyMap<string, readonly Capability[]> = new Map([
  ['read', ['read']],
  ['edit', ['write']],
  ['command', ['execute']],
  ['browser', ['browse']],
  ['mcp', []],
  ['modes', ['delegate']],
]);

/** Reads a list of modes, or a single mode. */
export function readRooModes(document: Cursor, model: ModelBuilder): void {
  const modes = document.get('customModes');
  const list = modes.exists ? modes : document;
  if (modes.exists || document.isList) for (const mode of list.items()) readMode(mode, model);
  else readMode(document, model);
  ignoreComments(document);
}

/** Reads a mode, which is an agent with its own instructions and tool groups. */
export function readMode(mode: Cursor, model: ModelBuilder): void {
  const name = mode.get('slug').text() ?? mode.get('name').text();
  const agent: Agent = { at: mode.at, name, delegatesTo: [], enabled: true };
  const scope: Scope = { agent, enabled: true };
  model.agents.push(agent);
  for (const key of ['roleDefinition', 'customInstructions']) addPrompt(mode.get(key), 'system', model, scope, true);
  for (const file of mode.get('rulesFiles').items()) addPrompt(file.get('content'), 'rule', model, scope, true);
  for (const group of mode.get('groups').items()) readGroup(group, model, scope);
  mode.ignore();
}

/** Reads the name of a group, or a pair of the name and a restriction to some files. */
function readGroup(group: Cursor, model: ModelBuilder, scope: Scope): void {
  const [first, second] = group.isList ? group.items() : [group];
  const name = first?.text() ?? null;
  if (name === null) return;
  const tool = addNamedTool(name, model, scope);
  tool.capabilities = groups.get(name.value) ?? tool.capabilities;
  tool.narrowed = second?.get('fileRegex').exists === true;
}
