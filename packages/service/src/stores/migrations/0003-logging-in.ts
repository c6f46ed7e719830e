import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('users.id').onDelete('cascade');

/** The tables of the account library: its fields as columns, in our spelling. */
export const loggingIn: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createCredentials(database);
    await createSessions(database);
    await createVerifications(database);
    await createTwoFactors(database);
    await createInvitations(database);
  },
};

async function createCredentials(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', required)
    .addColumn('provider_id', 'text', required)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'text')
    .addColumn('refresh_token_expires_at', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await database.schema.createIndex('credentials_by_user').on('credentials').column('user_id').execute();
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', ofUser)
    .addColumn('active_team_id', 'text')
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await database.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
}

async function createVerifications(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await database.schema.createIndex('verifications_by_identifier').on('verifications').column('identifier').execute();
}

async function createTwoFactors(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('two_factors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', ofUser)
    .addColumn('secret', 'text', required)
    .addColumn('backup_codes', 'text', required)
    .addColumn('verified', 'integer')
    .addColumn('failed_verification_count', 'integer')
    .addColumn('locked_until', 'text')
    .execute();
  await database.schema.createIndex('two_factors_by_user').on('two_factors').column('user_id').execute();
}

async function createInvitations(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('email', 'text', required)
    .addColumn('role', 'text')
    .addColumn('status', 'text', required)
    .addColumn('inviter_id', 'text', ofUser)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await database.schema.createIndex('invitations_by_team').on('invitations').column('team_id').execute();
}
