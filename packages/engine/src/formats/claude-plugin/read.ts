import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readHook } from '../shared/hook.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readLanguageServer } from '../shared/language-server.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';

/** Reads the parts that a plugin defines in its manifest; other parts are files of their own. */
export function readPlugin(document: Cursor, model: ModelBuilder): void {
  for (const hooks of document.get('hooks').itemsOrSelf())
    readHookMap(hooks.get('hooks').isMapping ? hooks.get('hooks') : hooks, 'seconds', model);
  for (const servers of document.get('mcpServers').itemsOrSelf()) if (servers.isMapping) readServers(servers, model);
  for (const servers of document.get('lspServers').itemsOrSelf())
    for (const { value } of servers.members()) readLanguageServer(value, model, everywhere);
  // Started with the plugin and outside the sandbox, as hooks are.
  for (const monitor of document.get('monitors').items())
    if (monitor.isMapping) readHook(locate('monitor', monitor.at), monitor, 'seconds', model, everywhere);
  for (const { value } of document.get('commands').members())
    addPrompt(value.get('content'), 'command', model, everywhere);
  ignoreComments(document);
  for (const { value } of document.members()) value.ignore();
}
