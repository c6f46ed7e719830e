import { defineFormat } from '../format.ts';
import { readDevinConfig } from './read.ts';

const specification = 'https://docs.devin.ai/cli/reference/permissions';

/** Keys and rules that only Devin uses. */
const distinctive = `$schema~static.devin.ai | read_config_from:mapping | ${['allow', 'ask', 'deny'].map((list) => `permissions/${list}/*^Exec(`).join(' | ')}`;

export const devinConfig = defineFormat({
  id: 'devin-config',
  title: 'Devin CLI configuration',
  specification,
  filenames: ['.devin/config.json', '.devin/config.local.json', 'devin/config.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: [distinctive],
    often: [
      'permissions/allow:list | permissions/ask:list | permissions/deny:list',
      'mcpServers:mapping',
      'hooks:mapping',
      'agent/model:string | theme_mode:string | unicode_mode | show_path:boolean',
    ],
    certain: [distinctive],
    never: ['agents:mapping', 'apiVersion', 'jobs:mapping', 'services:mapping', 'permissions/defaultMode'],
  },
  notLookedAt: [
    'The mode the program is started in, and the policies of the organisation.',
    'Rules and servers that `read_config_from` imports from other programs.',
  ],
  defaults: [{ key: 'permissions', value: 'without a rule, commands and edits need approval', source: specification }],
  read: readDevinConfig,
});
