import type { Kysely, Migration } from 'kysely';

/** When a key was last found in an analysed configuration. */
export const exposedKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('api_keys').addColumn('exposed_at', 'bigint').execute();
  },
};
