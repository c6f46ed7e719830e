import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStores } from './kysely-stores.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import { isBusy, withClassifiedErrors } from './sqlite-errors.ts';
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
  const database = withClassifiedErrors(() => new DatabaseSync(path));
  withClassifiedErrors(() => useWriteAheadLog(database));
  // FULL makes a commit survive a power failure, not only a crash: a key that has been shown to its owner must exist.
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}; pragma synchronous = full; pragma foreign_keys = on;`);
  return database;
}

/**
 * When two processes switch a new database to its write-ahead log at once, SQLite refuses one of them without waiting for a busy
 * timeout, because each could wait for the other for ever (https://sqlite.org/c3ref/busy_handler.html). So it is tried again here.
 */
function useWriteAheadLog(database: DatabaseSync): void {
  for (let attempt = 1; ; attempt++) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (attempt === attemptsMax || !isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryDelayMs);
    }
  }
}

async function openStores(database: DatabaseSync): Promise<Stores> {
  const stores = createStores(createNodeSqliteDialect(database), () => null);
  await stores.migrate();
  return stores;
}

/** Readers never wait for a writer; writers hold the lock for milliseconds. */
const busyTimeoutMs = 2_000;

/** Together as long as the busy timeout. */
const attemptsMax = 100;
const retryDelayMs = 20;
