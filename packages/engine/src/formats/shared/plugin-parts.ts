import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readHook } from './hook.ts';
import { readHookMap } from './hook-map.ts';
import { readLanguageServer } from './language-server.ts';
import { addPrompt } from './prompt.ts';
import { readServers } from './server.ts';

/**
 * Reads the parts of a Claude Code plugin that are written in its manifest or in a marketplace; other parts are files of their own.
 * https://code.claude.com/docs/en/plugins-reference
 */
export function readPluginParts(plugin: Cursor, model: ModelBuilder): void {
  for (const hooks of plugin.get('hooks').itemsOrSelf())
    readHookMap(hooks.get('hooks').isMapping ? hooks.get('hooks') : hooks, 'seconds', model);
  for (const servers of plugin.get('mcpServers').itemsOrSelf()) if (servers.isMapping) readServers(servers, model);
  for (const servers of plugin.get('lspServers').itemsOrSelf())
    for (const { value } of servers.members()) readLanguageServer(value, model, everywhere);
  // Started with the plugin and outside the sandbox, as hooks are.
  for (const monitor of plugin.get('monitors').items())
    if (monitor.isMapping) readHook(locate('monitor', monitor.at), monitor, 'seconds', model, everywhere);
  for (const { value } of plugin.get('commands').members())
    addPrompt(value.get('content'), 'command', model, everywhere);
}
