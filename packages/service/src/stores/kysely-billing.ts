import type { Kysely } from 'kysely';
import { columnOf } from './kysely-activity.ts';
import { readPlan } from './read-row.ts';
import type { Schema, SubscriptionRow } from './schema.ts';
import type { BillingStore, KeyOwner, Subscription } from './stores.ts';

export function createBillingStore(database: Kysely<Schema>): BillingStore {
  return {
    apply: (subscription) =>
      database.transaction().execute(async (transaction) => {
        const table = subscription.owner.kind === 'personal' ? 'users' : 'teams';
        const [column, id] = columnOf(subscription.owner);
        const holder = await transaction.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
        if (holder === undefined) return false;
        const row = toRow(subscription);
        await transaction
          .insertInto('subscriptions')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        const held = await transaction
          .selectFrom('subscriptions')
          .select('plan')
          .where(column, '=', id)
          .where('in_force', '=', 1)
          .executeTakeFirst();
        await transaction
          .updateTable(table)
          .set({ bought_plan: held?.plan ?? 'free' })
          .where('id', '=', id)
          .execute();
        return true;
      }),
    async find(owner) {
      const [column, id] = columnOf(owner);
      const row = await database
        .selectFrom('subscriptions')
        .selectAll()
        .where(column, '=', id)
        .orderBy('in_force', 'desc')
        .orderBy('renews_at', 'desc')
        .executeTakeFirst();
      return row === undefined ? null : readSubscription(row, owner);
    },
  };
}

const toRow = ({ owner, ...subscription }: Subscription): SubscriptionRow => ({
  id: subscription.id,
  user_id: owner.kind === 'personal' ? owner.userId : null,
  team_id: owner.kind === 'service' ? owner.teamId : null,
  customer_id: subscription.customerId,
  plan: subscription.plan,
  status: subscription.status,
  in_force: subscription.inForce ? 1 : 0,
  renews_at: subscription.renewsAtMs,
  ends: subscription.ends ? 1 : 0,
});

const readSubscription = (row: SubscriptionRow, owner: KeyOwner): Subscription => ({
  id: row.id,
  owner,
  customerId: row.customer_id,
  plan: readPlan(row.plan),
  status: row.status,
  inForce: row.in_force === 1,
  renewsAtMs: row.renews_at === null ? null : Number(row.renews_at),
  ends: row.ends === 1,
});
