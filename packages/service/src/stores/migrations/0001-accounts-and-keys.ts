import { type Kysely, type Migration, sql } from 'kysely';

export const accountsAndKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text')
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('teams')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_folded', 'text', (column) => column.notNull().unique())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('memberships')
      .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('memberships_primary_key', ['team_id', 'user_id'])
      .execute();
    await createKeys(database);
  },
};

async function createKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('team_id', 'text', (column) => column.references('teams.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addCheckConstraint('api_keys_one_owner', sql`(user_id is null) <> (team_id is null)`)
    .execute();
  await database.schema.createIndex('api_keys_by_user').on('api_keys').column('user_id').execute();
  await database.schema.createIndex('api_keys_by_team').on('api_keys').column('team_id').execute();
}
