import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { createSettingReader, type NamedSettingReader } from '../generic/read.ts';
import { addAgent } from '../shared/agent.ts';
import { addCommand } from '../shared/command.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { openJson } from '../shared/embedded.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { looksLikeServer, readServer } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Reads a flow, a list of flows, or an export of all. */
export function readFlows(document: Cursor, model: ModelBuilder): void {
  const flows = [...document.items(), ...document.get('flows').items()];
  for (const flow of flows.length > 0 ? flows : [document]) readFlow(flow, model);
  document.ignore();
}

/**
 * Reads the components of a flow. Each field of a component's template is a mapping with a `value`. A record may hold them as a JSON text.
 */
function readFlow(flow: Cursor, model: ModelBuilder): void {
  const data = flow.get('data');
  const graph = data.isText ? openJson(data) : data.isMapping ? data : flow;
  const readSetting = createSettingReader(model);
  for (const node of graph?.get('nodes').items() ?? []) readComponent(node.get('data'), model, readSetting);
}

function readComponent(data: Cursor, model: ModelBuilder, readSetting: NamedSettingReader): void {
  const type = data.get('type').text() ?? locate('', data.at);
  const node = data.get('node');
  const template = node.get('template');
  const isAgent = /Agent$/.test(type.value);
  const scope = isAgent ? addAgent(data, node.get('display_name').text(), model) : everywhere;
  const isTool =
    node.get('tool_mode').boolean()?.value === true ||
    node
      .get('base_classes')
      .texts()
      .some(({ value }) => value === 'Tool');
  if (isTool) addTool(locate(withoutSuffix(type.value), data.at), model, scope);
  readModel(template, type.value, model, scope);
  readServers(template, type, model, scope);
  for (const member of template.members()) {
    if (!readField(member, type.value, isAgent, model, scope))
      readSetting(member.key, member.value.get('value'), scope, template);
  }
}

/** Components whose names do not say what they do. https://docs.langflow.org/components-data */
const componentCapabilities: ReadonlyMap<string, readonly Capability[]> = new Map([['URL', ['fetch']]]);

function addTool(name: Located<string>, model: ModelBuilder, scope: Scope): void {
  const tool = addNamedTool(name, model, scope);
  tool.capabilities = componentCapabilities.get(name.value) ?? tool.capabilities;
}

/** The tool name in the type of a component: `PythonREPLToolComponent` becomes `PythonREPL`. */
function withoutSuffix(type: string): string {
  return type.replace(/Component$/, '').replace(/Tool$/, '');
}

const systemFields = new Set([
  'system_prompt',
  'system_message',
  'agent_description',
  'instructions',
  'agent_llm_prompt',
]);

/** Reads a field. Returns false if its name has no special meaning in Langflow. */
function readField(
  { key, value: field }: Member,
  type: string,
  isAgent: boolean,
  model: ModelBuilder,
  scope: Scope,
): boolean {
  const value = field.get('value');
  if (!value.exists || value.claimed) return true;
  if (key.value === 'code' && field.get('type').text()?.value === 'code') addMaterial(value, 'code', model, scope);
  else if (systemFields.has(key.value) && value.isText) addPrompt(value, 'system', model, scope, isAgent ? true : null);
  else if ((key.value === 'template' || key.value === 'prompt') && value.isText)
    addPrompt(value, 'task', model, scope, isAgent ? true : null);
  else if (key.value === 'max_iterations') addLimit(value, 'iterations', model, scope);
  else if (key.value === 'input_value' && type !== 'ChatInput') addPrompt(value, 'task', model, scope);
  else return false;
  return true;
}

function readModel(template: Cursor, type: string, model: ModelBuilder, scope: Scope): void {
  const id = template.any('model_name', 'model').get('value').text();
  const endpoint = template.any('base_url', 'openai_api_base', 'api_base', 'azure_endpoint').get('value').text();
  const credential = carriesKey(template.any('api_key', 'openai_api_key').get('value'));
  const known = endpoint !== null && endpoint.value !== '' ? endpoint : null;
  if (id === null && known === null) return;
  const used = { at: template.at, id, provider: null, endpoint: known, credential };
  addModelUse({ ...used, named: [type] }, model, scope);
}

/** Reads an MCP server from its entry, or from fields for a command line or URL. */
function readServers(template: Cursor, name: Located<string>, model: ModelBuilder, scope: Scope): void {
  const entry = template.get('mcp_server', 'value', 'config');
  if (looksLikeServer(entry))
    readServer(template.get('mcp_server', 'value', 'name').text() ?? name, entry, model, scope);
  const url = template.get('sse_url', 'value').text();
  if (url !== null && url.value !== '') {
    model.endpoints.push({ ...scope, at: url.at, url, purpose: 'mcp', credential: false, vendor: null });
  }
  const command = template.get('command', 'value').text();
  if (command === null || command.value === '' || !/MCP/i.test(name.value)) return;
  addCommand({ at: command.at, words: [command], shell: true }, 'server', model, scope);
}
