import { type Kysely, type Migration, sql } from 'kysely';

/** A bought plan is stored beside the plan granted by the operator: the end of one does not end the other. */
export const billing: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const table of ['users', 'teams']) {
      await database.schema
        .alterTable(table)
        .addColumn('bought_plan', 'text', (column) => column.notNull().defaultTo('free'))
        .execute();
    }
    await database.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('team_id', 'text', (column) => column.references('teams.id').onDelete('cascade'))
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('in_force', 'integer', (column) => column.notNull())
      .addColumn('renews_at', 'bigint')
      .addColumn('ends', 'integer', (column) => column.notNull())
      .addCheckConstraint('subscriptions_one_holder', sql`(user_id is null) <> (team_id is null)`)
      .execute();
    await database.schema.createIndex('subscriptions_by_user').on('subscriptions').column('user_id').execute();
    await database.schema.createIndex('subscriptions_by_team').on('subscriptions').column('team_id').execute();
  },
};
