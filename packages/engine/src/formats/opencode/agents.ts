import type { ModelBuilder } from '../../agent/builder.ts';
import { everywhere } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readPermission, readToolSwitches } from './permission.ts';
import { serverPrefixes } from './server-tools.ts';

/** Reads the agents and the default models. */
export function readAgents(document: Cursor, model: ModelBuilder): void {
  const servers = serverPrefixes(document);
  for (const root of ['agent', 'agents', 'mode']) {
    for (const { key, value } of document.get(root).members()) {
      if (value.isMapping) readAgent(key, value, servers, model);
    }
  }
  const id = document.get('model').text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  const small = document.get('small_model').text();
  if (small !== null) model.models.push({ ...everywhere, at: small.at, id: small, provider: null, endpoint: null });
}

/** Reads one agent, from the configuration or from a separate Markdown file. https://opencode.ai/docs/agents/ */
export function readAgent(
  name: Located<string> | null,
  entry: Cursor,
  servers: ReadonlySet<string>,
  model: ModelBuilder,
): void {
  const enabled = entry.get('disable').boolean()?.value !== true;
  const agent: Agent = { at: entry.at, name, delegatesTo: [], enabled };
  const scope: Scope = { agent, enabled };
  model.agents.push(agent);
  const text = entry.get('prompt').text();
  if (text !== null) model.prompts.push({ ...scope, at: text.at, text, role: 'system', tools: true });
  const id = entry.get('model').text();
  if (id !== null) model.models.push({ ...scope, at: id.at, id, provider: null, endpoint: null });
  const permission = entry.any('permission', 'permissions');
  if (permission.exists) readPermission(permission, servers, model, scope);
  readToolSwitches(entry.get('tools'), model, scope);
  const limit = entry.any('steps', 'maxSteps');
  const steps = limit.number();
  if (steps !== null) {
    model.limits.push({ ...scope, at: steps.at, kind: 'iterations', value: steps.value, origin: 'set' });
  } else if (!limit.exists && enabled) {
    const defaultLimit = { kind: 'iterations', value: 'unlimited', origin: 'default', watched: true } as const;
    model.limits.push({ ...scope, at: entry.at, ...defaultLimit });
  }
  addPrompt(entry.get('description'), 'description', model, scope);
  entry.ignoreKeys(['mode', 'temperature', 'top_p', 'color', 'hidden', 'variant', 'options']);
}
