import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { readServer } from '../shared/server.ts';

/** Reads the transport of an MCP server. */
export function readTransport(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = entry.get('name').text() ?? locate('', entry.at);
  readServer(name, entry, model, scope);
}

/** Reads how a remote agent is reached, and whether its certificate is checked. */
export function readPeerConnection(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const verify = entry.get('verify').boolean();
  if (verify === null) return;
  const state = verify.value ? 'on' : 'off';
  const credential = sendsCredential(entry);
  model.transports.push({ ...scope, at: verify.at, kind: 'certificate-check', state, credential });
}

/** Whether the connection to a remote agent sends a credential along. */
export function sendsCredential(connection: Cursor): boolean {
  return carriesCredential(readHeaders(connection.get('headers')));
}
