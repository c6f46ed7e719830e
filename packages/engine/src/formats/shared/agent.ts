import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/** Adds an agent to the model and returns the scope for the facts in its entry. */
export function addAgent(
  entry: Cursor,
  name: Located<string> | null,
  model: ModelBuilder,
  delegatesTo: Agent['delegatesTo'] = [],
  enabled = true,
): Scope {
  const agent: Agent = { at: entry.at, name, delegatesTo, enabled };
  model.agents.push(agent);
  return { ...everywhere, agent, enabled };
}
