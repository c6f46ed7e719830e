import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { readContainerImage } from '../shared/image.ts';

/** Reads an agent's runtime: its image, network and authentication. Without an authoriser, callers sign with IAM. */
export function readRuntime(logicalId: Located<string>, properties: Cursor, model: ModelBuilder): void {
  const scope = addAgent(properties, properties.get('AgentRuntimeName').text() ?? logicalId, model);
  const image = properties.get('AgentRuntimeArtifact', 'ContainerConfiguration', 'ContainerUri');
  // `!GetAtt Build.Outputs.Uri` and `!Ref Image` name another resource.
  if (image.node?.tag === null) readContainerImage(image, model, scope);
  readNetwork(properties, model, scope);
  const authorizer = properties.get('AuthorizerConfiguration');
  if (!authorizer.isMapping) return;
  const fact = { guards: 'endpoint', state: 'present', exposed: true, origin: 'set' } as const;
  model.authentications.push({ ...scope, at: authorizer.at, ...fact });
}

/** Reads the network mode. In a VPC, security groups restrict connections; a sandbox has none. */
function readNetwork(properties: Cursor, model: ModelBuilder, scope: Scope): void {
  const mode = properties.get('NetworkConfiguration', 'NetworkMode').text();
  if (mode?.value !== 'VPC') return;
  model.egresses.push({ ...scope, at: mode.at, kind: 'network', state: 'restricted', origin: 'set' });
}

/**
 * Reads the network of a code interpreter. Unlike a sandbox, `PUBLIC` lets the code reach the internet.
 * https://docs.aws.amazon.com/bedrock-agentcore/latest/devguide/code-interpreter-resource-session-management.html
 */
export function readCodeInterpreter(properties: Cursor, model: ModelBuilder): void {
  const mode = properties.get('NetworkConfiguration', 'NetworkMode').text();
  if (mode === null) return;
  const state = mode.value === 'PUBLIC' ? 'open' : 'restricted';
  model.egresses.push({ ...everywhere, at: mode.at, kind: 'network', state, origin: 'set', safeValue: 'SANDBOX' });
}

/** Reads the MCP server whose tools a gateway offers. */
export function readGatewayTarget(properties: Cursor, model: ModelBuilder): void {
  const url = properties.get('TargetConfiguration', 'Mcp', 'McpServer').get('Endpoint').text();
  if (url === null) return;
  const credential = properties.get('CredentialProviderConfigurations').items().length > 0;
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'mcp', credential, vendor: null });
}

/** A variable of a namespace that separates users, conversations or tenants. That of the strategy is the same for all; `${…}` is filled at deployment. */
const owner = /(?<!\$)\{(?!(?:memoryS|s)trategyId\})[a-z]\w{0,60}\}/i;

/**
 * Reads the namespaces of a memory's strategies. What is stored under a namespace without such a variable belongs to nobody.
 * https://docs.aws.amazon.com/bedrock-agentcore/latest/devguide/memory-organization.html
 */
export function readMemory(properties: Cursor, model: ModelBuilder): void {
  for (const strategy of properties.get('MemoryStrategies').items()) {
    for (const { value } of strategy.members()) {
      for (const namespace of value.any('Namespaces', 'NamespaceTemplates').texts()) {
        const state = owner.test(namespace.value) ? 'scoped' : 'open';
        const fact = {
          kind: 'memory',
          shared: false,
          writableByUsers: false,
          remote: null,
          state,
          origin: 'set',
        } as const;
        model.memories.push({ ...everywhere, at: namespace.at, ...fact });
      }
    }
  }
}
