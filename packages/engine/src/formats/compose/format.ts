import { defineFormat } from '../format.ts';
import { readCompose } from './read.ts';

const images = (starts: readonly string[], parts: readonly string[]) => [
  ...starts.map((start) => `services/*/image^${start}`),
  ...parts.map((part) => `services/*/image~${part}`),
];
const variables = (starts: readonly string[]) =>
  starts.flatMap((start) => [`services/*/environment/${start}*`, `services/*/environment/*^${start}`]);

/** Stacks of all kinds are written so. One of these shows that agents or their servers run in it; an application that asks a model is none. */
const agents = [
  ...images(
    ['mcp/', 'flowiseai/', 'langflowai/', 'n8nio/', 'letta/', 'langgenius/', 'mintplexlabs/'],
    [
      ...['/mcp', '-mcp', 'mcp-', 'ai-agent', 'librechat', 'n8n.io', 'openclaw', 'langgraph', 'anythingllm'],
      ...['flowise', 'langflow', 'botpress/', 'rasa/', 'opencode', 'agentgateway', 'nanobot', 'crewai'],
      ...['openhands', 'autogpt', 'superagi', 'agent-zero', 'elizaos', 'bytebot', 'claude-code', 'ragflow'],
    ],
  ),
  ...[
    'mcp',
    'ai-agent',
    'openclaw',
    'librechat',
    'anythingllm',
    'anything-llm',
    'openhands',
    'eliza',
    'claude-code',
  ].map((start) => `services/${start}*`),
  'services/*/container_name~mcp',
  'services/*/build~mcp',
  'services/*/build/context~mcp',
  ...variables(['MCP_', 'MCPGATEWAY_', 'CREWAI_', 'COMPOSIO_', 'SMITHERY_', 'LANGGRAPH_', 'OPENCLAW_', 'CLAUDE_CODE_']),
  ...variables(['LANGFLOW_', 'FLOWISE_', 'N8N_', 'LETTA_', 'OPENHANDS_']),
  'services/*/use_api_socket',
];
/** Monitors and builders have agents too (`jenkins/ssh-agent`): one that asks a model, or is a service of that name, is ours. */
const namesakes = [...images([], ['agent']), 'services/agent*', 'services/*/container_name~agent'];
/** Whose agents watch machines or build programs. */
const otherAgents = (
  'portainer/ datadog/ gcr.io/datadoghq/ grafana/ jenkins/ zabbix/ docker.elastic.co/ elastic/ newrelic/ wazuh/ hashicorp/ puppet/ buildkite/ ' +
  'jetbrains/ mcr.microsoft.com/azure-pipelines woodpeckerci/ drone/ gitlab/ netdata/ signoz/ instana/ icinga/'
).split(' ');
const models = [
  'services/*/models',
  'services/*/provider/type=model',
  ...images(['ollama/', 'vllm/'], ['litellm', 'open-webui']),
  ...variables(['OPENAI_', 'ANTHROPIC_', 'GEMINI_', 'OLLAMA_', 'LLM_', 'LITELLM_']),
];

export const compose = defineFormat({
  id: 'compose',
  title: 'Compose file of agents or MCP servers',
  specification: 'https://docs.docker.com/reference/compose-file/',
  filenames: ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: [
      'services/*/image | services/*/build',
      [...agents, ...namesakes].join(' | '),
      [...agents, ...models, 'services/agent*'].join(' | '),
    ],
    often: [
      models.join(' | '),
      'services/*/depends_on',
      'services/*/environment',
      'services/*/volumes | services/*/ports',
    ],
    never: ['apiVersion', 'jobs', 'mcpServers', ...otherAgents.map((owner) => `services/agent*/image^${owner}`)],
  },
  notLookedAt: [
    'What an image or a Dockerfile contains is not known, nor what env_file and secrets hold.',
    'Files that this one extends, includes or overrides are not opened.',
  ],
  defaults: [
    {
      key: 'services.*.ports',
      value: 'published on every address of the host unless one is named',
      source: 'https://docs.docker.com/reference/compose-file/services/#ports',
    },
  ],
  read: readCompose,
});
