import type { Kysely, Transaction } from 'kysely';
import { lockHolder } from './lock-holder.ts';
import type { PasskeyRow, Schema } from './schema.ts';
import type { Passkey, PasskeyStore } from './stores.ts';

export function createPasskeyStore(database: Kysely<Schema>): PasskeyStore {
  return {
    insert: (passkey, countMax) =>
      database.transaction().execute((transaction) => insert(transaction, passkey, countMax)),
    async list(userId) {
      const rows = await database
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(readPasskey);
    },
    async findByCredential(credentialId) {
      const row = await database
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      return row === undefined ? null : readPasskey(row);
    },
    async rename(userId, id, name) {
      const result = await database
        .updateTable('passkeys')
        .set({ name })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    async remove(userId, id) {
      const result = await database
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    async recordUse(id, counter, atMs) {
      const result = await database
        .updateTable('passkeys')
        .set({ counter, last_used_at: atMs })
        .where('id', '=', id)
        // An authenticator that does not count always reports 0 (WebAuthn, 6.1.1).
        .where('counter', counter === 0 ? '=' : '<', counter)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}

async function insert(transaction: Transaction<Schema>, passkey: Passkey, countMax: number) {
  // Locked, so that two concurrent requests cannot both take the last free place.
  await lockHolder(transaction, { kind: 'personal', userId: passkey.userId });
  const { count } = await transaction
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', passkey.userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= countMax) return 'full';
  const result = await transaction
    .insertInto('passkeys')
    .values(toRow(passkey))
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n ? 'inserted' : 'known';
}

const toRow = (passkey: Passkey): PasskeyRow => ({
  id: passkey.id,
  user_id: passkey.userId,
  credential_id: passkey.credentialId,
  public_key: passkey.publicKey,
  counter: passkey.counter,
  name: passkey.name,
  created_at: passkey.createdAtMs,
  last_used_at: passkey.lastUsedAtMs,
});

/** PostgreSQL returns large integers as text. */
const readPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  name: row.name,
  createdAtMs: Number(row.created_at),
  lastUsedAtMs: row.last_used_at === null ? null : Number(row.last_used_at),
});
