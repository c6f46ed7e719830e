import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { SessionStore } from './stores.ts';

/** Sessions identified by their id: the token exists only in the user's cookie. */
export function createSessionStore(database: Kysely<Schema>): SessionStore {
  return {
    async list(userId, nowMs) {
      const rows = await database
        .selectFrom('sessions')
        .select(['id', 'ip_address', 'user_agent', 'created_at', 'updated_at', 'expires_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date(nowMs).toISOString())
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        address: row.ip_address,
        userAgent: row.user_agent,
        createdAtMs: Date.parse(row.created_at),
        lastSeenAtMs: Date.parse(row.updated_at),
        expiresAtMs: Date.parse(row.expires_at),
      }));
    },
    async end(userId, id) {
      const result = await database
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    async endOthers(userId, keptId) {
      const result = await database
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', keptId)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
