import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';
import { readFeatures } from './read.ts';

/** Reads the settings of a chat application. */
export function readModelConfig(config: Cursor, scope: Scope, model: ModelBuilder): void {
  const agent = config.get('agent_mode');
  const tools = agent.get('tools').items();
  addPrompt(config.get('pre_prompt'), 'system', model, scope, tools.length > 0);
  for (const entry of config.get('chat_prompt_config', 'prompt').items()) {
    addPrompt(entry.get('text'), entry.get('role').text()?.value === 'system' ? 'system' : 'task', model, scope);
  }
  for (const tool of tools) {
    if (tool.get('enabled').boolean()?.value === false) continue;
    const name = tool.any('tool_name', 'provider_name').text();
    if (name !== null) addNamedTool(name, model, scope);
  }
  addLimit(agent.get('max_iteration'), 'iterations', model, scope);
  readModel(config.get('model'), scope, model);
  readFeatures(config, model);
}

/** Adds the model of a node or application. */
export function readModel(entry: Cursor, scope: Scope, model: ModelBuilder): void {
  const id = entry.any('name', 'model').text();
  const provider = entry.get('provider').text();
  addModelUse({ at: entry.at, id, provider, endpoint: null, credential: false, named: [] }, model, scope);
}
