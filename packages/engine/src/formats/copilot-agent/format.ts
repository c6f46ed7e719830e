import { defineFormat } from '../format.ts';
import { readCopilotAgent } from './read.ts';

/** Tools of the editor and of the cloud agent, alone or with their tool set. */
const tools = [
  'codebase',
  'editFiles',
  'runCommands',
  'runTasks',
  'runTests',
  'findTestFiles',
  'terminalSelection',
  'githubRepo',
  'read/',
  'edit/',
  'search/',
  'execute/',
  'web/',
  'vscode/',
  'agent/',
]
  .map((tool) => (tool.endsWith('/') ? `tools/*^${tool}` : `tools/*=${tool}`))
  .join(' | ');
const aliases = ['read', 'edit', 'search', 'execute', 'shell', 'web', 'agent', 'todo', '*']
  .map((tool) => `tools/*=${tool}`)
  .join(' | ');

export const copilotAgent = defineFormat({
  id: 'copilot-agent',
  title: 'GitHub Copilot custom agent or prompt file (front matter)',
  specification: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  filenames: [],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: ['description:string'],
    often: [
      'name:string',
      'model:string | model:list',
      'argument-hint:string',
      aliases,
      'user-invocable:boolean | disable-model-invocation:boolean | infer:boolean',
      'agents:list',
    ],
    certain: [
      tools,
      'target=vscode | target=github-copilot',
      'mcp-servers/*/command | mcp-servers/*/url',
      'handoffs/*/agent:string',
      'mode=agent | mode=ask | mode=edit | agent=agent | agent=ask | agent=edit | agent=plan',
    ],
    never: [
      'on',
      'jobs',
      'steps',
      'engine',
      'apiVersion',
      'permissions',
      'permission',
      'permissionMode',
      'allowed-tools',
      'mcpServers',
      'instructions',
      'prompt',
      'system_prompt',
      'agents:mapping',
    ],
    minimum: 4,
  },
  notLookedAt: [
    'The Markdown instructions below the front matter.',
    'Approval settings, which are kept in the editor and, in the cloud, in the repository.',
  ],
  defaults: [
    {
      key: 'tools',
      value: 'all available tools',
      source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
    },
  ],
  read: readCopilotAgent,
});
