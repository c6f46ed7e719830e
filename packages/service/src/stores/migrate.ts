import { type Kysely, Migrator } from 'kysely';
import { migrationProvider } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** This version cannot work with the database; `sentence` tells the operator why. */
export class UnusableDatabase extends Error {
  readonly sentence: string;

  constructor(sentence: string) {
    super('See sentence.');
    this.sentence = sentence;
  }
}

/** Migrates the schema to the latest version. Several processes may call it at once; one of them does the work. */
export async function migrateToLatest(database: Kysely<Schema>): Promise<void> {
  await refuseLaterVersion(database);
  const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** With a schema of a later version, what this version writes could be wrong. */
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
