import { type PostgresServer, startPostgres } from '../../../../tests/servers/postgres.ts';
import { openTransientStores } from '../stores/embedded.ts';
import { migratePostgres, openPostgresStores } from '../stores/postgres.ts';
import type { Stores } from '../stores/stores.ts';

/** The databases that tests run against; `npm test` runs the route tests on both. */
export type TestDatabase = 'embedded' | 'postgres';

const wanted: TestDatabase = process.env.AGENT_GRADE_TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';

/** Fresh stores, migrated and empty. */
export async function openTestStores(database: TestDatabase = wanted): Promise<Stores> {
  if (database === 'embedded') return openTransientStores();
  return openPostgresStores({ url: await createTestDatabase(), connectionsMax: 5, timeoutMs: 10_000 });
}

/** Environment variables with which a process uses a fresh database of that kind. */
export async function testDatabaseSettings(): Promise<Record<string, string>> {
  return wanted === 'embedded' ? {} : { DATABASE_URL: await createTestDatabase() };
}

/** A fresh database, migrated and empty, on a server that all tests of a process share. */
export async function createTestDatabase(): Promise<string> {
  shared ??= startShared();
  const { server, template } = await shared;
  return server.createDatabase(template);
}

let shared: Promise<{ readonly server: PostgresServer; readonly template: string }> | null = null;

async function startShared() {
  const server = await startPostgres(['fsync=off', 'max_connections=500']);
  const url = await server.createDatabase();
  await migratePostgres(url);
  return { server, template: new URL(url).pathname.slice(1) };
}
