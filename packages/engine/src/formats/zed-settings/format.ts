import { defineFormat } from '../format.ts';
import { readZedSettings } from './read.ts';

export const zedSettings = defineFormat({
  id: 'zed-settings',
  title: 'Zed settings',
  specification: 'https://zed.dev/docs/ai/agent-settings',
  filenames: ['.zed/settings.json', 'zed/settings.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  // Servers get `env` and `headers` as they stand. https://github.com/zed-industries/zed/issues/60459
  reference: null,
  signature: {
    always: [],
    often: [
      'context_servers:mapping',
      'context_servers/*/command | context_servers/*/url:string | context_servers/*/settings:mapping',
      'agent/tool_permissions:mapping | agent/always_allow_tool_actions:boolean',
      'agent/default_model:mapping | assistant/default_model:mapping',
      'agent/profiles:mapping | agent/default_profile:string',
      'agent/dock | agent/favorite_models:list | agent/model_parameters:list | agent/inline_assistant_model:mapping',
      'agent_servers:mapping',
      'language_models:mapping',
      'edit_predictions:mapping | features/edit_prediction_provider',
      'project_panel:mapping | outline_panel:mapping | git_panel:mapping | collaboration_panel:mapping',
      'ui_font_size | buffer_font_size | buffer_font_family | vim_mode | base_keymap',
    ],
    certain: [
      'agent/always_allow_tool_actions:boolean',
      'agent/tool_permissions/default=allow | agent/tool_permissions/default=confirm | agent/tool_permissions/default=deny',
      'agent/tool_permissions/tools:mapping',
    ],
    never: ['mcpServers'],
  },
  notLookedAt: ['Settings of the editor itself.'],
  defaults: [
    {
      key: 'agent.tool_permissions.default',
      value: 'confirm',
      source: 'https://zed.dev/docs/ai/tool-permissions',
    },
  ],
  read: readZedSettings,
});
