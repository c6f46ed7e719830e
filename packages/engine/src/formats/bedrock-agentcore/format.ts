import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor, Member } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';

const reference = 'https://aws.github.io/bedrock-agentcore-starter-toolkit/';

export const bedrockAgentcore = defineFormat({
  id: 'bedrock-agentcore',
  title: 'Amazon Bedrock AgentCore',
  specification: reference,
  filenames: ['.bedrock_agentcore.yaml'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: ['agents/*/entrypoint', 'agents/*/aws:mapping'],
    often: [
      'default_agent',
      'agents/*/bedrock_agentcore:mapping',
      'agents/*/aws/network_configuration',
      'agents/*/authorizer_configuration',
    ],
    never: [],
  },
  notLookedAt: ['The agent itself, which is program code.'],
  defaults: [{ key: 'authorizer_configuration', value: 'null (callers authenticate with IAM)', source: reference }],
  read: readAgentcore,
});

function readAgentcore(document: Cursor, model: ModelBuilder): void {
  for (const member of document.get('agents').members()) readRuntime(member, model);
  document.ignoreKeys(['default_agent', 'project', 'infrastructure']);
}

/** Reads the network, authentication and observability of an agent's runtime. */
function readRuntime({ key, value: entry }: Member, model: ModelBuilder): void {
  const scope = addAgent(entry, key, model);
  readNetwork(entry.get('aws', 'network_configuration', 'network_mode'), model, scope);
  const authorizer = entry.get('authorizer_configuration');
  if (authorizer.isMapping) {
    const fact = { guards: 'endpoint', state: 'present', exposed: true, origin: 'set' } as const;
    model.authentications.push({ ...scope, at: authorizer.at, ...fact });
  }
  const observed = entry.get('aws', 'observability', 'enabled').boolean();
  if (observed !== null) {
    const state = observed.value ? 'safe' : 'unsafe';
    model.loggings.push({ ...scope, at: observed.at, kind: 'audit', state, origin: 'set' });
  }
  entry.ignore();
}

/** Reads the network mode. In a VPC, security groups restrict connections. */
function readNetwork(mode: Cursor, model: ModelBuilder, scope: Scope): void {
  const word = mode.text();
  if (word?.value !== 'VPC') return;
  model.egresses.push({ ...scope, at: word.at, kind: 'network', state: 'restricted', origin: 'set' });
}
