import type { Migration, MigrationProvider } from 'kysely';
import { accountsAndKeys } from './0001-accounts-and-keys.ts';
import { sharedReports } from './0002-shared-reports.ts';
import { loggingIn } from './0003-logging-in.ts';
import { activity } from './0004-activity.ts';
import { billing } from './0005-billing.ts';
import { hashedSessions } from './0006-hashed-sessions.ts';
import { subscriptionVersions } from './0007-subscription-versions.ts';
import { exposedKeys } from './0008-exposed-keys.ts';
import { sharedCounters } from './0009-shared-counters.ts';
import { passkeys } from './0010-passkeys.ts';

/** Run in the order of their names, each once. A published migration is never changed. */
const migrations = {
  '0001-accounts-and-keys': accountsAndKeys,
  '0002-shared-reports': sharedReports,
  '0003-logging-in': loggingIn,
  '0004-activity': activity,
  '0005-billing': billing,
  '0006-hashed-sessions': hashedSessions,
  '0007-subscription-versions': subscriptionVersions,
  '0008-exposed-keys': exposedKeys,
  '0009-shared-counters': sharedCounters,
  '0010-passkeys': passkeys,
} as const satisfies Record<string, Migration>;

export const migrationProvider: MigrationProvider = { getMigrations: async () => migrations };
