import { defineFormat } from '../format.ts';
import { readCopilotManaged } from './read.ts';
import { anyShellRule, copilotSandbox, onlyCopilotManaged } from './signature.ts';

const specification =
  'https://docs.github.com/en/copilot/reference/enterprise-administrators/enterprise-managed-settings';

const never = ['approvalMode:string', 'agents:mapping', 'apiVersion', 'hooks', 'env', 'system_prompt'];

export const copilotManaged = defineFormat({
  id: 'copilot-managed',
  title: 'GitHub Copilot managed settings',
  specification,
  filenames: ['copilot/managed-settings.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [],
    given: {
      sure: [onlyCopilotManaged],
      weak: [anyShellRule, 'permissions/disableBypassPermissionsMode | enabledPlugins/+:boolean'],
      weakMinimum: 2,
    },
    often: [
      'permissions/allow | permissions/deny | permissions/ask',
      anyShellRule,
      'permissions/disableBypassPermissionsMode',
      'enabledPlugins/+:boolean',
      'extraKnownMarketplaces/*/source:mapping | strictKnownMarketplaces:list',
      'allowedMcpServers | deniedMcpServers',
      'telemetry/endpoint:string | telemetry/enabled:boolean',
      'sandbox/enabled:boolean',
    ],
    certain: [onlyCopilotManaged],
    alternatives: [
      {
        always: ['permissions/disableBypassPermissionsMode', copilotSandbox],
        often: ['sandbox/enabled:boolean', 'enabledPlugins/+:boolean', 'permissions/allow | permissions/deny'],
        never,
      },
    ],
    never,
  },
  notLookedAt: [
    'Settings of other sources (device management, server, user, enterprise team), which may allow more or less.',
  ],
  defaults: [
    {
      key: 'permissions',
      value: 'once a rule exists, an operation that matches none needs approval',
      source: specification,
    },
  ],
  read: readCopilotManaged,
});
