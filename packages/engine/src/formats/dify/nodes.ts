import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { openJson } from '../shared/embedded.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { addLimit } from '../shared/limit.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool, anyStatement } from '../shared/tool.ts';
import { urlCarriesCredential } from '../shared/url-credential.ts';
import { urlPrefixOf } from '../shared/url-prefix.ts';
import { readModel } from './model-config.ts';
import { type OutsideNodes, outsideVariableIn } from './outside.ts';
import { isSandbox, sendsProgram } from './program-requests.ts';
import { type ModelNodes, runsStatementOfModel } from './statements.ts';

/** What is known about the nodes whose output a node may read. */
export interface NodeSources {
  readonly outside: OutsideNodes;
  readonly models: ModelNodes;
}

/** Reads a node of a workflow according to its type. */
export function readNode(node: Cursor, { outside, models }: NodeSources, model: ModelBuilder): void {
  switch (node.get('type').text()?.value) {
    case 'llm':
      readPrompts(node, outside, model);
      break;
    case 'agent':
      readAgent(node, model);
      break;
    case 'code':
      addMaterial(node.get('code'), 'code', model, everywhere);
      break;
    case 'http-request':
      readRequest(node, model);
      break;
    case 'tool': {
      const name = node.any('tool_name', 'provider_name').text();
      const tool = name === null ? null : addNamedTool(name, model, everywhere);
      if (tool !== null && runsStatementOfModel(tool.name.value, node.get('tool_parameters'), models))
        tool.capabilities = anyStatement;
      for (const settings of ['tool_configurations', 'tool_parameters'])
        readServersInText(node.get(settings), model, everywhere);
      break;
    }
    case 'question-classifier':
    case 'parameter-extractor':
      addPrompt(node.any('instruction', 'instructions'), 'system', model, everywhere);
      readModel(node.get('model'), everywhere, model);
      break;
    case 'loop':
      addLimit(node.get('loop_count'), 'iterations', model, everywhere);
      break;
    default:
  }
}

function readPrompts(node: Cursor, nodes: OutsideNodes, model: ModelBuilder): void {
  const template = node.get('prompt_template');
  for (const entry of template.itemsOrSelf()) {
    const text = entry.get('text').text();
    if (text === null || text.value.trim() === '') continue;
    const role = entry.get('role').text()?.value === 'system' ? 'system' : 'task';
    const outside = outsideVariableIn(text.value, nodes);
    const filled = outside === null ? {} : { outside };
    model.prompts.push({ ...everywhere, at: text.at, text, role, tools: null, ...filled });
  }
  addPrompt(node.get('memory', 'query_prompt_template'), 'task', model, everywhere);
  readModel(node.get('model'), everywhere, model);
}

/** Reads an agent node. Each parameter of its strategy is a mapping with a `value`. */
function readAgent(node: Cursor, model: ModelBuilder): void {
  const scope = addAgent(node, node.get('title').text(), model);
  const parameters = node.get('agent_parameters');
  const tools = parameters.get('tools', 'value').items();
  addPrompt(parameters.get('instruction', 'value'), 'system', model, scope, tools.length > 0);
  addPrompt(parameters.get('query', 'value'), 'task', model, scope);
  for (const tool of tools) {
    if (tool.get('enabled').boolean()?.value === false) continue;
    const name = tool.any('tool_name', 'tool_label').text();
    if (name !== null) addNamedTool(name, model, scope);
    for (const settings of ['settings', 'parameters']) readServersInText(tool.get(settings), model, scope);
  }
  readServersInText(parameters, model, scope);
  for (const name of ['maximum_iterations', 'max_iterations'])
    addLimit(parameters.get(name, 'value'), 'iterations', model, scope);
  readModel(parameters.get('model', 'value'), scope, model);
  const url = parameters.get('mcp_server', 'value').text();
  if (url !== null) addEndpoint(url, 'mcp', urlCarriesCredential(parseUrl(url.value)), model, scope);
}

/** Reads MCP servers that a plugin accepts as a JSON text, directly or as the value of a parameter: `{"desk": {"url": …}}`. */
function readServersInText(settings: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of ['mcp_servers_config', 'servers_config', 'mcp_config']) {
    const setting = settings.get(name);
    const inner = setting.get('value');
    const text = setting.isText ? setting : inner.isText ? inner : inner.get('value');
    const file = text.isText ? openJson(text) : null;
    if (file === null) continue;
    const servers = file.get('mcpServers');
    readServers(servers.isMapping ? servers : file, model, scope);
  }
}

function addEndpoint(
  url: NonNullable<ReturnType<Cursor['text']>>,
  purpose: 'mcp' | 'tool',
  credential: boolean,
  model: ModelBuilder,
  scope: Scope,
): void {
  if (parseUrl(url.value) === null) return;
  model.endpoints.push({ ...scope, at: url.at, url, purpose, credential, vendor: null });
}

/** A host of the form `{{#node.text#}}` comes from an earlier step; `{{#env.host#}}` is set by the author. */
function readRequest(node: Cursor, model: ModelBuilder): void {
  const url = node.get('url').text();
  const checked = node.get('ssl_verify').boolean();
  const credential =
    node.get('authorization', 'config').isMapping || carriesCredential(readHeaders(node.get('headers')));
  // Without TLS the setting has no effect.
  if (checked !== null && url?.value.startsWith('http://') !== true) {
    const state = checked.value ? 'on' : 'off';
    model.transports.push({ ...everywhere, at: checked.at, kind: 'certificate-check', state, credential });
  }
  if (url === null) return;
  if (sendsProgram(node.get('body'))) {
    const isolated = isSandbox(url.value) ? true : null;
    const fact = { kind: 'code-execution', state: 'unrestricted', isolated, origin: 'set' } as const;
    model.executions.push({ ...everywhere, at: node.get('body').at, ...fact });
  }
  const host = parseUrl(url.value)?.host ?? urlPrefixOf(url.value);
  if (/\{\{#(?!env\.)/.test(host)) {
    model.egresses.push({ ...everywhere, at: url.at, kind: 'model-url', state: 'open', origin: 'set' });
  } else addEndpoint(locate(url.value, url.at), 'tool', credential, model, everywhere);
}
