import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { classifyHost } from '../../knowledge/hosts.ts';
import { hasSideEffects } from '../../knowledge/tools.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addDescribedTool } from '../shared/tool.ts';

export const m365ApiPlugin = defineFormat({
  id: 'm365-api-plugin',
  title: 'Microsoft 365 Copilot and OpenAI plugin manifest',
  specification: 'https://learn.microsoft.com/en-us/microsoft-365-copilot/extensibility/api-plugin-manifest-2.3',
  filenames: ['ai-plugin.json', '*-plugin.json'],
  dialect: 'json',
  role: 'description',
  signature: {
    always: ['schema_version:string', 'name_for_human:string | namespace:string | functions:list'],
    often: [
      'functions/*/name:string',
      'runtimes/*/type:string',
      'description_for_human:string',
      'name_for_model:string',
      'api/url:string',
      '$schema~copilot/plugin',
    ],
    never: [],
  },
  notLookedAt: ['The API descriptions that runtimes refer to.'],
  defaults: [],
  read: readPlugin,
});

function readPlugin(document: Cursor, model: ModelBuilder): void {
  addPrompt(document.get('description_for_model'), 'description', model, everywhere);
  for (const entry of document.get('functions').items()) readFunction(entry, model);
  for (const runtime of document.get('runtimes').items()) readRuntime(runtime, model);
  if (!isLoopback(document.get('api', 'url'))) readAuthentication(document.get('auth'), model);
  addEndpoint(document.get('api', 'url'), 'tool', document.get('auth').isMapping, model);
  document.ignoreKeys([
    '$schema',
    'schema_version',
    'name_for_human',
    'name_for_model',
    'description_for_human',
    'namespace',
    'logo_url',
    'contact_email',
    'legal_info_url',
    'privacy_policy_url',
    'capabilities',
    'api',
    'auth',
  ]);
  ignoreComments(document);
}

/** Reads a function. A confirmation card requires approval; the type `None` disables it. */
function readFunction(entry: Cursor, model: ModelBuilder): void {
  const name = entry.get('name').text();
  if (name === null) return;
  const tool = addDescribedTool(name, entry, model, everywhere);
  tool.narrowed = true;
  const confirmation = entry.get('capabilities', 'confirmation', 'type').text();
  entry.ignore();
  if (confirmation === null) return;
  const needsApproval = confirmation.value !== 'None';
  tool.approval = needsApproval ? 'always' : 'never';
  if (!needsApproval && !hasSideEffects(tool.capabilities)) return;
  const fact = {
    kind: 'tool',
    state: needsApproval ? 'on' : 'off',
    origin: 'set',
    reach: tool.capabilities,
    subject: name,
  } as const;
  model.approvals.push({ ...everywhere, at: confirmation.at, ...fact });
}

function readRuntime(runtime: Cursor, model: ModelBuilder): void {
  const type = runtime.get('type').text()?.value;
  if (!isLoopback(runtime.get('spec', 'url'))) readAuthentication(runtime.get('auth'), model);
  const authenticated = runtime.get('auth', 'reference_id').exists;
  addEndpoint(runtime.get('spec', 'url'), type === 'RemoteMCPServer' ? 'mcp' : 'tool', authenticated, model);
  runtime.ignore();
}

/** Whether the service runs on the user's own machine, where other machines do not reach it. */
function isLoopback(url: Cursor): boolean {
  const parsed = parseUrl(url.text()?.value ?? '');
  return parsed !== null && classifyHost(parsed.host) === 'loopback';
}

/** Reads the authentication of the plugin's service. */
function readAuthentication(auth: Cursor, model: ModelBuilder): void {
  const type = auth.get('type').text();
  if (type === null) return;
  const state = /^none$/i.test(type.value) ? 'none' : 'present';
  model.authentications.push({ ...everywhere, at: type.at, guards: 'plugin', state, exposed: false, origin: 'set' });
}

function addEndpoint(cursor: Cursor, purpose: 'mcp' | 'tool', credential: boolean, model: ModelBuilder): void {
  const url = cursor.text();
  if (url === null || !/^https?:/i.test(url.value)) return;
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose, credential, vendor: null });
}
