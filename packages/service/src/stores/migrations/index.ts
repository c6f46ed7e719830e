import type { Migration, MigrationProvider } from 'kysely';
import { accountsAndKeys } from './0001-accounts-and-keys.ts';

/** Run in the order of their names, each once. A published migration is never changed. */
const migrations = {
  '0001-accounts-and-keys': accountsAndKeys,
} as const satisfies Record<string, Migration>;

export const migrationProvider: MigrationProvider = { getMigrations: async () => migrations };
