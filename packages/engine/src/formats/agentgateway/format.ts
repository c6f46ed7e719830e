import { defineFormat } from '../format.ts';
import { readGateway } from './read.ts';

export const agentgateway = defineFormat({
  id: 'agentgateway',
  title: 'agentgateway',
  specification: 'https://agentgateway.dev/docs/',
  filenames: ['config.yaml'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: ['binds/*/listeners:list | mcp/targets:list | gateways/*/listeners:list'],
    often: [
      'binds/*/port:number | mcp/port:number | gateways/*/port:number',
      'binds/*/listeners/*/routes:list | mcp/policies:mapping | routes/*/backends:list',
      'binds/*/listeners/*/routes/*/backends:list | mcp/targets/*/stdio:mapping | tcpRoutes/*/backends:list',
      'llm/models/*/provider | llm/virtualModels:list | frontendPolicies:mapping',
    ],
    never: [],
  },
  notLookedAt: ['What the servers behind the gateway may do.'],
  defaults: [],
  read: readGateway,
});
