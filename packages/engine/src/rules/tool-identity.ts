import type { Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { wordsOf } from '../knowledge/words.ts';
import type { Place } from '../text/span.ts';

/** Tools with the name of another tool of the same owner and a different description: one shadows the other. */
export function twins(agent: AgentModel): readonly Tool[] {
  const byOwner = new Map<object, Map<string, Tool>>();
  const found: Tool[] = [];
  for (const tool of agent.tools) {
    const name = tool.name.value.trim();
    if (tool.description === null || name === '') continue;
    const owner = tool.server ?? tool.agent ?? agent;
    const named = byOwner.get(owner) ?? new Map<string, Tool>();
    byOwner.set(owner, named);
    const other = named.get(name);
    if (other === undefined) named.set(name, tool);
    else if (shadows(other, tool)) found.push(tool);
  }
  return found;
}

function shadows(other: Tool, tool: Tool): boolean {
  if (other.description?.value === tool.description?.value || other.at.document !== tool.at.document) return false;
  return !areAlternatives(other.at.path, tool.at.path) && !areInGroups(other.at.path, tool);
}

/**
 * `modules: [{functions: {count: …}}, {functions: {count: …}}]`: the key is a name within its entry, as is `parse` in
 * `tools: [{tool_id: json, capabilities: [{name: parse}]}, {tool_id: csv, capabilities: [{name: parse}]}]`.
 */
function areInGroups(one: Place['path'], { at, name }: Tool): boolean {
  const first = one.findIndex((step, index) => at.path[index] !== step);
  if (typeof one[first] !== 'number' || first >= one.length - 1) return false;
  return at.path.at(-1) === name.value || one[first - 1] === 'tools';
}

const choices = /(?:^|_)(?:profile|mode|preset|level|tier|role|environment|stage)s?$/i;

/** `profiles: {careful: {tools: {…}}, open: {tools: {…}}}`: only one of these is active. */
function areAlternatives(one: Place['path'], other: Place['path']): boolean {
  const at = one.findIndex((step, index) => other[index] !== step);
  return at > 0 && at < one.length - 1 && choices.test(String(one[at - 1]));
}

const changing = new Set(
  'delete remove drop erase destroy purge truncate wipe write insert update overwrite edit modify send post publish upload deploy transfer pay kill terminate push merge'.split(
    ' ',
  ),
);
const destroying = new Set('delete remove drop erase destroy purge truncate wipe'.split(' '));

/** Annotations that contradict the verb in the tool's name. Hosts skip approval for tools annotated as harmless. */
export function* contradictions(agent: AgentModel): Generator<{ tool: Tool; at: Place }> {
  for (const tool of agent.tools) {
    if (tool.annotations.length === 0) continue;
    const verb = wordsOf(tool.name.value)[0] ?? '';
    for (const { value, at } of tool.annotations) {
      const lies =
        (value === 'read-only' && changing.has(verb)) || (value === 'not-destructive' && destroying.has(verb));
      if (lies) yield { tool, at };
    }
  }
}
