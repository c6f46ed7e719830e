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
    // The short form for models, in which `name` is the model name that clients use.
    alternatives: [
      {
        // Named ports, to which routes or one of the short forms refer.
        always: [
          'gateways/*/port:number',
          'routes/*/backends/*/mcp:mapping | routes/*/backends/*/ai:mapping | mcp/gateways | llm/gateways',
        ],
        often: ['frontendPolicies:mapping | ui:mapping', 'mcp/targets:list | llm/models:list'],
        never: ['agents', 'tools'],
      },
      {
        always: ['llm/models/*/name:string', 'llm/models/*/provider', 'llm/models/*/params:mapping'],
        often: [
          'llm/port:number | llm/policies:mapping | frontendPolicies:mapping',
          'llm/models/*/params/apiKey | llm/models/*/params/hostOverride | llm/models/*/params/baseUrl',
        ],
        never: ['agents', 'tools'],
      },
      {
        always: ['llm/port:number', 'llm/models/*/name:string', 'llm/models/*/provider'],
        often: ['llm/policies:mapping | frontendPolicies:mapping | config:mapping'],
        never: ['agents', 'tools', 'model_list'],
      },
    ],
  },
  notLookedAt: ['What the servers behind the gateway may do.'],
  defaults: [
    {
      key: 'policies.jwtAuth, apiKey, basicAuth, oidc or extAuthz',
      value: 'anyone who can reach the port is served',
      source: 'https://agentgateway.dev/docs/standalone/latest/configuration/policies/',
    },
    {
      key: 'mode of jwtAuth, apiKey and basicAuth',
      value: 'optional (callers without a credential are let in)',
      source: 'https://agentgateway.dev/docs/standalone/latest/configuration/security/',
    },
  ],
  read: readGateway,
});
