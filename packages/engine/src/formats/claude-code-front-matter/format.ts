import { defineFormat } from '../format.ts';
import { readClaudeCodeFrontMatter } from './read.ts';

const models = ['sonnet', 'opus', 'haiku', 'inherit'].map((name) => `model=${name}`).join(' | ');
const modes = ['default', 'acceptEdits', 'dontAsk', 'bypassPermissions', 'plan']
  .map((mode) => `permissionMode=${mode}`)
  .join(' | ');
const tools = ['Read', 'Write', 'Edit', 'Bash', 'Glob', 'Grep', 'WebFetch', 'WebSearch', 'Task', 'mcp__'];
const toolNames = tools.flatMap((tool) => [`tools^${tool}`, `tools/*^${tool}`]).join(' | ');
const allowedNames = tools.flatMap((tool) => [`allowed-tools^${tool}`, `allowed-tools/*^${tool}`]).join(' | ');

export const claudeCodeFrontMatter = defineFormat({
  id: 'claude-code-front-matter',
  title: 'Claude Code subagent, skill or command (front matter)',
  specification: 'https://code.claude.com/docs/en/sub-agents',
  filenames: [],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: ['description:string'],
    often: [
      'name:string',
      'color:string | background:boolean | effort:string',
      'skills:list | memory=user | memory=project | memory=local | maxTurns:number | isolation=worktree',
      'argument-hint',
      'disable-model-invocation:boolean | user-invocable:boolean',
      'context=fork',
    ],
    certain: [
      toolNames,
      models,
      'allowed-tools:string | allowed-tools:list',
      allowedNames,
      modes,
      'disallowedTools:string | disallowedTools:list',
    ],
    never: [
      'agents',
      'apiVersion',
      'permissions',
      'permission',
      'hooks:list',
      'instructions',
      'prompt',
      'system_prompt',
      'systemPrompt',
      'mcpServers:mapping',
      'mcp-servers',
      'on',
      'version:mapping',
      'steps',
      'parameters',
      'extensions',
    ],
    minimum: 4,
  },
  notLookedAt: [
    'The Markdown instructions below the front matter.',
    'User, project and organisation settings, which decide what needs approval.',
  ],
  defaults: [
    {
      key: 'tools',
      value: 'every tool of the conversation that starts the subagent',
      source: 'https://code.claude.com/docs/en/sub-agents',
    },
    { key: 'permissionMode', value: 'default', source: 'https://code.claude.com/docs/en/sub-agents' },
    {
      key: 'allowed-tools',
      value: 'none (the tools listed run without approval while the skill or command is active)',
      source: 'https://code.claude.com/docs/en/skills',
    },
  ],
  read: readClaudeCodeFrontMatter,
});
