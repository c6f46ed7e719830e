import { defineFormat } from '../format.ts';
import { readAmazonQAgent } from './read.ts';

export const amazonqAgent = defineFormat({
  id: 'amazonq-agent',
  title: 'Amazon Q or Kiro agent',
  specification: 'https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md',
  filenames: ['.amazonq/cli-agents/*.json', '.amazonq/agents/*.json', '.kiro/agents/*.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    // A file with tool settings only must name at least one built-in tool.
    always: [
      'tools:list | allowedTools:list | toolsSettings/execute_bash:mapping | toolsSettings/fs_write:mapping | toolsSettings/fs_read:mapping | toolsSettings/subagent:mapping',
    ],
    often: [
      '$schema~agent-v1.json',
      'allowedTools:list',
      'toolsSettings:mapping',
      'toolsSettings/subagent/trustedAgents:list | toolsSettings/subagent/availableAgents:list',
      'toolAliases:mapping',
      'useLegacyMcpJson:boolean | includeMcpJson:boolean',
      'resources/*^file:// | resources/*^skill://',
      'hooks/agentSpawn | hooks/userPromptSubmit | hooks/preToolUse | hooks/postToolUse | hooks/stop',
      'tools/*^@ | tools/*=fs_read | tools/*=execute_bash | allowedTools/*^@ | allowedTools/*=fs_read',
      'keyboardShortcut | welcomeMessage',
    ],
    never: [
      'hooks/*/*/hooks:list',
      'permissions',
      'selectedAuthType',
      'coreTools',
      // Agents of other programs, where `allowedTools` lists the tools that the agent has.
      'systemPrompt | system_prompt | instructions',
    ],
    alternatives: [
      {
        // An agent without a list of tools.
        always: [
          'name:string',
          'resources/*^file:// | resources/*^skill://',
          'hooks/agentSpawn | hooks/userPromptSubmit | hooks/preToolUse | hooks/postToolUse | hooks/stop | prompt:string',
        ],
        often: ['mcpServers:mapping', 'description:string', 'includeMcpJson:boolean', 'model:string'],
        never: ['hooks/*/*/hooks:list', 'permissions', 'tools', 'allowedTools'],
      },
    ],
  },
  notLookedAt: ['The contents of resource files that the agent loads.'],
  defaults: [
    {
      key: 'allowedTools',
      value: 'fs_read runs without approval; other tools need approval',
      source: 'https://github.com/aws/amazon-q-developer-cli/blob/main/docs/built-in-tools.md',
    },
  ],
  read: readAmazonQAgent,
});
