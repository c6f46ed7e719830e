import { defineFormat } from '../format.ts';
import { readOpencodeFrontMatter } from './read.ts';

const tools = ['bash', 'write', 'edit', 'read', 'grep', 'glob', 'webfetch', 'task', 'todowrite', 'patch'];
const switches = tools.map((tool) => `tools/${tool}:boolean`).join(' | ');
const rules = [...tools, 'external_directory', 'doom_loop', 'skill', '*']
  .flatMap((tool) =>
    ['allow', 'ask', 'deny'].flatMap((decision) => [
      `permission/${tool}=${decision}`,
      `permission/${tool}/*=${decision}`,
    ]),
  )
  .join(' | ');

export const opencodeFrontMatter = defineFormat({
  id: 'opencode-front-matter',
  title: 'OpenCode agent (front matter)',
  specification: 'https://opencode.ai/docs/agents/',
  filenames: [],
  dialect: 'json',
  role: 'coding-agent',
  reference: '{env:*}',
  signature: {
    always: ['description:string'],
    often: [
      'mode=primary | mode=subagent | mode=all',
      'temperature:number | top_p:number | steps:number | maxSteps:number | hidden:boolean',
      'model~/',
      'permissions/bash/*=allow | permissions/bash/*=deny | permissions/edit/*=deny',
    ],
    certain: [switches, rules, 'mode=subagent'],
    never: [
      '$schema',
      'agent:mapping',
      'agents',
      'mcp',
      'mcpServers',
      'mcp-servers',
      'provider',
      'apiVersion',
      'allowed-tools',
      'permissionMode',
      'instructions',
      'prompt',
      'system_prompt',
      'systemPrompt',
      'on',
      'jobs',
      'steps:list',
    ],
    minimum: 3,
  },
  notLookedAt: [
    'The Markdown instructions below the front matter.',
    'Permissions that the agent does not set itself: they come from opencode.json.',
  ],
  defaults: [
    {
      key: 'permission',
      value: 'that of the configuration; without one, most tools run without approval',
      source: 'https://opencode.ai/docs/permissions/',
    },
    { key: 'mode', value: 'all', source: 'https://opencode.ai/docs/agents/' },
  ],
  read: readOpencodeFrontMatter,
});
