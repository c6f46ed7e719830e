import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readServers } from '../shared/server.ts';

export const vscodeMcp = defineFormat({
  id: 'vscode-mcp',
  title: 'VS Code MCP servers',
  specification: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
  filenames: ['.vscode/mcp.json', 'mcp.json'],
  dialect: 'jsonc',
  role: 'mcp-client',
  reference: '${env:*}',
  signature: {
    always: [
      'servers:mapping',
      'servers/*/command:string | servers/*/type=http | servers/*/type=sse | servers/*/url~/mcp | servers/*/url~/sse | servers/*/url~mcp. | inputs/*/type=promptString',
    ],
    often: [
      'inputs:list',
      'inputs/*/id:string',
      'servers/*/type=stdio | servers/*/type=http | servers/*/type=sse',
      'servers/*/args:list | servers/*/env:mapping | servers/*/envFile:string | servers/*/headers:mapping | servers/*/gallery',
    ],
    never: [
      'openapi',
      'asyncapi',
      'channels',
      'services',
      'mcpServers',
      'upstreams',
      // Language servers, which list file types.
      'servers/*/fileTypes | servers/*/filetypes | servers/*/rootMarkers | servers/*/root_markers | servers/*/extensionToLanguage',
    ],
  },
  notLookedAt: ['What the editor approves automatically, which is in its settings.'],
  defaults: [],
  read(document, model) {
    readServers(document.get('servers'), model);
    // The user enters inputs when a server starts; the file does not contain their values.
    document.ignoreKeys(['inputs', 'sandbox']);
    ignoreComments(document);
  },
});
