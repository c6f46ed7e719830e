import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/** Reads what sandboxed commands may do without further approval. https://zed.dev/docs/ai/sandboxing */
export function readSandboxPermissions(permissions: Cursor, model: ModelBuilder): void {
  readEscape(permissions.get('allow_unsandboxed'), model);
  readHosts(permissions, model);
  const anyPath = permissions.get('allow_fs_write_all');
  if (anyPath.is(true)) {
    const wholeDisk = { path: locate('/', anyPath.at), bySetting: true, access: 'write' } as const;
    model.fileGrants.push({ ...everywhere, at: anyPath.at, ...wholeDisk, source: 'sandbox' });
  }
  for (const path of permissions.get('write_paths').texts()) {
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'write', source: 'sandbox' });
  }
}

function readEscape(cursor: Cursor, model: ModelBuilder): void {
  const isAllowed = cursor.boolean()?.value;
  if (isAllowed === undefined) return;
  const fact = { ...everywhere, at: cursor.at, origin: 'set', kind: 'escape-hatch' } as const;
  model.isolations.push({ ...fact, state: isAllowed ? 'weakened' : 'on', escapes: isAllowed });
}

function readHosts(permissions: Cursor, model: ModelBuilder): void {
  const anyHost = permissions.get('allow_all_hosts');
  const hosts = permissions.get('network_hosts');
  const wildcard = hosts.items().find((item) => item.is('*'));
  const fact = { ...everywhere, kind: 'domains', origin: 'set' } as const;
  if (anyHost.is(true)) model.egresses.push({ ...fact, at: anyHost.at, state: 'open' });
  else if (wildcard !== undefined) model.egresses.push({ ...fact, at: wildcard.at, state: 'open' });
  else if (hosts.items().length > 0) model.egresses.push({ ...fact, at: hosts.at, state: 'restricted' });
}
