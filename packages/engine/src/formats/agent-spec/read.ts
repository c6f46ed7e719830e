import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readLogin } from './login.ts';
import { readTool } from './tools.ts';
import { readPeerConnection, readTransport, sendsCredential } from './transports.ts';

/** Reads a component, its nested components and those to which it refers. */
export function readAgentSpec(document: Cursor, model: ModelBuilder): void {
  readComponent(document, model, everywhere);
}

function readComponent(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const type = entry.get('component_type').text()?.value;
  const innerScope = type === undefined ? scope : readByType(type, entry, model, scope);
  for (const { key, value } of entry.members()) {
    // Nested flows contain referenced components, which any component may use.
    if (key.value === '$referenced_components') {
      for (const { value: component } of value.members()) readComponent(component, model, everywhere);
      continue;
    }
    if (value.isMapping) readComponent(value, model, innerScope);
    for (const item of value.items()) if (item.isMapping) readComponent(item, model, innerScope);
  }
  if (type !== undefined) claimValues(entry);
}

/** Reads a component of this type. Returns the scope of the components in it. */
function readByType(type: string, entry: Cursor, model: ModelBuilder, scope: Scope): Scope {
  if (type === 'Agent' || type === 'SpecializedAgent') return readAgent(entry, model);
  if (type === 'A2AConnectionConfig') readPeerConnection(entry, model, scope);
  else if (type === 'OAuthConfig') readLogin(entry, model, scope);
  else if (modelTypes.test(type)) readModel(entry, model, scope);
  else if (/Tool(?:Spec)?$/.test(type)) readTool(type, entry, model, scope);
  else if (/Transport$/.test(type)) readTransport(entry, model, scope);
  else if (type === 'A2AAgent') readPeer(entry, model, scope);
  else if (type === 'LlmNode') addPrompt(entry.get('prompt_template'), 'task', model, scope);
  else if (type === 'ApiNode') readTool('RemoteTool', entry, model, scope);
  return scope;
}

/** Models, and not connections to databases or settings of logins, which are named alike. */
const modelTypes = /(?<!Connection|Auth|Client)Config$|^OciClientConfigWith/;

function readAgent(entry: Cursor, model: ModelBuilder): Scope {
  const scope = addAgent(entry, entry.get('name').text(), model);
  const hasTools = entry.get('tools').items().length + entry.get('toolboxes').items().length > 0;
  addPrompt(entry.get('system_prompt'), 'system', model, scope, hasTools);
  addPrompt(entry.get('description'), 'description', model, scope);
  const humanInTheLoop = entry.get('human_in_the_loop').boolean();
  if (humanInTheLoop?.value === true) {
    const fact = { kind: 'all-prompts', state: 'on', origin: 'set', reach: [], subject: null } as const;
    model.approvals.push({ ...scope, at: humanInTheLoop.at, ...fact });
  }
  return scope;
}

function readModel(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const id = entry.get('model_id').text();
  const endpoint = entry.any('url', 'service_endpoint', 'base_url').text();
  const credential = carriesKey(entry.any('api_key'));
  if (id === null && endpoint === null) return;
  const type = entry.get('component_type').text();
  addModelUse({ at: entry.at, id, provider: type, endpoint, credential, named: [type?.value ?? ''] }, model, scope);
}

/** Reads a remote agent that is reached by the A2A protocol. */
function readPeer(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const url = entry.any('agent_url', 'url').text();
  if (url === null) return;
  const credential = sendsCredential(entry.get('connection_config'));
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'peer', credential, vendor: null });
  model.trusts.push({ ...scope, at: url.at, kind: 'external-agent', subject: url, state: 'open' });
}

/** Claims the other values of a component: names, ids, inputs, outputs, edges. */
function claimValues(entry: Cursor): void {
  for (const { key, value } of entry.members()) {
    if (key.value === '$referenced_components') continue;
    if (ignoredKeys.has(key.value) || !(value.isMapping || value.isList)) value.ignore();
    for (const item of value.items()) {
      if (!item.isMapping) item.ignore();
      else if (item.has('$component_ref') || !item.has('component_type')) item.ignore();
    }
    if (value.isMapping && !value.has('component_type')) value.ignore();
  }
}

const ignoredKeys: ReadonlySet<string> = new Set([
  'inputs',
  'outputs',
  'metadata',
  'relationships',
  'control_flow_connections',
  'data_flow_connections',
  'default_generation_parameters',
]);
