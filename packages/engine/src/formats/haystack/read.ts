import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Execution, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { addDescribedTool } from '../shared/tool.ts';
import { readChosenAddresses } from './addresses.ts';

/** Reads a pipeline: components by name, each with its class and parameters. */
export function readHaystack(document: Cursor, model: ModelBuilder): void {
  for (const { key, value } of document.get('components').members()) readComponent(key, value, model, everywhere);
  readChosenAddresses(document, model);
  addLimit(document.get('max_runs_per_component'), 'iterations', model, everywhere);
  document.ignoreKeys(['connections', 'metadata', 'connection_type_validation', 'inputs', 'outputs']);
}

function readComponent(name: Located<string>, component: Cursor, model: ModelBuilder, outer: Scope): void {
  const type = component.get('type').text()?.value ?? '';
  const parameters = component.get('init_parameters');
  if (!parameters.isMapping) {
    component.ignore();
    return;
  }
  const tools = parameters.get('tools');
  const isAgent = /\.Agent$/.test(type);
  const scope = isAgent ? addAgent(component, name, model) : outer;
  if (isAgent) addLimit(parameters.get('max_agent_steps'), 'iterations', model, scope);
  addPrompt(parameters.any('system_prompt', 'system_message'), 'system', model, scope, tools.isList);
  readTemplate(parameters.any('template', 'prompt_template', 'chat_template'), model, scope);
  if (/\.(?:generators|embedders|rankers|audio)\./.test(type)) readModel(type, parameters, model, scope);
  const inner = parameters.any('chat_generator', 'generator', 'llm');
  if (inner.isMapping) readComponent(name, inner, model, scope);
  for (const tool of tools.itemsOrSelf()) readTool(tool, model, scope);
  readTool(component, model, scope);
  addExecution(parameters.get('unsafe'), 'code-execution', model, scope);
  const loading = parameters.any('huggingface_pipeline_kwargs', 'model_kwargs', 'tokenizer_kwargs');
  addExecution(parameters.get('trust_remote_code'), 'remote-code', model, scope);
  addExecution(loading.get('trust_remote_code'), 'remote-code', model, scope);
  component.get('type').ignore();
  ignoreAbsent(parameters);
}

/**
 * Claims null parameters. Pipelines are serialised with every parameter, and null means the default.
 * https://docs.haystack.deepset.ai/docs/serialization
 */
function ignoreAbsent(parameters: Cursor): void {
  for (const { value } of parameters.members()) {
    if (value.node?.kind === 'scalar' && value.node.value === null) value.ignore();
    const inner = value.get('init_parameters');
    if (inner.isMapping) ignoreAbsent(inner);
  }
}

/** Reads a prompt template: a Jinja text, or messages with roles. */
function readTemplate(template: Cursor, model: ModelBuilder, scope: Scope): void {
  if (!template.isList) addPrompt(template, 'task', model, scope);
  for (const message of template.items()) {
    const role = message.any('role', '_role').text()?.value === 'system' ? 'system' : 'task';
    const content = message.any('content', '_content');
    addPrompt(content, role, model, scope);
    for (const part of content.items()) addPrompt(part.get('text'), role, model, scope);
  }
}

function readModel(type: string, parameters: Cursor, model: ModelBuilder, scope: Scope): void {
  const id = parameters.any('model', 'azure_deployment', 'model_name').text();
  const endpoint = parameters.any('api_base_url', 'azure_endpoint', 'api_base', 'base_url', 'url').text();
  const credential = parameters.any('api_key', 'token', 'azure_ad_token').exists;
  addModelUse({ at: parameters.at, id, provider: null, endpoint, credential, named: [type] }, model, scope);
  parameters.ignoreKeys([
    'api_key',
    'generation_kwargs',
    'streaming_callback',
    'timeout',
    'max_retries',
    'organization',
  ]);
}

/** Reads a tool: a function, a component, or an MCP server. */
function readTool(tool: Cursor, model: ModelBuilder, scope: Scope): void {
  const entry = tool.get('data').isMapping ? tool.get('data') : tool.get('init_parameters');
  const server = entry.get('server_info');
  const name = entry.get('name').text();
  if (server.isMapping) {
    readServer(name ?? locate('', server.at), server, model, scope);
    server.ignore();
  } else if (name !== null && tool.get('data').isMapping) {
    addDescribedTool(name, entry, model, scope);
  }
  if (tool.get('data').isMapping) tool.ignore();
}

function addExecution(cursor: Cursor, kind: Execution['kind'], model: ModelBuilder, scope: Scope): void {
  const value = cursor.boolean();
  if (value?.value !== true) return;
  const fact = { at: value.at, kind, state: 'unrestricted', isolated: null, origin: 'set' } as const;
  model.executions.push({ ...scope, ...fact });
}
