import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission } from '../shared/permission.ts';

export const desktopCommander = defineFormat({
  id: 'desktop-commander',
  title: 'Desktop Commander configuration',
  specification: 'https://github.com/wonderwhy-er/DesktopCommanderMCP#configuration-management',
  filenames: ['.claude-server-commander/config.json'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: [
      'blockedCommands:list',
      'allowedDirectories:list',
      'defaultShell:string | telemetryEnabled:boolean | fileReadLineLimit:number | fileWriteLineLimit:number',
    ],
    often: [
      'defaultShell:string',
      'telemetryEnabled:boolean',
      'fileReadLineLimit:number',
      'fileWriteLineLimit:number',
      'usageStats:mapping',
    ],
    never: ['mcpServers', 'permissions', 'agents', 'model'],
  },
  notLookedAt: ['The approval settings of the client. The folder list does not restrict commands.'],
  defaults: [],
  read(document, model) {
    readDirectories(document.get('allowedDirectories'), model);
    for (const name of document.get('blockedCommands').texts()) {
      const rule = { name, pattern: name, matching: 'prefix', target: null } as const;
      model.permissions.push(draftPermission(rule, 'deny', 'shell', everywhere));
    }
    document.ignoreKeys(ignoredKeys);
    ignoreComments(document);
  },
});

const ignoredKeys = [
  'defaultShell',
  'telemetryEnabled',
  'fileReadLineLimit',
  'fileWriteLineLimit',
  'version',
  'clientId',
  'currentClient',
  'usageStats',
  'sawOnboardingPage',
  'pendingWelcomeOnboarding',
];

/** Reads the allowed folders. According to the documentation, an empty list means the whole file system. */
function readDirectories(list: Cursor, model: ModelBuilder): void {
  const folders = list.texts();
  for (const path of folders) {
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'write', source: 'server-root' });
  }
  if (folders.length > 0 || list.items().length > 0) return;
  list.ignore();
  const wholeDisk = { path: locate('/', list.at), bySetting: true } as const;
  model.fileGrants.push({ ...everywhere, ...wholeDisk, at: list.at, access: 'write', source: 'server-root' });
}
