import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { readContainerImage } from '../shared/image.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';
import { readPart } from './helm-values.ts';

/**
 * Reads a resource for an MCP server that an operator starts from an image or connects to.
 * https://docs.stacklok.com/toolhive/reference/crd-spec
 */
export function readOperatedServer(document: Cursor, spec: Cursor, model: ModelBuilder): void {
  const image = spec.get('image');
  if (image.isText) readContainerImage(image, model, everywhere);
  readPart(spec, model);
  readPart(spec.get('security'), model);
  for (const { value } of spec.members()) if (value.get('image').isMapping) readPart(value, model);
  if (document.get('kind').is('Agent')) readAgent(document, spec, model);
  readRemote(document, spec, model);
  readOutbound(spec.follow(['permissionProfile', 'network', 'outbound', 'insecureAllowAll']), model);
  readIncoming(spec.get('incomingAuth', 'type'), model);
  spec.ignoreKeys([
    'transport',
    'proxyPort',
    'mcpPort',
    'proxyMode',
    'port',
    'targetPort',
    'secrets',
    'serviceAccount',
    'serviceType',
    'podTemplateSpec',
    'podTemplate',
    'externalAuthConfigRef',
    'oidcConfig',
    'audit',
    'description',
  ]);
}

/** Reads the prompts and the named tools of an agent resource. */
function readAgent(document: Cursor, spec: Cursor, model: ModelBuilder): void {
  const agent: Agent = {
    at: document.at,
    name: document.get('metadata', 'name').text(),
    delegatesTo: [],
    enabled: true,
  };
  const scope: Scope = { agent, enabled: true };
  model.agents.push(agent);
  for (const key of ['prompt', 'systemPrompt', 'systemMessage', 'instructions', 'instruction'])
    addPrompt(spec.get(key), 'system', model, scope);
  for (const tool of spec.get('tools').items()) {
    const name = tool.text() ?? tool.get('name').text();
    if (name !== null) addNamedTool(name, model, scope);
    tool.ignore();
  }
}

function readRemote(document: Cursor, spec: Cursor, model: ModelBuilder): void {
  const url = spec.any('remoteUrl', 'remoteURL', 'url').text();
  if (url === null || !/MCP|Mcp/.test(document.get('kind').text()?.value ?? '')) return;
  const credential = spec.any('externalAuthConfigRef', 'headerForward').exists;
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'mcp', credential, vendor: null });
}

/** Reads whether the server may connect to any host. */
function readOutbound(everything: Cursor, model: ModelBuilder): void {
  const value = everything.boolean();
  if (value === null) return;
  const state = value.value ? 'open' : 'restricted';
  model.egresses.push({ ...everywhere, at: value.at, kind: 'network', state, origin: 'set' });
}

/** Reads the authentication of callers. */
function readIncoming(type: Cursor, model: ModelBuilder): void {
  const word = type.text();
  if (word === null) return;
  const state = word.value === 'anonymous' ? 'none' : 'present';
  model.authentications.push({ ...everywhere, at: word.at, guards: 'endpoint', state, exposed: false, origin: 'set' });
}
