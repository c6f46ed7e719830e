import type { ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand } from '../shared/command.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';

/** The capabilities of the built-in extensions. https://block.github.io/goose/docs/getting-started/using-extensions */
const builtinCapabilities: ReadonlyMap<string, readonly Capability[]> = new Map([
  ['developer', ['execute', 'read', 'write']],
  ['computercontroller', ['execute', 'fetch', 'write']],
  ['memory', ['remember']],
  ['autovisualiser', ['think']],
  ['tutorial', ['think']],
  ['todo', ['think']],
  ['jetbrains', ['read', 'write', 'execute']],
]);

/**
 * Reads extensions: MCP servers, and built-in ones that are enabled by name. `needsApproval`: whether tools need approval; null if unknown.
 */
export function readGooseExtensions(
  extensions: Cursor,
  needsApproval: boolean | null,
  model: ModelBuilder,
  scope: Scope,
): void {
  const entries = [...extensions.items(), ...extensions.members().map(({ value }) => value)];
  const byPlace = new Map(entries.map((entry) => [entry.at, entry]));
  for (const server of readServers(extensions, model, scope)) {
    const entry = byPlace.get(server.at);
    const own = { ...scope, server, enabled: server.enabled };
    if (entry !== undefined && isOfType(entry, 'inline_python')) readInline(entry, model, own);
    // The host starts a built-in extension by its name, whatever the key.
    const builtin = entry !== undefined && isOfType(entry, 'builtin') ? entry.get('name').text() : null;
    const name = builtin ?? server.name;
    const capabilities = builtinCapabilities.get(name.value.toLowerCase());
    if (capabilities === undefined || server.launch !== null) continue;
    const tool = addNamedTool(locate(name.value, server.name.at), model, own);
    tool.capabilities = capabilities;
    tool.approval = needsApproval === null ? 'unknown' : needsApproval ? 'always' : 'never';
  }
}

function isOfType(entry: Cursor, type: string): boolean {
  return entry.get('type').text()?.value === type;
}

/** Reads a server with inline source code, which runs with its dependencies as by `uv run`. */
function readInline(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const code = entry.get('code').text();
  if (code === null) return;
  const packages = entry.get('dependencies').texts();
  const options = packages.flatMap((name) => [locate('--with', name.at), name]);
  const program = ['python', '-c'].map((word) => locate(word, code.at));
  const words = [...['uv', 'run'].map((word) => locate(word, code.at)), ...options, ...program, code];
  addCommand({ at: code.at, words, shell: false }, 'server', model, scope);
}
