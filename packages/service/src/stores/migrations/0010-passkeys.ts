import type { Kysely, Migration } from 'kysely';

/** Passkeys: only public keys, which are of no use to whoever reads them. */
export const passkeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await database.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();
  },
};
