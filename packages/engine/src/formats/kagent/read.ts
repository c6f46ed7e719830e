import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readHostVolumes } from '../shared/host-volumes.ts';
import { readContainerImage } from '../shared/image.ts';
import { addModelUse } from '../shared/model-use.ts';
import { readServer } from '../shared/server.ts';
import { readAgent } from './agents.ts';
import { readHarness, readTemplate } from './harnesses.ts';

/** Reads one resource: an agent, a model, or an MCP server. */
export function readKagent(document: Cursor, model: ModelBuilder): void {
  const spec = document.get('spec');
  const name = document.get('metadata', 'name').text() ?? { value: '', at: document.at };
  switch (document.get('kind').text()?.value) {
    case 'Agent':
    case 'SandboxAgent':
      readAgent(name, spec, model);
      break;
    case 'AgentHarness':
    case 'Harness':
      readHarness(name, spec, model);
      break;
    case 'AgentTemplate':
      readTemplate(name, spec, model);
      break;
    case 'ModelConfig':
    case 'ModelProviderConfig':
      readModel(spec, model);
      break;
    case 'RemoteMCPServer':
      readServer(name, spec, model);
      spec.ignoreKeys(['protocol', 'headersFrom', 'timeout', 'sseReadTimeout', 'terminateOnClose']);
      break;
    case 'MCPServer': {
      const known = model.exposures.length;
      const server = readServer(name, spec.get('deployment'), model);
      // Inside a pod `0.0.0.0` is only reachable through services and ingress.
      for (const fact of model.exposures.splice(known))
        if (fact.server !== server || fact.kind !== 'bind') model.exposures.push(fact);
      readContainerImage(spec.get('deployment', 'image'), model, everywhere);
      readHostVolumes(spec.get('deployment', 'volumes'), [spec.get('deployment')], model, everywhere);
      spec.ignoreKeys(['transportType', 'stdioTransport', 'httpTransport', 'timeout']);
      spec
        .get('deployment')
        .ignoreKeys(['port', 'secretRefs', 'configMapRefs', 'volumes', 'volumeMounts', 'serviceAccount']);
      break;
    }
    case 'ToolServer':
      for (const { value } of spec.get('config').members()) if (value.isMapping) readServer(name, value, model);
      spec.get('config').ignoreKeys(['type']);
      break;
    default:
  }
  readVerification(spec.get('tls', 'disableVerify'), model);
  spec.get('tls').ignoreKeys(['caCertSecretRef', 'caCertSecretKey', 'disableSystemCAs']);
  readNamespaces(spec.get('allowedNamespaces'), model);
  spec.ignoreKeys(['description']);
  document.ignoreKeys(['apiVersion', 'kind', 'metadata', 'status']);
}

const vendorSections = [
  'openAI',
  'anthropic',
  'azureOpenAI',
  'ollama',
  'gemini',
  'geminiVertexAI',
  'anthropicVertexAI',
  'bedrock',
  'foundry',
  'sapAICore',
];

function readModel(spec: Cursor, model: ModelBuilder): void {
  const section = vendorSections.map((name) => spec.get(name)).find((found) => found.isMapping) ?? spec.get('openAI');
  const endpoint = section.any('baseUrl', 'azureEndpoint', 'host', 'endpoint').text();
  const credential = spec.any('apiKeySecret', 'apiKeySecretRef').exists;
  const id = spec.get('model').text();
  const provider = spec.get('provider').text();
  addModelUse({ at: spec.at, id, provider, endpoint, credential, named: [provider?.value ?? ''] }, model, everywhere);
  spec.ignoreKeys([
    'apiKeySecret',
    'apiKeySecretRef',
    'apiKeySecretKey',
    'apiKeyPassthrough',
    'defaultHeaders',
    'modelInfo',
  ]);
  section.ignore();
}

/** Reads the switch for certificate checks, which the vendor recommends only for development. */
function readVerification(disable: Cursor, model: ModelBuilder): void {
  const value = disable.boolean();
  if (value === null) return;
  const state = value.value ? 'off' : 'on';
  model.transports.push({ ...everywhere, at: value.at, kind: 'certificate-check', state, credential: false });
}

/** Reads which namespaces may use the resource. */
function readNamespaces(allowed: Cursor, model: ModelBuilder): void {
  const from = allowed.get('from').text();
  if (from?.value === 'All') {
    model.grants.push({ ...everywhere, at: from.at, kind: 'kubernetes', subject: from, wide: true });
  }
  allowed.get('selector').ignore();
}
