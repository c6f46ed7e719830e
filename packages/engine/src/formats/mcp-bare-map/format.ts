import { defineFormat } from '../format.ts';
import { clientsWithPrefix } from '../shared/client-references.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readServers } from '../shared/server.ts';

/** Keys of other maps whose entries have a command or URL. */
const otherMapKeys = [
  '*/image',
  '*/runs-on',
  '*/uses',
  '*/script',
  '*/filetypes',
  '*/fileTypes',
  '*/rootMarkers',
  '*/extensionToLanguage',
  '*/languages',
  '*/extensions',
  'mcpServers',
  'servers',
];

export const mcpBareMap = defineFormat({
  id: 'mcp-bare-map',
  title: 'MCP servers without a root key',
  specification: 'https://code.claude.com/docs/en/plugins-reference',
  filenames: ['.mcp.json', 'mcp.json', 'cline_mcp_settings.json'],
  dialect: 'json',
  role: 'mcp-client',
  otherReferences: [clientsWithPrefix('*/')],
  signature: {
    always: [
      '+/command:string | +/type=http | +/type=sse | +/url~/mcp | +/url~/sse | +/serverUrl:string',
      '+/args:list | +/type=stdio | +/type=http | +/type=sse | +/headers:mapping | +/env:mapping | +/serverUrl^http',
    ],
    often: ['+/args:list', '+/env:mapping | +/headers:mapping', '*/autoApprove | */alwaysAllow | */disabled:boolean'],
    never: otherMapKeys,
    alternatives: [
      {
        // A mix of local and remote servers.
        always: [
          '+:mapping',
          '*/command:string',
          '*/args:list | */env:mapping | */type=stdio',
          '*/type=http | */type=sse | */type=streamable-http',
          '*/url~/mcp | */url~/sse | */url~mcp.',
        ],
        often: [],
        never: otherMapKeys,
      },
    ],
  },
  notLookedAt: ['Approvals and sandboxing, which the client configures.'],
  defaults: [],
  read(document, model) {
    readServers(document, model);
    ignoreComments(document);
  },
});
