import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The account library also uses users, teams and memberships. It writes times as ISO 8601 text in UTC, which sorts chronologically and which
 * every database stores alike. Our own tables use milliseconds.
 */
export const accountsAndKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createUsers(database);
    await createTeams(database);
    await createKeys(database);
  },
};

async function createUsers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('two_factor_enabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

async function createTeams(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('teams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull().unique())
    .addColumn('logo', 'text')
    .addColumn('metadata', 'text')
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('memberships')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('memberships_once', ['team_id', 'user_id'])
    .execute();
}

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
