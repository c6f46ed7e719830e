import type { Permission } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/** Longer keys name no tool. */
const keyMax = 200;

/**
 * The names of the servers, as they begin the names of their tools.
 * https://opencode.ai/docs/mcp-servers/#manage
 */
export function serverPrefixes(document: Cursor): ReadonlySet<string> {
  const servers = document.get('mcp').members();
  return new Set(servers.map(({ key }) => key.value.replace(/[^\w-]/g, '_')));
}

/** The server's tool that a key names: `github_get_issue`, `github_*` or `github*` where the file has a server `github`. */
export function targetOf(key: string, servers: ReadonlySet<string>): Permission['target'] {
  if (servers.size === 0 || key.length > keyMax) return null;
  if (key.endsWith('*') && servers.has(key.slice(0, -1))) return { server: key.slice(0, -1), tool: '*' };
  // `aws_docs_search` is a tool of the server `aws_docs`, although there is one named `aws`.
  for (let at = key.lastIndexOf('_', key.length - 2); at > 0; at = key.lastIndexOf('_', at - 1))
    if (servers.has(key.slice(0, at))) return { server: key.slice(0, at), tool: key.slice(at + 1) };
  return null;
}
