import type { ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';

/** What the extensions that come with the program can do. https://block.github.io/goose/docs/getting-started/using-extensions */
const builtins: ReadonlyMap<string, readonly Capability[]> = new Map([
  ['developer', ['execute', 'read', 'write']],
  ['computercontroller', ['execute', 'fetch', 'browse', 'write']],
  ['memory', ['remember']],
  ['autovisualiser', ['think']],
  ['tutorial', ['think']],
  ['todo', ['think']],
  ['jetbrains', ['read', 'write', 'execute']],
]);

/** Extensions: MCP servers, and parts of the program that are switched on by name. `asks` is null where the file does not say. */
export function readGooseExtensions(extensions: Cursor, asks: boolean | null, model: ModelBuilder, scope: Scope): void {
  for (const server of readServers(extensions, model, scope)) {
    const capabilities = builtins.get(server.name.value.toLowerCase());
    if (capabilities === undefined || server.launch !== null) continue;
    const tool = addNamedTool(server.name, model, { ...scope, server, enabled: server.enabled });
    tool.capabilities = capabilities;
    tool.approval = asks === null ? 'unknown' : asks ? 'always' : 'never';
  }
}
