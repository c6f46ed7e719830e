import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { SharedReportStore } from './stores.ts';

export function createSharedReportStore(database: Kysely<Schema>): SharedReportStore {
  return {
    async insert({ id, deleteDigest, report, bytes, createdAtMs, expiresAtMs }) {
      await database
        .insertInto('shared_reports')
        .values({ id, delete_digest: deleteDigest, report, bytes, created_at: createdAtMs, expires_at: expiresAtMs })
        .execute();
    },
    async find(id, nowMs) {
      const row = await database
        .selectFrom('shared_reports')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', nowMs)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        id: row.id,
        deleteDigest: row.delete_digest,
        report: row.report,
        bytes: Number(row.bytes),
        createdAtMs: Number(row.created_at),
        expiresAtMs: Number(row.expires_at),
      };
    },
    async remove(id, deleteDigest) {
      const result = await database
        .deleteFrom('shared_reports')
        .where('id', '=', id)
        .where('delete_digest', '=', deleteDigest)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    async removeExpired(nowMs) {
      await database.deleteFrom('shared_reports').where('expires_at', '<=', nowMs).execute();
    },
    async totalBytes() {
      const row = await database
        .selectFrom('shared_reports')
        .select(({ fn }) => fn.sum('bytes').as('bytes'))
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },
  };
}
