import type { Kysely, Transaction } from 'kysely';
import { columnOf, insertEvent } from './kysely-activity.ts';
import { lockHolder } from './lock-holder.ts';
import { readPlan } from './read-row.ts';
import type { Schema, SubscriptionRow } from './schema.ts';
import type { BillingStore, KeyOwner, Subscription } from './stores.ts';

export function createBillingStore(database: Kysely<Schema>): BillingStore {
  return {
    async version(id) {
      const row = await database.selectFrom('subscriptions').select('version').where('id', '=', id).executeTakeFirst();
      return row?.version ?? 0;
    },
    apply: (subscription, version, event) =>
      database.transaction().execute(async (transaction) => {
        const { owner, id } = subscription;
        if (!(await lockHolder(transaction, owner))) return 'holder-gone';
        const known = transaction.selectFrom('subscriptions').selectAll().where('id', '=', id);
        const before = await known.executeTakeFirst();
        const row = toRow(subscription, version + 1);
        if (!(await write(transaction, row, version))) return 'outdated';
        await grant(transaction, owner);
        if (before === undefined || isNoticeable(before, row)) await insertEvent(transaction, event);
        return 'applied';
      }),
    async ofCustomer(customerId) {
      const rows = await database
        .selectFrom('subscriptions')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ id: row.id, owner: readOwner(row) }));
    },
    async find(owner) {
      const [column, id] = columnOf(owner);
      const row = await database
        .selectFrom('subscriptions')
        .selectAll()
        .where(column, '=', id)
        .orderBy('in_force', 'desc')
        .orderBy('renews_at', (order) => order.desc().nullsLast())
        .executeTakeFirst();
      return row === undefined ? null : readSubscription(row, owner);
    },
  };
}

/** Whether the row was still in the version that the caller read. */
async function write(transaction: Transaction<Schema>, row: SubscriptionRow, version: number): Promise<boolean> {
  if (version === 0) {
    const inserted = await transaction
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await transaction
    .updateTable('subscriptions')
    .set(row)
    .where('id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Sets the holder's bought plan to that of any subscription in force. */
async function grant(transaction: Transaction<Schema>, owner: KeyOwner): Promise<void> {
  const [column, id] = columnOf(owner);
  const held = await transaction
    .selectFrom('subscriptions')
    .select('plan')
    .where(column, '=', id)
    .where('in_force', '=', 1)
    .executeTakeFirst();
  await transaction
    .updateTable(owner.kind === 'personal' ? 'users' : 'teams')
    .set({ bought_plan: held?.plan ?? 'free' })
    .where('id', '=', id)
    .execute();
}

const isNoticeable = (before: SubscriptionRow, after: SubscriptionRow): boolean =>
  before.plan !== after.plan || before.status !== after.status || before.ends !== after.ends;

const toRow = ({ owner, ...subscription }: Subscription, version: number): SubscriptionRow => ({
  id: subscription.id,
  user_id: owner.kind === 'personal' ? owner.userId : null,
  team_id: owner.kind === 'service' ? owner.teamId : null,
  customer_id: subscription.customerId,
  plan: subscription.plan,
  status: subscription.status,
  in_force: subscription.inForce ? 1 : 0,
  renews_at: subscription.renewsAtMs,
  ends: subscription.ends ? 1 : 0,
  version,
});

function readOwner(row: SubscriptionRow): KeyOwner {
  if (row.user_id !== null) return { kind: 'personal', userId: row.user_id };
  if (row.team_id !== null) return { kind: 'service', teamId: row.team_id };
  throw new Error('The database holds a subscription without a holder.');
}

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
