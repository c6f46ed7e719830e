import type { Kysely, Migration } from 'kysely';

/** Counts how often a subscription's row was written, so that of two processes that read Stripe's state the older state cannot overwrite the newer. */
export const subscriptionVersions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('subscriptions')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await database.schema.createIndex('subscriptions_by_customer').on('subscriptions').column('customer_id').execute();
  },
};
