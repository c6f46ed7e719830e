import type { Permission } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/**
 * The names of the servers, as they begin the names of their tools.
 * https://opencode.ai/docs/mcp-servers/#manage
 */
export function serverPrefixes(document: Cursor): readonly string[] {
  const names = document
    .get('mcp')
    .members()
    .map(({ key }) => key.value.replace(/[^\w-]/g, '_'));
  // `aws_docs_search` is a tool of the server `aws_docs`, although there is one named `aws`.
  return names.toSorted((one, other) => other.length - one.length);
}

/** The server's tool that a key names: `github_get_issue`, `github_*` or `github*` where the file has a server `github`. */
export function targetOf(key: string, servers: readonly string[]): Permission['target'] {
  for (const server of servers) {
    if (!key.startsWith(server)) continue;
    const rest = key.slice(server.length);
    if (rest === '*') return { server, tool: '*' };
    if (rest.length > 1 && rest.startsWith('_')) return { server, tool: rest.slice(1) };
  }
  return null;
}
