import type { Transaction } from 'kysely';
import { columnOf } from './kysely-activity.ts';
import type { Schema } from './schema.ts';
import type { KeyOwner } from './stores.ts';

/** Locks a holder's row with an update that changes nothing, until the transaction ends. False if there is no such holder. */
export async function lockHolder(transaction: Transaction<Schema>, owner: KeyOwner): Promise<boolean> {
  const result = await transaction
    .updateTable(owner.kind === 'personal' ? 'users' : 'teams')
    .set((eb) => ({ bought_plan: eb.ref('bought_plan') }))
    .where('id', '=', columnOf(owner)[1])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
