import type { Cursor } from '../../cursor.ts';
import { addCommand } from '../../shared/command.ts';
import { looksLikeServer } from '../../shared/server.ts';
import type { Context } from '../context.ts';
import { addNamedEndpoint } from '../surroundings/endpoint.ts';
import { isLauncherLine } from '../surroundings/launchers.ts';

/** Reads a tool that is an MCP server, given by the command that starts it or by its address: `{type: mcp, server: npx -y @acme/mcp}`. */
export function readServerLine(item: Cursor, context: Context): boolean {
  const { node: kind } = item.any('type', 'kind');
  const line = item.get('server');
  if (kind?.kind !== 'scalar' || !/^mcp/i.test(kind.text) || line.node?.kind !== 'scalar' || looksLikeServer(item))
    return false;
  const { text } = line.node;
  if (text.includes('://')) return addNamedEndpoint(line, 'mcp', context);
  if (!isLauncherLine(text)) return false;
  addCommand({ at: line.at, words: line.texts(), shell: true }, 'server', context.model, context.scope);
  return true;
}
