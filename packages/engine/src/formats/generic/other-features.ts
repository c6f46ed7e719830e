import type { Features } from '../format.ts';

/** Settings of agents in a terminal, as Hermes Agent names them: where commands run, and the model without a prompt. */
const terminalAgent: Features = {
  always: ['terminal/backend=local | terminal/backend=docker | terminal/backend=ssh | terminal/backend=modal'],
  often: [
    'model/default:string',
    'model/provider:string',
    'mcp_servers:mapping',
    'toolsets:list | platform_toolsets:mapping',
    'approvals/mode',
    'memory/memory_enabled',
    'agent/max_turns',
  ],
  never: [],
};

/** The same without a word on where commands run. */
const terminalAgentElsewhere: Features = {
  always: [
    'model/default:string',
    'platform_toolsets:mapping | _config_version:number',
    'agent:mapping | toolsets:list | plugins:mapping | terminal:mapping',
  ],
  often: ['model/provider:string', 'mcp_servers:mapping', 'memory:mapping', 'approvals/mode'],
  never: [],
};

/** Manifests of plugins: tools with what a model passes them and what is run for them, without an agent. */
const toolManifest: Features = {
  always: ['tools/*/command:string'],
  often: [
    'tools/*/description:string',
    'tools/*/parameters | tools/*/input_schema | tools/*/inputSchema | tools/*/args_schema',
    'skills | mcpServers | mcp_servers | hooks/*:list | agents:list',
  ],
  never: ['openapi', 'jobs', 'repos'],
};

/** Settings of CLIProxyAPI, which hands requests on with the logins of coding agents: whoever reaches it spends them. */
const loginProxy: Features = {
  always: ['remote-management:mapping', 'auth-dir:string', 'port:number'],
  often: ['api-keys:list', 'request-retry:number', 'quota-exceeded:mapping', 'usage-statistics-enabled:boolean'],
  never: [],
};

/** Manifests of plugins whose commands people call by name, with what is run for them. */
const commandManifest: Features = {
  always: [
    'commands/*/command:string',
    'commands/*/name:string | commands/*/description:string',
    'skills | mcpServers | mcp_servers | agents | hooks:mapping',
  ],
  often: ['version:string'],
  never: ['openapi', 'jobs', 'repos', 'services', 'scripts'],
};

export const otherFeatures: readonly Features[] = [
  terminalAgent,
  terminalAgentElsewhere,
  toolManifest,
  commandManifest,
  loginProxy,
];
