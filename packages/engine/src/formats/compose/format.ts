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
    ['mcp/', 'flowiseai/', 'langflowai/', 'n8nio/', 'letta/'],
    ['/mcp', '-mcp', 'mcp-', 'agent', 'librechat', 'n8n.io', 'openclaw', 'langgraph'],
  ),
  ...['mcp', 'agent', 'ai-agent', 'openclaw', 'librechat'].map((start) => `services/${start}*`),
  'services/*/container_name~mcp',
  'services/*/build~mcp',
  'services/*/build/context~mcp',
  ...variables(['MCP_', 'MCPGATEWAY_']),
  'services/*/use_api_socket',
];
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
    always: ['services/*/image | services/*/build', agents.join(' | ')],
    often: [
      models.join(' | '),
      'services/*/depends_on',
      'services/*/environment',
      'services/*/volumes | services/*/ports',
    ],
    never: ['apiVersion', 'jobs', 'mcpServers'],
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
