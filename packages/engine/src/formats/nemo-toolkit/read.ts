import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import { locate } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { addBind, addOrigins } from '../shared/exposure.ts';
import { addLimit } from '../shared/limit.ts';
import { readModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { looksLikeServer, readServer } from '../shared/server.ts';
import { addDescribedTool, scopeOfTool } from '../shared/tool.ts';
import { readCodingAgent, startsCodingAgent } from './coding-agents.ts';

/** Reads models, functions, the workflow, its server and telemetry. */
export function readToolkit(document: Cursor, model: ModelBuilder): void {
  for (const section of ['llms', 'embedders']) {
    for (const { key, value } of document.get(section).members()) {
      readModelUse(value, model, everywhere, `${key.value} ${value.get('_type').text()?.value ?? ''}`);
    }
  }
  for (const member of document.get('functions').members()) readFunction(member, model);
  for (const member of document.get('function_groups').members()) readGroup(member, model);
  readWorkflow(document.get('workflow'), model);
  readFrontEnd(document.get('general', 'front_end'), model);
  readTelemetry(document.get('general', 'telemetry'), model);
  document.get('general').ignoreKeys(['use_uvloop', 'cache_dir']);
  addMaterial(document.get('eval'), 'test-data', model, everywhere);
  document.ignoreKeys(['ttc_strategies', 'optimizer']);
}

/** Reads a function, whose name or type identifies its capabilities. */
function readFunction({ key, value: entry }: Member, model: ModelBuilder): void {
  const type = entry.get('_type').text();
  if (looksLikeServer(entry.get('server'))) {
    readServer(key, entry.get('server'), model);
    return;
  }
  const tool = addDescribedTool(locate(key.value, entry.at), entry, model, everywhere);
  const typeCapabilities = type === null ? [] : capabilitiesOfTool(type.value);
  tool.capabilities = [...new Set([...tool.capabilities, ...typeCapabilities])];
  const scope = scopeOfTool(tool, everywhere);
  addPrompt(entry.any('system_prompt', 'prompt'), 'system', model, scope);
  const sandbox = entry.get('sandbox_type').text();
  if (sandbox !== null) {
    const fact = { kind: 'sandbox', state: 'on', escapes: false, origin: 'set' } as const;
    model.isolations.push({ ...scope, at: sandbox.at, ...fact });
  }
  for (const name of ['url', 'uri', 'registry_url', 'base_url', 'endpoint']) {
    const url = entry.get(name).text();
    if (url !== null)
      model.endpoints.push({ ...scope, at: url.at, url, purpose: 'tool', credential: false, vendor: null });
  }
  for (const { value } of entry.members()) if (!value.isMapping && !value.isList) value.scalar();
  entry.ignoreKeys(['tool_names', 'required_capabilities']);
}

/** Reads a function group: the tools of an MCP server, or functions with common settings. */
function readGroup(member: Member, model: ModelBuilder): void {
  const server = member.value.get('server');
  if (looksLikeServer(server)) readServer(member.key, server, model);
  else if (member.value.get('_type').is('a2a_client')) readPeer(member.value, model);
  else readFunction(member, model);
  member.value.ignoreKeys(['_type', 'include', 'exclude', 'tool_overrides', 'tool_call_timeout', 'auth_flow_timeout']);
}

/** Reads another agent, whose answers come into the conversation. */
function readPeer(group: Cursor, model: ModelBuilder): void {
  const url = group.get('url').text();
  group.ignoreKeys(['task_timeout', 'auth_provider', 'agent_card_path', 'streaming']);
  if (url === null) return;
  const credential = group.has('auth_provider');
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'peer', credential, vendor: null });
  if (!credential) model.trusts.push({ ...everywhere, at: url.at, kind: 'peer', subject: url, state: 'open' });
}

function readWorkflow(workflow: Cursor, model: ModelBuilder): void {
  if (startsCodingAgent(workflow)) readCodingAgent(workflow, model);
  for (const name of ['system_prompt', 'additional_instructions', 'instructions', 'prompt']) {
    addPrompt(workflow.get(name), 'system', model, everywhere, workflow.has('tool_names') ? true : null);
  }
  addPrompt(workflow.get('description'), 'description', model, everywhere);
  addLimit(workflow.any('max_iterations', 'max_tool_calls'), 'iterations', model, everywhere);
  addLimit(workflow.get('max_retries'), 'retries', model, everywhere);
  for (const { value } of workflow.members()) if (!value.isMapping) value.ignore();
}

/** Reads the server that exposes the workflow. */
function readFrontEnd(front: Cursor, model: ModelBuilder): void {
  addBind(front.get('host'), model, everywhere);
  const cors = front.get('cors');
  const credentials = cors.get('allow_credentials').boolean()?.value === true;
  addOrigins(cors.get('allow_origins'), model, everywhere, credentials);
  cors.ignoreKeys(['allow_headers', 'allow_methods', 'allow_credentials', 'allow_origin_regex', 'max_age']);
  front.ignoreKeys([
    '_type',
    'port',
    'workers',
    'reload',
    'root_path',
    'workflow',
    'endpoints',
    'object_store',
    'name',
  ]);
}

function readTelemetry(telemetry: Cursor, model: ModelBuilder): void {
  for (const { value } of telemetry.get('tracing').members()) {
    const url = value.get('endpoint').text();
    value.ignore();
    if (url !== null)
      model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'telemetry', credential: false, vendor: null });
  }
  telemetry.get('logging').ignore();
}
