import { defineFormat } from '../format.ts';
import { readFactorySettings } from './read.ts';
import { anyDroidSetting } from './signature.ts';

const specification = 'https://docs.factory.ai/cli/configuration/settings';

const otherFiles = ['apiVersion', 'agents:mapping', 'system_prompt'];

export const factorySettings = defineFormat({
  id: 'factory-settings',
  title: 'Factory Droid settings',
  specification,
  filenames: ['.factory/settings.json', '.factory/settings.local.json'],
  // The program itself writes comments into the file that it creates.
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: [],
    often: [
      'autonomyMode:string | autonomyLevel:string | maxAutonomyLevel:string | sessionDefaultSettings/autonomyMode:string | sessionDefaultSettings/autonomyLevel:string',
      'commandAllowlist:list',
      'commandDenylist:list',
      'enableDroidShield:boolean | includeCoAuthoredByDroid:boolean | enableCustomDroids:boolean',
      'cloudSessionSync:boolean',
      'customModels/*/baseUrl:string | customModels/*/base_url:string | custom_models/*/base_url:string',
      'specModeModel:string | specModeReasoningEffort:string | specSaveEnabled:boolean',
      'allowBackgroundProcesses:boolean | enableReadinessReport:boolean | enableHooks:boolean | enableSkills:boolean',
      'completionSound:string | awaitingInputSound:string | diffMode:string',
      'reasoningEffort:string | sessionDefaultSettings:mapping',
    ],
    certain: [
      'autonomyMode^auto- | autonomyLevel^auto- | enableDroidShield:boolean | includeCoAuthoredByDroid:boolean',
    ],
    never: ['permissions', 'mcpServers', ...otherFiles],
    // Servers, which any client may have, beside a setting that only Droid has.
    alternatives: [
      {
        always: ['mcpServers:mapping', anyDroidSetting],
        often: ['commandAllowlist:list | commandDenylist:list', 'mcpServers/*/command | mcpServers/*/url:string'],
        never: ['permissions', ...otherFiles],
      },
    ],
  },
  notLookedAt: ['Settings of other levels (organisation, folder, user), which may allow more or less.'],
  defaults: [
    { key: 'autonomyMode', value: 'normal (commands and edits need approval)', source: specification },
    { key: 'commandDenylist', value: 'destructive commands need approval', source: specification },
  ],
  read: readFactorySettings,
});
