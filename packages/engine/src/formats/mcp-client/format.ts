import { defineFormat } from '../format.ts';
import { readMcpClient } from './read.ts';

/** Any of these in an entry makes it a server: something is started or dialled. */
const serverEntry =
  'mcpServers/*/command | mcpServers/*/url:string | mcpServers/*/serverUrl:string | mcpServers/*/httpUrl:string';

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
  signature: {
    always: ['mcpServers'],
    often: [
      serverEntry,
      'mcpServers/*/args:list | mcpServers/*/env:mapping | mcpServers/*/headers:mapping | mcpServers/*/type:string | mcpServers/*/disabled:boolean',
    ],
    // Clients of one's own call them plainly `servers`: what their words start has to say that it is one.
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
        // One server in a file of its own: which of its tools are off or unasked says that it is one.
        always: [
          'name:string',
          'command:string',
          'args:list',
          'disabledTools:list | enabledTools:list | alwaysAllow:list | autoApprove:list',
        ],
        often: [],
        never: ['mcpServers', 'servers', 'services', 'tools', 'tasks', 'configurations'],
      },
    ],
    // A list of no servers is one all the same.
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
    ],
  },
  notLookedAt: ['Approvals and sandboxing, which the client configures.'],
  defaults: [],
  read: readMcpClient,
});
