import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStores } from './kysely-stores.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Stores } from './stores.ts';

/** Opens the embedded SQLite database, a file in the data directory. Several processes may open it at once. */
export const openEmbeddedStores = (directory: string): Promise<Stores> => openStores(connectEmbedded(directory));

export function connectEmbedded(directory: string): DatabaseSync {
  makeDirectory(directory);
  return connect(join(directory, 'agent-grade.db'));
}

/**
 * Digests and email addresses are confidential, so new directories are accessible to the operator only. Created one level at a time, because
 * Node's recursive `mkdir` never returns where directories cannot be created, as below /proc.
 */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process has created it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

/** Opens an empty database in memory. */
export const openTransientStores = (): Promise<Stores> => openStores(connect(':memory:'));

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  // FULL makes a commit survive a power failure, not only a crash: a key that has been shown to its owner must exist.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  return database;
}

async function openStores(database: DatabaseSync): Promise<Stores> {
  const stores = createStores(createNodeSqliteDialect(database), () => null);
  await stores.migrate();
  return stores;
}

/** Readers never wait for a writer; writers hold the lock for milliseconds. */
const busyTimeoutMs = 2_000;
