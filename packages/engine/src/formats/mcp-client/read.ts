import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readServers } from '../shared/server.ts';

export function readMcpClient(document: Cursor, model: ModelBuilder): void {
  readServers(document.get('mcpServers'), model);
  for (const name of hostSettings) document.get(name).ignore();
  for (const { key, value } of document.members()) if (/^(?:_|\/\/|\$schema$)/.test(key.value)) value.ignore();
}

/** Settings of the window and of the editor, beside the servers. */
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
];
