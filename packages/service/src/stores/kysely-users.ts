import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import { readPlans } from './read-row.ts';
import type { Schema } from './schema.ts';
import type { User, UserStore } from './stores.ts';

export function createUserStore(database: Kysely<Schema>): UserStore {
  return {
    insert: (user) => database.transaction().execute((transaction) => insert(transaction, user)),
    async findByEmail(email) {
      const row = await database
        .selectFrom('users')
        .leftJoin('credentials', (join) =>
          join.onRef('credentials.user_id', '=', 'users.id').on('credentials.provider_id', '=', 'credential'),
        )
        .select(['users.id', 'email', 'email_verified', 'plan', 'bought_plan', 'users.created_at', 'password'])
        .where('email', '=', email)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        id: row.id,
        email: row.email,
        emailVerified: row.email_verified === 1,
        passwordHash: row.password,
        plan: readPlans(row),
        createdAtMs: Date.parse(row.created_at),
      };
    },
    async setPlan(id, plan) {
      await database.updateTable('users').set({ plan }).where('id', '=', id).execute();
    },
    async emailOf(id) {
      const row = await database.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
      return row?.email ?? null;
    },
    async count() {
      const row = await database
        .selectFrom('users')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}

async function insert(database: Kysely<Schema>, user: User): Promise<boolean> {
  const at = new Date(user.createdAtMs).toISOString();
  const result = await database
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      email_verified: user.emailVerified ? 1 : 0,
      name: '',
      plan: user.plan,
      two_factor_enabled: 0,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  if (user.passwordHash === null) return true;
  const credential = { id: newId('credential'), account_id: user.id, provider_id: 'credential', user_id: user.id };
  await database
    .insertInto('credentials')
    .values({ ...credential, password: user.passwordHash, created_at: at, updated_at: at })
    .execute();
  return true;
}
