import { type Dialect, Kysely, Migrator, sql } from 'kysely';
import { createAuditStore, createUsageStore } from './kysely-activity.ts';
import { createBillingStore } from './kysely-billing.ts';
import { createKeyStore } from './kysely-keys.ts';
import { createSharedReportStore } from './kysely-shared-reports.ts';
import { createTeamStore } from './kysely-teams.ts';
import { createUserStore } from './kysely-users.ts';
import { migrationProvider } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { Stores } from './stores.ts';

/** The stores on any database that Kysely has a dialect for. */
export function createStores(dialect: Dialect): Stores {
  const database = new Kysely<Schema>({ dialect });
  return {
    accounts: { db: database, type: 'sqlite' },
    users: createUserStore(database),
    teams: createTeamStore(database),
    keys: createKeyStore(database),
    audit: createAuditStore(database),
    usage: createUsageStore(database),
    subscriptions: createBillingStore(database),
    sharedReports: createSharedReportStore(database),
    async migrate() {
      const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest();
      if (error !== undefined) throw error;
    },
    async ping() {
      await sql`select 1`.execute(database);
    },
    close: () => database.destroy(),
  };
}
