import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStores } from './kysely-stores.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Stores } from './stores.ts';

/** The database inside the process, in one file of the data directory. Several processes may open it at once. */
export const openEmbeddedStores = (directory: string): Promise<Stores> => openStores(connectEmbedded(directory));

export function connectEmbedded(directory: string): DatabaseSync {
  makeDirectory(directory);
  return connect(join(directory, 'agent-grade.db'));
}

/**
 * Digests and addresses are nobody else's business: what is made here is the operator's alone. One level at a time, since Node's own
 * recursive way never ends where directories cannot be made, as below /proc.
 */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if (!existsSync(path)) throw error;
  }
}

/** The same in memory, gone with the process. */
export const openTransientStores = (): Promise<Stores> => openStores(connect(':memory:'));

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  // FULL makes a commit survive a power cut, not only a crash: a key that was shown must exist.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  return database;
}

async function openStores(database: DatabaseSync): Promise<Stores> {
  const stores = createStores(createNodeSqliteDialect(database), () => null);
  await stores.migrate();
  return stores;
}

/** Reading never waits for a writer; writers hold the lock for milliseconds. */
const busyTimeoutMs = 2_000;
