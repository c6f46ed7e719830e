import { defineFormat } from '../format.ts';
import {
  agentContainers,
  agentFolders,
  imagePatterns,
  modelContainers,
  unrelatedAgentImages,
} from '../shared/agent-containers.ts';
import { readCompose } from './read.ts';

const service = 'services/*';
const variables = (starts: readonly string[]) =>
  starts.flatMap((start) => [`${service}/environment/${start}*`, `${service}/environment/*^${start}`]);

/** Evidence that agents or their servers run in the stack. An application that merely uses a model is none. */
const agents = [
  ...imagePatterns(service, agentContainers),
  ...[
    'mcp',
    'ai-agent',
    'openclaw',
    'clawdbot',
    'moltbot',
    'librechat',
    'anythingllm',
    'anything-llm',
    'openhands',
    'eliza',
    'claude-code',
    'mastra',
    'hermes',
    'autogenstudio',
    'autogen-studio',
    'browser-use',
  ].map((start) => `services/${start}*`),
  ...['n8n', 'flowise', 'langflow', 'letta'].map((start) => `services/${start}*/build`),
  'services/*/container_name~mcp',
  'services/*/command~mcp',
  'services/*/command/*~mcp',
  'services/*/entrypoint/*~mcp',
  ...['adk web', 'adk api_server', 'langgraph dev', 'langgraph up'].map((program) => `services/*/command~${program}`),
  'services/*/build~mcp',
  'services/*/build/context~mcp',
  ...variables(agentContainers.variables),
  ...agentFolders.flatMap((folder) => [`${service}/volumes/*~${folder}`, `${service}/volumes/*/target~${folder}`]),
  'services/*/use_api_socket',
];
/** Images and names with `agent`. Monitoring and build agents have them too (`jenkins/ssh-agent`), so more evidence is required. */
const ambiguousAgents = [
  'services/*/image~agent',
  'services/agent*',
  'services/*/container_name~agent',
  // Agents for monitoring and builds have ready-made images.
  'services/@*agent/build',
];
const models = [
  'services/*/models',
  'services/*/provider/type=model',
  ...imagePatterns(service, modelContainers),
  ...variables(modelContainers.variables),
  ...['openai', 'anthropic', 'gemini'].map((vendor) => `${service}/secrets/*^${vendor}`),
];

export const compose = defineFormat({
  id: 'compose',
  title: 'Compose file with agents or MCP servers',
  specification: 'https://docs.docker.com/reference/compose-file/',
  filenames: ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: [
      'services/*/image | services/*/build',
      [...agents, ...ambiguousAgents].join(' | '),
      [...agents, ...models, 'services/agent*'].join(' | '),
    ],
    often: [
      models.join(' | '),
      'services/*/depends_on',
      'services/*/environment',
      'services/*/volumes | services/*/ports',
    ],
    never: [
      'apiVersion',
      'jobs',
      'mcpServers',
      ...unrelatedAgentImages.map((owner) => `services/agent*/image^${owner}`),
    ],
  },
  notLookedAt: [
    'The contents of images, Dockerfiles, env_file and secrets.',
    'Files that this one extends, includes or overrides.',
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
