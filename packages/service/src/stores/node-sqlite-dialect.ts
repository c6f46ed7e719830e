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
import { withClassifiedErrors } from './sqlite-errors.ts';

/** A Kysely dialect for Node's built-in SQLite. */
export function createNodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver(database),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * A transaction takes the write lock when it begins. Otherwise, one that reads first and writes later fails at once, regardless of the busy
 * timeout, if another process has written in between.
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

  /** When the disk is full SQLite has already rolled back, and another rollback would be an error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can roll back schema changes; and since the write lock is taken first, two processes cannot migrate at once. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Adapts to the better-sqlite3 interface of Kysely's driver, which passes all parameters as one list. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = asKyselyStatement(withClassifiedErrors(() => database.prepare(text)));
      if (prepared.size >= statementsKept) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
  };
}

const statementsKept = 200;

const asKyselyStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => withClassifiedErrors(() => statement.all(...asInput(parameters))),
  run: (parameters) => withClassifiedErrors(() => statement.run(...asInput(parameters))),
  iterate: (parameters) => statement.iterate(...asInput(parameters)) as IterableIterator<unknown>, // Node types it looser.
});

/** The parameters come from our own queries, which use only text, numbers and null. */
const asInput = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
