import type { Kysely, Migration } from 'kysely';

/** The audit log, and the usage of keys as counts by day, without anything of what was analysed. */
export const activity: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('audit_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('team_id', 'text', (column) => column.references('teams.id').onDelete('cascade'))
      .execute();
    await database.schema.createIndex('audit_events_by_user').on('audit_events').columns(['user_id', 'at']).execute();
    await database.schema.createIndex('audit_events_by_team').on('audit_events').columns(['team_id', 'at']).execute();
    await database.schema
      .createTable('key_usage')
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('succeeded', 'bigint', (column) => column.notNull())
      .addColumn('refused', 'bigint', (column) => column.notNull())
      .addColumn('failed', 'bigint', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addPrimaryKeyConstraint('key_usage_primary_key', ['key_id', 'day'])
      .execute();
  },
};
