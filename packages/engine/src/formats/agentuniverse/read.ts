import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addDescribedTool, addNamedTool } from '../shared/tool.ts';

/** Reads a file, which is one component: an agent, a tool, a model, a prompt, or a data store. */
export function readComponent(document: Cursor, model: ModelBuilder): void {
  if (document.has('profile') || document.has('info')) readAgent(document, model);
  else if (isTool(document)) readTool(document, model);
  else {
    readPrompts(document, model, everywhere);
    readModel(document, model);
    addPrompt(document.get('description'), 'description', model, everywhere);
  }
  document.ignoreKeys(ignoredKeys);
}

/** Names of a component and tuning of its model. */
const ignoredKeys: readonly string[] = [
  'name',
  'id',
  'type',
  'metadata',
  'meta_class',
  'class_path',
  'ext_info',
  'nickname',
  'avatar',
  'input_keys',
  'output_keys',
  'tool_type',
  'channel',
  'model_name',
  'temperature',
  'max_tokens',
  'streaming',
  'max_context_length',
  'opening_speech',
];

function isTool(document: Cursor): boolean {
  const type = document.get('metadata', 'type').text()?.value;
  return (
    type === 'TOOL' || document.has('tool_type') || document.has('args_model') || document.has('args_model_schema')
  );
}

function readAgent(document: Cursor, model: ModelBuilder): void {
  const info = document.get('info');
  const profile = document.get('profile');
  const action = document.get('action');
  const names = ['tool', 'toolkit'].flatMap((key) => action.get(key).texts());
  const delegates = action.get('agent').texts();
  const scope = addAgent(document, info.get('name').text(), model, delegates);
  addPrompt(info.get('description'), 'description', model, scope);
  readPrompts(profile, model, scope, names.length > 0);
  for (const name of names) if (name.value !== '') addNamedTool(name, model, scope);
  const llm = profile.get('llm_model');
  const id = llm.any('model_name', 'name').text();
  addModelUse({ at: llm.at, id, provider: null, endpoint: null, credential: false, named: [] }, model, scope);
  for (const section of [profile, document.get('plan', 'planner')]) {
    for (const name of ['max_iterations', 'round', 'retry_count'])
      addLimit(section.get(name), 'iterations', model, scope);
  }
  for (const key of ['info', 'profile', 'action', 'plan', 'memory', 'work_pattern']) document.get(key).ignore();
}

/** Reads the parts of a prompt: introduction and target are the system prompt; the instruction contains the user's question. */
function readPrompts(profile: Cursor, model: ModelBuilder, scope: Scope, tools: boolean | null = null): void {
  for (const key of ['introduction', 'target']) addPrompt(profile.get(key), 'system', model, scope, tools);
  addPrompt(profile.get('instruction'), 'task', model, scope);
}

function readTool(document: Cursor, model: ModelBuilder): void {
  const name = document.get('name').text();
  if (name === null) return;
  addDescribedTool(name, document, model, everywhere);
  for (const key of ['args_model', 'args_model_schema', 'langchain', 'as_mcp_tool']) document.get(key).ignore();
}

/** Reads a model, or a channel by which it is reached. */
function readModel(document: Cursor, model: ModelBuilder): void {
  const endpoint = document.any('api_base', 'channel_api_base', 'base_url').text();
  const id = document.any('model_name', 'channel_model_name').text();
  const credential = carriesKey(document.any('api_key', 'channel_api_key'));
  if (endpoint === null && id === null) return;
  const named = [document.any('name', 'channel_name').text()?.value ?? '', id?.value ?? ''];
  addModelUse({ at: document.at, id, provider: null, endpoint, credential, named }, model, everywhere);
}
