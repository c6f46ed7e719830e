import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, type QueryResult, type RawBuilder, sql, type Transaction } from 'kysely';
import { connectEmbedded, openEmbeddedStores } from './embedded.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { DatabasePlace } from './open.ts';
import { migratePostgres } from './postgres.ts';
import { applicationName, openPool } from './postgres-pool.ts';
import { listTables, type Table } from './tables.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export type Move =
  | { readonly kind: 'moved'; readonly rows: number }
  /** Another process uses the database; what it writes meanwhile would not be copied. */
  | { readonly kind: 'in-use'; readonly which: 'source' | 'target' }
  | { readonly kind: 'not-empty' };

/** Tables whose names and columns are known only at run time. */
type AnySchema = Record<string, Record<string, unknown>>;

/** Copies all data to an empty database in one transaction: everything or nothing. */
export async function moveStores(from: DatabasePlace, to: DatabasePlace): Promise<Move> {
  await Promise.all([migrate(from), migrate(to)]);
  const [source, target] = [connect(from), connect(to)];
  try {
    if (await isInUse(source, from)) return { kind: 'in-use', which: 'source' };
    if (await isInUse(target, to)) return { kind: 'in-use', which: 'target' };
    const tables = await listTables();
    for (const { name } of tables) if ((await count(target, name)) > 0) return { kind: 'not-empty' };
    return { kind: 'moved', rows: await copyAll(source, target, tables) };
  } finally {
    // Kysely closes only a connection that has been used, so each gets a query first.
    for (const database of [source, target]) await sql`select 1`.execute(database).finally(() => database.destroy());
  }
}

const migrate = (place: DatabasePlace): Promise<void> =>
  place.kind === 'postgres'
    ? migratePostgres(place.url)
    : openEmbeddedStores(place.directory).then((stores) => stores.close());

function connect(place: DatabasePlace): Kysely<AnySchema> {
  if (place.kind === 'postgres') {
    return new Kysely({
      dialect: new PostgresDialect({ pool: openPool({ ...place, connectionsMax: 1, timeoutMs: 0 }) }),
    });
  }
  return new Kysely({ dialect: createNodeSqliteDialect(connectEmbedded(place.directory)) });
}

/** PostgreSQL still lists a connection for a moment after its client has closed it. */
const attemptsMax = 10;
const retryDelayMs = 100;

async function hasOthers(database: Kysely<AnySchema>): Promise<boolean> {
  const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()`.execute(
    database,
  );
  return (rows[0]?.others ?? 0) > 0;
}

/** Whether another process uses the database. If it is embedded, this also locks others out. */
async function isInUse(database: Kysely<AnySchema>, place: DatabasePlace): Promise<boolean> {
  if (place.kind === 'postgres') {
    for (let attempt = 1; await hasOthers(database); attempt++) {
      if (attempt === attemptsMax) return true;
      await setTimeout(retryDelayMs);
    }
    return false;
  }
  try {
    await sql`pragma locking_mode = exclusive`.execute(database);
    await database.transaction().execute((transaction) => sql`select count(*) from users`.execute(transaction));
    return false;
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.fault.code === 'SQLITE_BUSY') return true;
    throw error;
  }
}

function copyAll(source: Kysely<AnySchema>, target: Kysely<AnySchema>, tables: readonly Table[]): Promise<number> {
  return source.transaction().execute((reading) =>
    target.transaction().execute(async (writing) => {
      let rows = 0;
      for (const table of tables) {
        await copyTable(reading, writing, table);
        const [there, here] = [await count(reading, table.name), await count(writing, table.name)];
        if (there !== here) throw new Error(`${table.name} has ${there} rows and ${here} were written.`);
        rows += here;
      }
      return rows;
    }),
  );
}

/** Copies in the order of the primary key, a few rows at a time: a single shared report can have four megabytes. */
async function copyTable(
  reading: Transaction<AnySchema>,
  writing: Transaction<AnySchema>,
  table: Table,
): Promise<void> {
  const key = sql.join(table.primaryKey.map((column) => sql.ref(column)));
  let last: readonly unknown[] | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last === null ? sql`` : sql`where (${key}) > (${sql.join(last)})`;
    const { rows }: QueryResult<Record<string, unknown>> = await sql<Record<string, unknown>>`
      select ${sql.join(table.columns.map((column) => sql.ref(column)))} from ${sql.table(table.name)} ${after}
      order by ${key} limit ${sql.lit(rowsAtOnce)}`.execute(reading);
    const end = rows.at(-1);
    if (end === undefined) return;
    await writing.insertInto(table.name).values(rows).execute();
    last = table.primaryKey.map((column) => end[column]);
  }
}

const rowsAtOnce = 50;

async function count(database: Kysely<AnySchema>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database);
  return Number(rows[0]?.count);
}
