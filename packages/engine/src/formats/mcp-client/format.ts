import { anyDroidSetting } from '../factory-settings/signature.ts';
import { defineFormat } from '../format.ts';
import { claudeDesktop, clientsWithPrefix } from '../shared/client-references.ts';
import { readMcpClient } from './read.ts';

/** A command or URL identifies an entry as a server. */
const serverEntry =
  'mcpServers/*/command | mcpServers/*/url:string | mcpServers/*/serverUrl:string | mcpServers/*/httpUrl:string';

/** Keys of other files with a command or a URL at the root. */
const otherLaunches = [
  'mcpServers',
  'servers',
  'services',
  'tools',
  'tasks',
  'configurations',
  'agents',
  'steps',
  'jobs',
  'hooks',
  'packages',
  'image',
  'method',
  'interval',
  '$schema',
];

export const mcpClient = defineFormat({
  id: 'mcp-client',
  title: 'MCP client configuration',
  specification: 'https://modelcontextprotocol.io/docs/develop/connect-local-servers',
  filenames: [
    '.mcp.json',
    'mcp.json',
    '.cursor/mcp.json',
    '.kiro/settings/mcp.json',
    '.amazonq/mcp.json',
    'claude_desktop_config.json',
    'cline_mcp_settings.json',
    'mcp_settings.json',
    'mcp_config.json',
    'mcp-config.json',
    'mcp*.json',
  ],
  dialect: 'jsonc',
  role: 'mcp-client',
  otherReferences: [claudeDesktop, clientsWithPrefix('mcpServers/*/')],
  signature: {
    always: ['mcpServers'],
    often: [
      serverEntry,
      'mcpServers/*/args:list | mcpServers/*/env:mapping | mcpServers/*/headers:mapping | mcpServers/*/type:string | mcpServers/*/disabled:boolean',
    ],
    // Custom clients use the key `servers`, so the command must mention MCP.
    alternatives: [
      {
        always: ['servers:mapping', 'servers/*/command:list', 'servers/*/command/*~mcp'],
        often: [
          'servers/*/env:mapping | servers/*/environment:mapping',
          'servers/*/args:list',
          'settings/protocol_version:string',
        ],
        never: ['services', 'channels', 'openapi', 'asyncapi', 'upstreams', 'inputs'],
      },
      {
        // A single server, recognised by a list of disabled or approved tools.
        always: [
          'name:string',
          'command:string',
          'args:list',
          'disabledTools:list | enabledTools:list | alwaysAllow:list | autoApprove:list',
        ],
        often: [],
        never: otherLaunches,
      },
      {
        // A single server, as `claude mcp add-json` takes it and READMEs print it.
        always: [
          'command:string | command:list',
          'args:list | command:list',
          'command~mcp | command/*~mcp | args/*~mcp | command/*~@modelcontextprotocol/ | args/*~@modelcontextprotocol/',
        ],
        often: ['env:mapping | environment:mapping', 'type=stdio | type=local | transport=stdio'],
        never: otherLaunches,
      },
      {
        // A single remote server. Other clients of HTTP have a URL and a type as well, but neither path nor host mentions MCP.
        always: [
          'url^http',
          'type=http | type=sse | type=streamable-http | type=streamableHttp | transport=http | transport=sse | transport=streamable-http',
          'url~/mcp | url~/sse | url~//mcp.',
        ],
        often: ['headers:mapping'],
        never: otherLaunches,
      },
    ],
    // An empty map of servers is recognised too.
    certain: ['mcpServers:empty'],
    never: [
      'mcpServers/*/httpUrl',
      'mcpServers/*/trust:boolean',
      'agents:mapping',
      'projects:mapping',
      'numStartups',
      'instructions:string',
      'system_prompt',
      'systemPrompt',
      anyDroidSetting,
    ],
  },
  notLookedAt: ['Approvals and sandboxing, which the client configures.'],
  defaults: [],
  read: readMcpClient,
});
