import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { addBind } from '../shared/exposure.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addModelUse } from '../shared/model-use.ts';
import { readServer } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';
import { readCertificateChecks } from '../shared/transport-security.ts';

/** Reads the providers, tool groups and listen address of a distribution. */
export function readLlamaStack(document: Cursor, model: ModelBuilder): void {
  for (const { key, value } of document.get('providers').members()) {
    for (const entry of value.items()) readProvider(key.value, entry, model);
  }
  const resources = document.get('registered_resources');
  for (const place of [document, resources]) {
    for (const group of place.get('tool_groups').items()) readToolGroup(group, model);
    place.ignoreKeys(resourceKeys);
  }
  readListener(document.get('server'), model);
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

function readProvider(api: string, entry: Cursor, model: ModelBuilder): void {
  const type = entry.get('provider_type').text();
  const settings = entry.get('config');
  const credential = carriesKey(settings.any('api_key', 'api_token', 'token', 'aws_secret_access_key'));
  if (api === 'inference') {
    const endpoint = settings.any('base_url', 'url', 'endpoint').text();
    const named = type === null ? [] : [type.value.replace(/^\w{1,20}::/, '')];
    addModelUse({ at: entry.at, id: null, provider: type, endpoint, credential, named }, model, everywhere);
  }
  readCertificateChecks(settings, credential, model, everywhere);
  if (api === 'tool_runtime' && type !== null)
    addNamedTool(locate(type.value.replace(/^\w{1,20}::/, ''), type.at), model, everywhere);
  entry.ignore();
}

/** Reads the tools of an MCP server: `toolgroup_id: mcp::desk`, `mcp_endpoint: {uri: …}`. */
function readToolGroup(group: Cursor, model: ModelBuilder): void {
  const endpoint = group.get('mcp_endpoint');
  const id = group.get('toolgroup_id').text();
  if (endpoint.isMapping) {
    const name = id === null ? locate('mcp', group.at) : locate(id.value.replace(/^mcp::/, ''), id.at);
    readServer(name, endpoint, model, everywhere);
  }
  group.ignore();
}

function readListener(server: Cursor, model: ModelBuilder): void {
  addBind(server.get('host'), model, everywhere);
  server.ignore();
}

const resourceKeys = [
  'models',
  'shields',
  'vector_dbs',
  'datasets',
  'scoring_fns',
  'benchmarks',
  'tool_groups',
  'vector_stores',
];

const ignoredKeys = [
  'version',
  'image_name',
  'distro_name',
  'container_image',
  'apis',
  'storage',
  'metadata_store',
  'inference_store',
  'conversations_store',
  'registered_resources',
  'telemetry',
  'safety',
  'logging',
  'external_providers_dir',
  'vector_stores',
];
