import { defineFormat } from '../format.ts';
import { readAugmentSettings } from './read.ts';

const specification = 'https://docs.augmentcode.com/cli/permissions';

export const augmentSettings = defineFormat({
  id: 'augment-settings',
  title: 'Augment settings',
  specification,
  filenames: ['.augment/settings.json', '.augment/settings.local.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: ['toolPermissions/*/toolName:string', 'toolPermissions/*/permission/type:string'],
    often: ['mcpServers:mapping', 'hooks:mapping', 'model:string'],
    certain: ['toolPermissions/*/toolName:string'],
    never: ['agents:mapping', 'apiVersion', 'permissions'],
  },
  notLookedAt: ['Decisions of policies behind a webhook or in a script.'],
  defaults: [],
  read: readAugmentSettings,
});
