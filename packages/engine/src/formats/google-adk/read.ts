import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addSafetyThreshold } from '../shared/safety-settings.ts';
import { looksLikeServer, readServer } from '../shared/server.ts';
import { addDescribedTool } from '../shared/tool.ts';

/** Reads an agent with its instructions, tools, safety settings and code executor. */
export function readAdkAgent(document: Cursor, model: ModelBuilder): void {
  const delegates = document
    .get('sub_agents')
    .items()
    .flatMap((item) => item.any('config_path', 'code').text() ?? []);
  const scope = addAgent(document, document.get('name').text(), model, delegates);
  const tools = document.get('tools').items();
  for (const name of ['instruction', 'static_instruction', 'global_instruction']) {
    addPrompt(document.get(name), 'system', model, scope, tools.length > 0 ? true : null);
  }
  addPrompt(document.get('description'), 'description', model, scope);
  const id = document.get('model').text();
  if (id !== null)
    addModelUse({ at: id.at, id, provider: null, endpoint: null, credential: false, named: [] }, model, scope);
  for (const item of tools) readTool(item, model, scope);
  readSafety(document.get('generate_content_config'), model, scope);
  readExecutor(document.get('code_executor'), model, scope);
  addLimit(document.get('max_iterations'), 'iterations', model, scope);
  document.get('sub_agents').ignore();
  for (const { key, value } of document.members()) if (key.value.endsWith('_callbacks')) value.ignore();
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/** Reads the code executor, whose class decides where code runs: `UnsafeLocalCodeExecutor` runs it in the agent's process. */
function readExecutor(executor: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = (executor.isMapping ? executor.any('name', 'class') : executor).text();
  executor.ignore();
  if (name === null) return;
  const isolated = !/UnsafeLocalCodeExecutor$/.test(name.value);
  const state = isolated ? 'restricted' : 'unrestricted';
  model.executions.push({ ...scope, at: name.at, kind: 'local-executor', state, isolated, origin: 'set' });
}

/** Reads a tool: a function by name, an MCP server by its connection, or an agent by its file. */
function readTool(item: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = item.get('name').text();
  if (name === null) return;
  const connection = connectionOf(item.get('args'));
  if (connection !== null) {
    readServer(name, connection, model, scope);
    item.get('args').ignore();
    return;
  }
  const last = name.value.slice(name.value.lastIndexOf('.') + 1);
  const agent = item.get('args', 'agent').any('config_path', 'code').text();
  addDescribedTool(agent === null ? locate(last, name.at) : locate('delegate_to_agent', agent.at), item, model, scope);
  item.get('args').ignore();
}

const connectionNames = [
  'stdio_server_params',
  'stdio_connection_params',
  'sse_connection_params',
  'streamable_http_connection_params',
  'connection_params',
];

function connectionOf(args: Cursor): Cursor | null {
  for (const name of connectionNames) {
    const found = args.get(name);
    const entry = found.get('server_params').isMapping ? found.get('server_params') : found;
    if (looksLikeServer(entry)) return entry;
  }
  return null;
}

function readSafety(config: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const setting of config.get('safety_settings').items()) {
    addSafetyThreshold(setting.get('threshold'), model, scope);
    setting.ignore();
  }
  config.ignore();
}

const ignoredKeys = [
  'agent_class',
  'model_code',
  'output_key',
  'accumulate_output_key',
  'include_contents',
  'input_schema',
  'output_schema',
  'disallow_transfer_to_parent',
  'disallow_transfer_to_peers',
  'planner',
];
