import { defineFormat } from '../format.ts';
import { readRovodevConfig } from './read.ts';

const specification = 'https://support.atlassian.com/rovo/docs/manage-rovo-dev-cli-settings/';

export const rovodevConfig = defineFormat({
  id: 'rovodev-config',
  title: 'Rovo Dev CLI configuration',
  specification,
  filenames: ['.rovodev/config.yml'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      'toolPermissions/bash/commands:list | toolPermissions/bash/default:string | toolPermissions/tools:mapping | toolPermissions/allowAll:boolean',
    ],
    often: [
      'toolPermissions/default:string',
      'toolPermissions/bash/commands/*/permission:string',
      'toolPermissions/bash/runInSandbox:boolean | toolPermissions/allowedExternalPaths:list | toolPermissions/allowedMcpServers:list',
      'agent/modelId:string | agent/additionalSystemPrompt | agent/streaming:boolean',
      'sessions/persistenceDir:string | sessions/autoRestore:boolean | atlassianConnections:mapping | eventHooks:mapping',
      'mcp/mcpConfigPath:string | mcp/allowedMcpServers:list',
    ],
    never: ['agents:mapping', 'apiVersion', 'permissions'],
  },
  notLookedAt: ['MCP servers, which are configured in a separate file.'],
  defaults: [{ key: 'toolPermissions.default', value: 'ask', source: specification }],
  read: readRovodevConfig,
});
