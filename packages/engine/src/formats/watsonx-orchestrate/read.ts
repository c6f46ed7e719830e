import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Reads a flow, an agent or a toolkit according to its kind. */
export function readOrchestrate(document: Cursor, model: ModelBuilder): void {
  if (document.get('spec', 'kind').is('flow')) {
    readFlow(document, model);
    return;
  }
  const kind = document.get('kind').text()?.value ?? 'native';
  if (kind === 'mcp') readToolkit(document, model);
  else if (kind === 'external' || kind === 'assistant') readExternal(document, model);
  else if (kind === 'native' || kind === 'agent') readNative(document, model);
  else if (kind === 'connection') readConnection(document, model);
  document.ignoreKeys(ignoredKeys);
}

/** Reads a flow: a map of nodes, some of which contain flows. Schemas and edges are ignored. */
function readFlow(flow: Cursor, model: ModelBuilder): void {
  for (const { value: node } of flow.get('nodes').members()) {
    const spec = node.get('spec');
    addPrompt(spec.get('system_prompt'), 'system', model, everywhere);
    for (const name of ['user_prompt', 'message', 'instructions']) addPrompt(spec.get(name), 'task', model, everywhere);
    const code = spec.any('fn', 'code');
    if (code.isText && /[\n;=(]/.test(code.text()?.value ?? '')) addMaterial(code, 'code', model, everywhere);
    const tool = spec.get('kind').is('tool') ? spec.any('tool', 'tool_name').text() : null;
    if (tool !== null) addNamedTool(tool, model, everywhere);
    const id = spec.get('llm').text();
    if (id !== null) {
      const use = { at: id.at, id, provider: null, endpoint: null, credential: false, named: [id.value] };
      addModelUse(use, model, everywhere);
    }
    if (node.get('nodes').isMapping) readFlow(node, model);
  }
  flow.ignore();
}

function readNative(document: Cursor, model: ModelBuilder): void {
  const scope = addAgent(document, document.get('name').text(), model, document.get('collaborators').texts());
  const tools = document.get('tools').texts();
  addPrompt(document.get('instructions'), 'system', model, scope, tools.length > 0);
  addPrompt(document.get('description'), 'description', model, scope);
  addPrompt(document.get('custom_join_tool'), 'rule', model, scope);
  for (const guideline of document.get('guidelines').items()) {
    addPrompt(guideline.get('condition'), 'rule', model, scope);
    addPrompt(guideline.get('action'), 'rule', model, scope);
    guideline.ignore();
  }
  for (const tool of tools) addNamedTool(tool, model, scope);
  const id = document.get('llm').text();
  if (id !== null)
    addModelUse({ at: id.at, id, provider: null, endpoint: null, credential: false, named: [id.value] }, model, scope);
}

/** Reads a remote agent that can take over conversations. */
function readExternal(document: Cursor, model: ModelBuilder): void {
  const scope = addAgent(document, document.get('name').text(), model);
  addPrompt(document.get('description'), 'description', model, scope);
  const url = document.any('api_url', 'api_endpoint').text();
  const scheme = document.get('auth_scheme').text();
  const credential =
    document.get('auth_config').isMapping || (scheme !== null && scheme.value.toUpperCase() !== 'NONE');
  document.get('auth_config').ignore();
  if (url === null) return;
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'peer', credential, vendor: null });
  model.trusts.push({
    ...scope,
    at: url.at,
    kind: 'external-agent',
    subject: url,
    state: credential ? 'restricted' : 'open',
  });
}

/**
 * Reads a connection, which gives tools an address and a credential in each environment.
 * https://developer.watson-orchestrate.ibm.com/connections/build_connections
 */
function readConnection(document: Cursor, model: ModelBuilder): void {
  for (const { value: environment } of document.get('environments').members()) {
    const tokens = environment.any('auth_config', 'app_config').members();
    for (const cursor of [environment.get('server_url'), ...tokens.map(({ value }) => value)]) {
      const url = cursor.text();
      if (url === null || !/^https?:\/\//i.test(url.value)) continue;
      model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'tool', credential: true, vendor: null });
    }
    environment.ignore();
  }
}

function readToolkit(document: Cursor, model: ModelBuilder): void {
  const name = document.get('name').text() ?? locate('', document.at);
  readServer(name, document, model);
}

const ignoredKeys = [
  'deployment',
  'spec_version',
  'kind',
  'style',
  'name',
  'display_name',
  'title',
  'nickname',
  'description',
  'provider',
  'tags',
  'icon',
  'hide_reasoning',
  'hidden',
  'collaborators',
  'knowledge_base',
  'starter_prompts',
  'welcome_content',
  'context_access_enabled',
  'context_variables',
  'memory_enabled',
  'chat_with_docs',
  'chat_params',
  'config',
  'structured_output',
  'connections',
  'connection_id',
  'app_id',
  'package',
  'package_root',
  'language',
  'restrictions',
  'documents',
  'conversational_search_tool',
  'vector_index',
  'llm_config',
  'channels',
  'voice_configuration',
  'glossary',
  'guidelines',
  'tools',
];
