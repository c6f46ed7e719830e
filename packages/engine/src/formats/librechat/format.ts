import { defineFormat } from '../format.ts';
import { readLibrechat } from './read.ts';

export const librechat = defineFormat({
  id: 'librechat',
  title: 'LibreChat',
  specification: 'https://www.librechat.ai/docs/configuration/librechat_yaml',
  filenames: ['librechat.yaml', 'librechat.*.yaml'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: [
      'version:string | version:number',
      'endpoints:mapping | interface:mapping | modelSpecs:mapping | registration:mapping | mcpServers:mapping | balance:mapping',
    ],
    often: [
      'endpoints/custom:list | endpoints/agents:mapping | endpoints/openAI:mapping | endpoints/all:mapping',
      'interface:mapping',
      'fileConfig:mapping',
      'registration:mapping',
      'modelSpecs:mapping',
      'mcpSettings:mapping | actions/allowedDomains:list',
      'cache:boolean',
      'rateLimits:mapping',
    ],
    certain: [
      'endpoints/custom/*/baseURL:string',
      'modelSpecs/list/*/preset:mapping',
      'balance/startBalance | balance/autoRefillEnabled',
      'interface/endpointsMenu | interface/modelSelect | interface/termsOfService | interface/privacyPolicy',
    ],
    never: ['agents', 'gateway', '$schema', 'servers', 'hooks'],
    minimum: 4,
  },
  notLookedAt: ['Environment variables, which hold keys and access settings.'],
  defaults: [
    {
      key: 'endpoints.agents.recursionLimit',
      value: '25',
      source: 'https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/agents',
    },
  ],
  read: readLibrechat,
});
