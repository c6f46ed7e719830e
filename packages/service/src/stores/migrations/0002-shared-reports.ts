import type { Kysely, Migration } from 'kysely';

export const sharedReports: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('shared_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('delete_digest', 'text', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('shared_reports_by_expiry').on('shared_reports').column('expires_at').execute();
  },
};
