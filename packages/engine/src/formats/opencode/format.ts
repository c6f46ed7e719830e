import { defineFormat } from '../format.ts';
import { readOpencode } from './read.ts';

export const opencode = defineFormat({
  id: 'opencode',
  title: 'OpenCode configuration',
  specification: 'https://opencode.ai/docs/config/',
  filenames: ['opencode.json', 'opencode.jsonc', '.opencode/opencode.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  reference: '{env:*}',
  signature: {
    always: [],
    often: [
      '$schema~opencode.ai',
      '$schema~config.json',
      'mcp/*/type=local | mcp/*/type=remote',
      'mcp/*/command:list | mcp/*/enabled:boolean | mcp/*/url:string',
      'permission/bash | permission/edit | permission/webfetch | permission/external_directory | permission/doom_loop | permission/*=ask | permission=allow | permission=ask',
      'agent/*/mode | agent/*/permission:mapping | agent/*/prompt:string',
      'mode/build:mapping | mode/plan:mapping',
      'provider/*/npm:string | provider/*/options:mapping',
      'provider/*/models:mapping',
      'instructions:list',
      'plugin:list',
      'share=auto | share=manual | share=disabled | autoshare',
      'autoupdate:boolean | autoupdate=notify | small_model:string | snapshot:boolean | keybinds:mapping',
      'formatter/*/command:list | lsp/*/command:list',
      'command/*/template:string',
    ],
    // OpenCode's own name is `baseURL`.
    never: ['mcpServers', 'apiVersion', '$schema~opencode.ai/tui', 'provider/*/options/baseUrl'],
    alternatives: [
      {
        // Only the permissions, in a notation that other terminal agents also use.
        always: [
          'permission/external_directory | permission/doom_loop | permission/bash | permission/webfetch',
          'permission/*=allow | permission/*=ask | permission/*=deny',
          'permission/*/*=allow | permission/*/*=ask | permission/*/*=deny',
        ],
        often: [],
        never: ['mcpServers', 'apiVersion', 'agents', 'system_prompt', 'permissions'],
      },
    ],
  },
  notLookedAt: ['Agents, commands and rules defined in separate Markdown files.', 'What plugins do.'],
  defaults: [
    {
      key: 'permission',
      value: 'allow (without this key, most tools run without approval)',
      source: 'https://opencode.ai/docs/permissions/',
    },
    { key: 'permission.external_directory', value: 'ask', source: 'https://opencode.ai/docs/permissions/' },
    { key: 'permission.doom_loop', value: 'ask', source: 'https://opencode.ai/docs/permissions/' },
    { key: 'share', value: 'manual', source: 'https://opencode.ai/docs/share/' },
    { key: 'server.hostname', value: '127.0.0.1', source: 'https://opencode.ai/docs/config/' },
  ],
  read: readOpencode,
});
