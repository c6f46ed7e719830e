import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { looksLikeServer, readServer, readServerName, readServers } from '../shared/server.ts';

/** Reads MCP servers below `mcpServers` or `servers`, or a single one, and hooks. */
export function readMcpClient(document: Cursor, model: ModelBuilder): void {
  const servers = document.get('mcpServers');
  if (servers.exists || document.has('servers')) readServers(servers.exists ? servers : document.get('servers'), model);
  else if (looksLikeServer(document)) readServer(readServerName(document), document, model);
  readHookMap(document.get('hooks'), 'seconds', model);
  document.ignoreKeys(hostSettings);
  ignoreComments(document);
}

/** Settings of the desktop application or editor. */
const hostSettings = [
  'globalShortcut',
  'preferences',
  'isUsingBuiltInNodeForMcp',
  'isDxtAutoUpdatesEnabled',
  'scale',
  'locale',
  'userThemeMode',
  'darkMode',
  'version',
  'description',
  'name',
  'inputs',
  // A plugin's manifest may hold servers as well. https://code.claude.com/docs/en/plugins-reference
  'author',
  'license',
  'keywords',
  'homepage',
  'repository',
  'commands',
  'skills',
  'lspServers',
];
