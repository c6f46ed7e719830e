import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readServer } from '../shared/server.ts';

/** Reads the transport of an MCP server. */
export function readTransport(type: string, entry: Cursor, model: ModelBuilder, scope: Scope): void {
  if (!/Transport$/.test(type)) return;
  const name = entry.get('name').text() ?? locate('', entry.at);
  readServer(name, entry, model, scope);
}
