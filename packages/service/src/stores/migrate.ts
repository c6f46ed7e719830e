import { type Kysely, Migrator } from 'kysely';
import { migrationProvider } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** The database is not one that this version can work on; `sentence` says why, for the operator. */
export class UnusableDatabase extends Error {
  readonly sentence: string;

  constructor(sentence: string) {
    super('See sentence.');
    this.sentence = sentence;
  }
}

/** Brings the schema up to date; several processes may do it at once, and one of them does. */
export async function migrateToLatest(database: Kysely<Schema>): Promise<void> {
  await refuseLaterVersion(database);
  const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** What a later version added may mean that what we would write is wrong. */
async function refuseLaterVersion(database: Kysely<Schema>): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === migrationTable)) return;
  const done = await database
    .withTables<{ [migrationTable]: { name: string } }>()
    .selectFrom(migrationTable)
    .select('name')
    .execute();
  const known = await migrationProvider.getMigrations();
  if (done.some(({ name }) => !Object.hasOwn(known, name))) {
    throw new UnusableDatabase(
      'A later version of the service has changed the database. Start that version, or restore a backup.',
    );
  }
}

const migrationTable = 'kysely_migration';
