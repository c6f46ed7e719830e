import type { Kysely } from 'kysely';
import { readPlan } from './read-row.ts';
import type { Schema, UserRow } from './schema.ts';
import type { User, UserStore } from './stores.ts';

export function createUserStore(database: Kysely<Schema>): UserStore {
  return {
    async insert(user) {
      const row: UserRow = {
        id: user.id,
        email: user.email,
        password_hash: user.passwordHash,
        plan: user.plan,
        created_at: user.createdAtMs,
      };
      const result = await database
        .insertInto('users')
        .values(row)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    async findByEmail(email) {
      const row = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
      return row === undefined ? null : readUser(row);
    },
    async setPlan(id, plan) {
      await database.updateTable('users').set({ plan }).where('id', '=', id).execute();
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

const readUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  plan: readPlan(row.plan),
  createdAtMs: row.created_at,
});
