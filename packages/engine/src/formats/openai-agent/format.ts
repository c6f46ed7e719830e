import { defineFormat } from '../format.ts';
import { readOpenAi } from './read.ts';

/** Tool types of the vendor's API. */
const kinds = [
  'function',
  'code_interpreter',
  'file_search',
  'web_search_preview',
  'computer_use_preview',
  'image_generation',
];

/** Sections of custom configurations around such a list. The generic reader reads those files. */
const customSections = [
  'agent',
  'agents',
  'security',
  'sandbox',
  'permissions',
  'memory',
  'hooks',
  'env',
  'environment',
  'mcp_servers',
  'mcpServers',
  'system_prompt',
  'systemPrompt',
  'limits',
  'logging',
  'runtime',
  'guardrails',
];

export const openaiAgent = defineFormat({
  id: 'openai-agent',
  title: 'OpenAI assistant, agent or response',
  specification: 'https://platform.openai.com/docs/api-reference/responses/create',
  filenames: ['assistant.json', 'response.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [[...kinds.map((kind) => `tools/*/type=${kind}`), 'tools/*/server_label'].join(' | ')],
    often: [
      'model:string',
      'instructions:string',
      'object=assistant | object=response',
      'tools/*/function/name | tools/*/server_url | tools/*/server_label',
      'tool_resources:mapping | max_output_tokens | parallel_tool_calls | tool_choice | response_format',
      'input:list | messages:list',
    ],
    never: [...customSections, 'openapi', 'kind', 'spec_version', 'agent_class', 'name_for_human'],
    minimum: 3,
  },
  notLookedAt: ['Functions, which are program code.'],
  defaults: [
    {
      key: 'tools[].require_approval of MCP servers',
      value: 'always',
      source: 'https://platform.openai.com/docs/guides/tools-connectors-mcp',
    },
  ],
  read: readOpenAi,
});
