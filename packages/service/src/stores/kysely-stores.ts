import { type Dialect, Kysely, sql } from 'kysely';
import { createAuditStore, createUsageStore } from './kysely-activity.ts';
import { createBillingStore } from './kysely-billing.ts';
import { createKeyStore } from './kysely-keys.ts';
import { createPasskeyStore } from './kysely-passkeys.ts';
import { createSessionStore } from './kysely-sessions.ts';
import { createSharedReportStore } from './kysely-shared-reports.ts';
import { createTeamStore } from './kysely-teams.ts';
import { createUserStore } from './kysely-users.ts';
import { migrateToLatest } from './migrate.ts';
import type { Schema } from './schema.ts';
import type { SharedCounters, Stores } from './stores.ts';
import { watchDatabase } from './unavailable.ts';

/** The stores on any database with a Kysely dialect. `count` creates the shared counters, or returns null if the database cannot have any. */
export function createStores(dialect: Dialect, count: (database: Kysely<Schema>) => SharedCounters | null): Stores {
  const database = new Kysely<Schema>({ dialect });
  return {
    accounts: { db: database, type: 'sqlite', watch: watchDatabase },
    users: createUserStore(database),
    teams: createTeamStore(database),
    keys: createKeyStore(database),
    sessions: createSessionStore(database),
    passkeys: createPasskeyStore(database),
    audit: createAuditStore(database),
    usage: createUsageStore(database),
    subscriptions: createBillingStore(database),
    sharedReports: createSharedReportStore(database),
    counters: count(database),
    connections: () => null,
    migrate: () => migrateToLatest(database),
    async ping() {
      await sql`select 1`.execute(database);
    },
    close: () => database.destroy(),
  };
}
