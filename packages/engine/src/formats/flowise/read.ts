import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { createSettingReader, type NamedSettingReader } from '../generic/read.ts';
import { addAgent } from '../shared/agent.ts';
import { openJson, openNestedJson } from '../shared/embedded.ts';
import { addLimit } from '../shared/limit.ts';
import { readModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { looksLikeServer, readServer } from '../shared/server.ts';
import { addDescribedTool, addNamedTool, type ToolBuilder } from '../shared/tool.ts';

/** Reads a flow, or records of several in the form that the database stores. */
export function readFlow(document: Cursor, model: ModelBuilder): void {
  readRecord(document, model);
  for (const list of [document, ...document.members().map(({ value }) => value)]) {
    for (const record of list.items()) if (record.has('flowData') || record.has('func')) readRecord(record, model);
  }
  document.ignore();
}

/** Reads the nodes of a flow, which a record holds as a JSON text or a mapping. Layout and connections are ignored. */
function readRecord(record: Cursor, model: ModelBuilder): void {
  const flowData = record.get('flowData');
  const flow = flowData.isText ? openJson(flowData) : flowData.exists ? flowData : record;
  const readSetting = createSettingReader(model);
  for (const node of flow?.get('nodes').items() ?? []) readNode(node.get('data'), model, readSetting);
  readCustomTool(record, model);
  const open = record.get('isPublic').boolean();
  if (open?.value !== true) return;
  model.exposures.push({ ...everywhere, at: open.at, kind: 'public-trigger', state: 'open', origin: 'set' });
}

/** Reads a tool that was exported alone: a name, a description for the model, a schema as text, JavaScript. */
function readCustomTool(document: Cursor, model: ModelBuilder): void {
  const code = document.get('func');
  if (!code.isText) return;
  const name = document.get('name').text();
  if (name !== null) addDescribedTool(name, document, model, everywhere);
  addMaterial(code, 'code', model, everywhere);
}

function readNode(data: Cursor, model: ModelBuilder, readSetting: NamedSettingReader): void {
  const category = data.get('category').text()?.value ?? '';
  const name = data.get('name').text();
  const inputs = data.get('inputs');
  const isAgent = /^Agents$|Multi Agents|Sequential/.test(category) || /^agentAgentflow|Agent$/.test(name?.value ?? '');
  const scope = isAgent ? addAgent(data, data.get('label').text(), model) : everywhere;
  if (/^Tools/.test(category) && name !== null)
    readTool(locate(inputs.get('toolName').text()?.value ?? name.value, data.at), inputs, model, scope);
  if (/^Chat Models$|^LLMs$|^Embeddings$/.test(category))
    readModelUse(inputs, model, scope, name?.value ?? '', sendsCredential(data, inputs));
  readPrompts(inputs, model, scope);
  readSelectedTools(inputs.get('agentTools'), model, scope);
  addLimit(inputs.get('maxIterations'), 'iterations', model, scope);
  readServerText(inputs.get('mcpServerConfig'), data.get('label').text(), model, scope);
  for (const { key, value } of inputs.members()) if (!value.claimed) readSetting(key, value, scope);
}

/** Whether a model has a stored credential. Exports leave out its id, but OpenAI's clients, which take a `basepath`, need a key. */
function sendsCredential(data: Cursor, inputs: Cursor): boolean {
  return inputs.any('basepath', 'basePath').exists || (data.get('credential').text()?.value ?? '') !== '';
}

const systemInputs = [
  'systemMessage',
  'systemMessagePrompt',
  'systemPrompt',
  'agentInstructions',
  'supervisorPrompt',
  'workerPrompt',
  'prefix',
  'instructions',
];
const codeInputs = [
  'javascriptFunction',
  'customFunctionJavascriptFunction',
  'customToolFunc',
  'func',
  'functionInputVariables',
  'updateStateMemoryCode',
  'conditionFunction',
  'pythonCode',
];

function readPrompts(inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of systemInputs) if (inputs.get(name).isText) addPrompt(inputs.get(name), 'system', model, scope);
  // A template is a single user message that contains the question.
  for (const name of ['humanMessagePrompt', 'agentUserMessage', 'llmUserMessage', 'template', 'prompt'])
    addPrompt(inputs.get(name), 'task', model, scope);
  for (const name of ['agentMessages', 'llmMessages']) {
    for (const message of inputs.get(name).items()) {
      const role = message.get('role').text()?.value === 'system' ? 'system' : 'task';
      addPrompt(message.get('content'), role, model, scope);
    }
  }
  for (const name of codeInputs) addMaterial(inputs.get(name), 'code', model, scope);
}

/** Reads the tools of an agent node, and whether each requires human input. */
function readSelectedTools(list: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const item of list.items()) {
    const name = item.get('agentSelectedTool').text();
    if (name === null) continue;
    const configuration = item.get('agentSelectedToolConfig');
    const tool = readTool(name, configuration, model, scope);
    const humanInput = item.get('agentSelectedToolRequiresHumanInput').boolean();
    readServerText(configuration.get('mcpServerConfig'), name, model, scope);
    if (humanInput?.value !== true) continue;
    tool.approval = 'always';
    const fact = { kind: 'tool', state: 'on', origin: 'set', reach: tool.capabilities, subject: name } as const;
    model.approvals.push({ ...scope, at: humanInput.at, ...fact });
  }
}

const requestTool = /^requests(?:Get|Post|Put|Delete)$/;
const fixedHost = /^(?:<p>)?https?:\/\/[^/{}<]+/;

/** Reads a tool. One for requests always sends them to the URL in its settings, under the name in its settings. */
function readTool(name: Located<string>, settings: Cursor, model: ModelBuilder, scope: Scope): ToolBuilder {
  const url = settings.any(`${name.value}Url`, 'url').text()?.value ?? '';
  if (!requestTool.test(name.value) || !fixedHost.test(url)) return addNamedTool(name, model, scope);
  const given = settings.get(`${name.value}Name`).text()?.value;
  const tool = addNamedTool(locate(given || name.value, name.at), model, scope);
  tool.narrowed = tool.capabilities.includes('fetch');
  return tool;
}

/** Reads an MCP server whose configuration is a JSON text. */
function readServerText(text: Cursor, name: Located<string> | null, model: ModelBuilder, scope: Scope): void {
  const entry = openNestedJson(text);
  if (entry !== null && looksLikeServer(entry)) readServer(name ?? locate('', text.at), entry, model, scope);
}
