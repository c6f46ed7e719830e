import { defineFormat } from '../format.ts';
import { readRooSettings } from './read.ts';

export const rooSettings = defineFormat({
  id: 'roo-settings',
  title: 'Roo or Kilo exported settings',
  specification: 'https://docs.roocode.com/features/settings-management',
  filenames: ['roo-code-settings.json', 'kilo-code-settings.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      'globalSettings:mapping',
      'globalSettings/autoApprovalEnabled:boolean | globalSettings/alwaysAllowReadOnly:boolean | globalSettings/alwaysAllowExecute:boolean | globalSettings/allowedCommands:list | globalSettings/customModes:list | providerProfiles/apiConfigs/*/apiProvider:string',
    ],
    often: [
      'providerProfiles/apiConfigs:mapping',
      'providerProfiles/modeApiConfigs:mapping',
      'globalSettings/alwaysAllowExecute:boolean',
      'globalSettings/customModes:list',
    ],
    never: ['customModes'],
  },
  notLookedAt: ['The always-allowed tools of each server, which are kept in a separate file.'],
  defaults: [],
  read: readRooSettings,
});
