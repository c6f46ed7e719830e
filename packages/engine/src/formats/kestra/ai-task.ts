import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addMount } from '../shared/container.ts';
import { readContainerImage } from '../shared/image.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Reads the common settings of an AI task and of an agent that is used as a tool. */
export function readAiTask(task: Cursor, model: ModelBuilder, scope: Scope): void {
  const tools = task.get('tools');
  addPrompt(task.get('systemMessage'), 'system', model, scope, tools.isList);
  addPrompt(task.get('prompt'), 'task', model, scope);
  for (const message of task.get('messages').items()) {
    const role = message.any('type', 'role').word()?.value.toLowerCase() === 'system' ? 'system' : 'task';
    addPrompt(message.get('content'), role, model, scope, tools.isList);
  }
  for (const name of ['provider', 'chatProvider']) readProvider(task.get(name), model, scope);
  for (const name of ['configuration', 'chatConfiguration']) readLogging(task.get(name), model, scope);
  addLimit(task.get('maxSequentialToolsInvocations'), 'iterations', model, scope);
  for (const list of ['tools', 'contentRetrievers']) {
    for (const tool of task.get(list).items()) readTool(tool, model, scope);
  }
  task.ignoreKeys(['memory', 'guardrails', 'observability', 'outputFiles', 'type', 'inputFiles']);
}

/** Reads a provider, whose class identifies the vendor: `io.kestra.plugin.ai.provider.OpenAI`. */
function readProvider(provider: Cursor, model: ModelBuilder, scope: Scope): void {
  if (!provider.isMapping) return;
  const type = provider.get('type').text();
  const vendor = type === null ? null : locate(classNameOf(type), type.at);
  const endpoint = provider.any('baseUrl', 'endpoint').text();
  const credential = provider.any('apiKey', 'token').exists;
  const id = provider.any('modelName', 'modelId').text();
  // A provider that is only compatible with OpenAI's protocol names no vendor.
  const named = vendor?.value === 'OpenAICompliantProvider' ? [] : [vendor?.value ?? '', id?.value ?? ''];
  addModelUse({ at: provider.at, id, provider: vendor, endpoint, credential, named }, model, scope);
  provider.ignoreKeys(['type', 'apiKey', 'token']);
}

function classNameOf(type: Located<string>): string {
  return type.value.slice(type.value.lastIndexOf('.') + 1);
}

/** Reads whether complete requests and responses are logged, where everyone who can see the run can read them. */
function readLogging(configuration: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of ['logRequests', 'logResponses']) {
    const value = configuration.get(name).boolean();
    if (value === null) continue;
    const state = value.value ? 'unsafe' : 'safe';
    model.loggings.push({ ...scope, at: value.at, kind: 'prompts', state, origin: 'set' });
  }
  configuration.ignoreKeys(['temperature', 'topP', 'topK', 'seed', 'maxToken', 'responseFormat', 'returnThinking']);
  configuration.ignoreKeys(['thinkingEnabled', 'thinkingBudgetTokens', 'type']);
}

/** Tasks that run scripts. */
export const scriptTask = /^io\.kestra\.plugin\.scripts\./;

/** Reads a tool according to its class, such as `io.kestra.plugin.ai.tool.StdioMcpClient`. https://kestra.io/plugins/plugin-ai */
export function readTool(tool: Cursor, model: ModelBuilder, scope: Scope): void {
  const type = tool.get('type').text();
  if (type === null) return;
  const kind = classNameOf(type);
  const name = tool.any('name', 'toolName').text() ?? locate(kind, type.at);
  if (kind === 'DockerMcpClient') readContainerServer(name, tool, model, scope);
  else if (kind.endsWith('McpClient')) {
    readServer(name, tool, model, scope);
    readLogging(tool, model, scope);
  } else if (kind === 'AIAgent') {
    readAiTask(tool, model, addAgent(tool, name, model, [], scope.enabled));
  } else if (kind === 'KestraTask') readTaskTool(tool, model, scope);
  else if (kind === 'A2AClient' || kind === 'A2AAgent') readPeer(tool, model, scope);
  else addNamedTool(locate(kind, type.at), model, scope);
  tool.ignoreKeys(['type', 'name', 'description', 'timeout', 'logEvents', 'apiKey', 'namespace', 'flowId', 'csi']);
}

/** Reads an MCP server in a container. `command` runs inside it, so it is no command of the host. */
function readContainerServer(name: Located<string>, tool: Cursor, model: ModelBuilder, scope: Scope): void {
  const image = tool.get('image');
  const server = readServer(image.text() ?? name, image, model, scope);
  const innerScope: Scope = { ...scope, server };
  readContainerImage(image, model, innerScope);
  for (const mount of tool.get('binds').texts()) addMount(mount, model, innerScope);
  const daemon = tool.get('dockerHost').text();
  // Who can reach the daemon controls its machine; without certificates it lets everybody in.
  if (daemon !== null && !tool.get('dockerTlsVerify').is(true))
    model.endpoints.push({
      ...innerScope,
      at: daemon.at,
      url: daemon,
      purpose: 'tool',
      credential: false,
      vendor: null,
    });
  tool.ignoreKeys(['command', 'dockerCertPath']);
}

/** Reads tasks that an agent may run. The agent chooses the values that are written as `...`. */
function readTaskTool(tool: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const task of tool.get('tasks').items()) {
    const type = task.get('type').text();
    if (type === null) continue;
    const values = task.any('commands', 'script').texts();
    if (scriptTask.test(type.value) && values.some(({ value }) => value.trim() === '...')) {
      const at = task.any('commands', 'script').at;
      const isolated = isIsolatedScript(task);
      model.executions.push({ ...scope, at, kind: 'code-execution', state: 'unrestricted', isolated, origin: 'set' });
    } else addNamedTool(task.get('id').text() ?? locate(classNameOf(type), type.at), model, scope);
  }
  tool.get('tasks').ignore();
}

/** Scripts run in a container unless the task says otherwise. https://kestra.io/docs/task-runners */
export function isIsolatedScript(task: Cursor): boolean {
  return !/\.Process$/.test(task.get('taskRunner', 'type').text()?.value ?? '');
}

function readPeer(tool: Cursor, model: ModelBuilder, scope: Scope): void {
  const url = tool.get('serverUrl').text();
  if (url === null) return;
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'tool', credential: false, vendor: null });
}
