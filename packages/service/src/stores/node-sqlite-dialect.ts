import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { unavailable } from './unavailable.ts';

/** Kysely on Node's own SQLite. */
export function createNodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver(database),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * A transaction takes the write lock when it begins: one that reads first and writes later fails at once, whatever the busy
 * timeout, if another process wrote in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has rolled back by itself where the disk was full, and would then complain. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can roll back schema changes, and with the write lock taken first two processes cannot migrate at once. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's driver speaks to better-sqlite3's interface, which takes parameters as one list. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = asKyselyStatement(telling(() => database.prepare(text)));
      if (prepared.size >= statementsKept) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
  };
}

const statementsKept = 200;

const asKyselyStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => telling(() => statement.all(...asInput(parameters))),
  run: (parameters) => telling(() => statement.run(...asInput(parameters))),
  iterate: (parameters) => statement.iterate(...asInput(parameters)) as IterableIterator<unknown>, // Node types it looser.
});

/** Kysely hands on what our own queries were given, and those hold nothing but text, numbers and null. */
const asInput = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];

/** Full disk, broken disk, another process in the way: what may pass (https://sqlite.org/rescode.html). The rest is a bug. */
const passing: ReadonlyMap<number, string> = new Map([
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [7, 'SQLITE_NOMEM'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
]);

function telling<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const extended = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
    const code = passing.get(extended & 0xff);
    throw code === undefined ? error : unavailable(error, code);
  }
}
