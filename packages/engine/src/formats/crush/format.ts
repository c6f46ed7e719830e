import { defineFormat } from '../format.ts';
import { readCrush } from './read.ts';

export const crush = defineFormat({
  id: 'crush',
  title: 'Crush configuration',
  specification: 'https://charm.land/crush.json',
  filenames: ['crush.json', '.crush.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [],
    often: [
      '$schema~charm.land/crush',
      '$schema~crush.json',
      'mcp/*/type=stdio | mcp/*/type=http | mcp/*/type=sse',
      'lsp:mapping',
      'permissions/allowed_tools:list',
      'providers/*/base_url | providers/*/api_key | providers/*/extra_headers',
      'models/large/provider:string',
      'models/small/provider:string',
      'options/context_paths | options/data_directory | options/disabled_tools | options/skills_paths | options/debug | options/tui | options/attribution | options/disable_metrics',
      'hooks/PreToolUse/*/command:string',
    ],
    never: ['mcpServers', 'apiVersion', 'hooks/*/*/hooks:list'],
  },
  notLookedAt: ['The results of shell expansion in values, which happens when the program starts.'],
  defaults: [
    { key: 'permissions', value: 'requires approval for every tool', source: 'https://charm.land/crush.json' },
  ],
  read: readCrush,
});
