import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { migrateToLatest } from './migrate.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Schema } from './schema.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
}

/** The tables that the migrations create, each after the tables it references. */
export async function listTables(): Promise<readonly Table[]> {
  const database = new Kysely<Schema>({ dialect: createNodeSqliteDialect(new DatabaseSync(':memory:')) });
  try {
    await migrateToLatest(database);
    const names = (await database.introspection.getTables()).map(({ name }) => name).sort();
    const listed = new Map<string, Table>();
    const add = async (name: string): Promise<void> => {
      if (listed.has(name)) return;
      for (const referred of await referredBy(database, name)) if (referred !== name) await add(referred);
      listed.set(name, await readTable(database, name));
    };
    for (const name of names) await add(name);
    return [...listed.values()];
  } finally {
    await database.destroy();
  }
}

async function referredBy(database: Kysely<Schema>, name: string): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(database);
  return rows.map(({ table }) => table);
}

async function readTable(database: Kysely<Schema>, name: string): Promise<Table> {
  const { rows } = await sql<{ name: string; pk: number }>`select name, pk from pragma_table_info(${name})`.execute(
    database,
  );
  const key = rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  if (key.length === 0) throw new Error(`${name} has no primary key.`);
  return { name, columns: rows.map((row) => row.name), primaryKey: key.map((row) => row.name) };
}
