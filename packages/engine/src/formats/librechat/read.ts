import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';
import { readAddresses, readOwnServers, readRegistration } from './access.ts';

/** Reads endpoints, MCP servers, model presets, registration and the memory agent. */
export function readLibrechat(document: Cursor, model: ModelBuilder): void {
  readEndpoints(document.get('endpoints'), model);
  readServers(document.get('mcpServers'), model);
  for (const { value } of document.get('mcpServers').members()) {
    value.ignoreKeys([
      'startup',
      'chatMenu',
      'serverInstructions',
      'customUserVars',
      'oauth',
      'requiresOAuth',
      'initTimeout',
    ]);
  }
  readInterface(document.get('interface'), model);
  for (const spec of document.get('modelSpecs', 'list').items()) readSpec(spec, model);
  readRegistration(document.get('registration'), model);
  for (const name of ['actions', 'mcpSettings']) readAddresses(document.get(name), model);
  addPrompt(document.get('memory', 'agent', 'instructions'), 'system', model, everywhere);
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

function readEndpoints(endpoints: Cursor, model: ModelBuilder): void {
  for (const entry of endpoints.get('custom').items()) readCustom(entry, model);
  const agents = endpoints.get('agents');
  for (const name of ['recursionLimit', 'maxRecursionLimit'])
    addLimit(agents.get(name), 'recursion', model, everywhere);
  for (const capability of agents.get('capabilities').texts()) {
    // `execute_code` runs in a service of the vendor, not on LibreChat's host.
    if (/search|actions/.test(capability.value)) addNamedTool(capability, model, everywhere);
  }
  readToolApproval(agents.get('toolApproval'), model);
  for (const { key, value } of endpoints.members()) {
    const endpoint = value.any('baseURL', 'url').text();
    if (endpoint === null) continue;
    addModelUse(
      { at: value.at, id: null, provider: null, endpoint, credential: true, named: [key.value] },
      model,
      everywhere,
    );
  }
  endpoints.ignore();
}

/** Reads the mode of approvals. https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/agents */
function readToolApproval(approval: Cursor, model: ModelBuilder): void {
  const mode = approval.get('mode').text();
  if (mode?.value !== 'bypass' || !approval.get('enabled').is(true)) return;
  const fact = { kind: 'all-prompts', state: 'off', origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...everywhere, ...fact, at: mode.at, safeValue: 'default' });
}

/** Reads a custom endpoint with a name that the operator chooses. */
function readCustom(entry: Cursor, model: ModelBuilder): void {
  const name = entry.get('name').text();
  const endpoint = entry.get('baseURL').text();
  const headers = readHeaders(entry.get('headers'));
  const credential = carriesKey(entry.get('apiKey')) || carriesCredential(headers);
  addModelUse({ at: entry.at, id: null, provider: name, endpoint, credential, named: [] }, model, everywhere);
  addPrompt(entry.get('promptPrefix'), 'system', model, everywhere);
}

function readInterface(interfaces: Cursor, model: ModelBuilder): void {
  addPrompt(interfaces.get('customWelcome'), 'greeting', model, everywhere);
  readOwnServers(interfaces.get('mcpServers'), model);
  addMaterial(interfaces.get('termsOfService', 'modalContent'), 'documentation', model, everywhere);
  interfaces.ignore();
}

function readSpec(spec: Cursor, model: ModelBuilder): void {
  const preset = spec.get('preset');
  addPrompt(preset.get('promptPrefix'), 'system', model, everywhere);
  addPrompt(preset.get('system'), 'system', model, everywhere);
  addPrompt(preset.get('greeting'), 'greeting', model, everywhere);
  const id = preset.get('model').text();
  const provider = preset.get('endpoint').text();
  addModelUse({ at: preset.at, id, provider, endpoint: null, credential: false, named: [] }, model, everywhere);
  spec.ignore();
}

const ignoredKeys = [
  'version',
  'cache',
  'modelSpecs',
  'fileConfig',
  'fileStrategy',
  'rateLimits',
  'balance',
  'transactions',
  'turnstile',
  'imageOutputType',
  'secureImageLinks',
  'includedTools',
  'filteredTools',
  'memory',
];
