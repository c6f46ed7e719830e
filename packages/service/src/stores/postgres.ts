import { Kysely, PostgresDialect, sql } from 'kysely';
import { createStores } from './kysely-stores.ts';
import { migrateToLatest, UnusableDatabase } from './migrate.ts';
import { createPostgresCounters } from './postgres-counters.ts';
import { openPool, type PostgresSettings } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import type { Stores } from './stores.ts';

/** Opens a PostgreSQL database that several nodes can share, and migrates its schema. */
export async function openPostgresStores(settings: PostgresSettings): Promise<Stores> {
  await migratePostgres(settings.url);
  const pool = openPool(settings);
  return { ...createStores(new PostgresDialect({ pool }), createPostgresCounters), connections: pool.connections };
}

/** Uses a separate connection without a time-out: another node may hold the migration lock longer than a request may take. */
export async function migratePostgres(url: string): Promise<void> {
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPool({ url, connectionsMax: 2, timeoutMs: 0 }) }),
  });
  try {
    await requireVersion(database);
    await migrateToLatest(database);
  } finally {
    await database.destroy();
  }
}

async function requireVersion(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    database,
  );
  if ((rows[0]?.version ?? 0) < versionMin)
    throw new UnusableDatabase('The database has to be PostgreSQL 15 or later.');
}

const versionMin = 150_000;
