import type { Kysely } from 'kysely';
import type { AuditRow, Schema } from './schema.ts';
import type { AuditEvent, AuditStore, KeyOwner, UsageStore } from './stores.ts';

export function createAuditStore(database: Kysely<Schema>): AuditStore {
  return {
    async insert(event) {
      await insertEvent(database, event);
    },
    async list(owner, countMax) {
      const [column, id] = columnOf(owner);
      const rows = await database
        .selectFrom('audit_events')
        .selectAll()
        .where(column, '=', id)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(countMax)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        atMs: Number(row.at),
        action: row.action,
        actor: row.actor,
        subject: row.subject,
        owner,
      }));
    },
  };
}

export async function insertEvent(database: Kysely<Schema>, event: AuditEvent): Promise<void> {
  await database
    .insertInto('audit_events')
    .values(toRow(event))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function createUsageStore(database: Kysely<Schema>): UsageStore {
  return {
    add: (usages) =>
      database.transaction().execute(async (transaction) => {
        for (const { keyId, day, succeeded, refused, failed, lastError } of usages) {
          await transaction
            .insertInto('key_usage')
            .columns(['key_id', 'day', 'succeeded', 'refused', 'failed', 'last_error'])
            .expression((eb) =>
              // A key that was deleted in the meantime has no usage any more.
              eb
                .selectFrom('api_keys')
                .select(({ val }) => [
                  'api_keys.id as key_id',
                  val(day).as('day'),
                  val(succeeded).as('succeeded'),
                  val(refused).as('refused'),
                  val(failed).as('failed'),
                  val(lastError).as('last_error'),
                ])
                .where('api_keys.id', '=', keyId),
            )
            .onConflict((conflict) =>
              conflict.columns(['key_id', 'day']).doUpdateSet((eb) => ({
                succeeded: eb('key_usage.succeeded', '+', eb.ref('excluded.succeeded')),
                refused: eb('key_usage.refused', '+', eb.ref('excluded.refused')),
                failed: eb('key_usage.failed', '+', eb.ref('excluded.failed')),
                last_error: eb.fn.coalesce('excluded.last_error', 'key_usage.last_error'),
              })),
            )
            .execute();
        }
      }),
    async list(owner, sinceDay) {
      const [column, id] = columnOf(owner);
      const rows = await database
        .selectFrom('key_usage')
        .innerJoin('api_keys', 'api_keys.id', 'key_usage.key_id')
        .selectAll('key_usage')
        .where(`api_keys.${column}`, '=', id)
        .where('day', '>=', sinceDay)
        .orderBy('day')
        .orderBy('key_id')
        .execute();
      return rows.map((row) => ({
        keyId: row.key_id,
        day: row.day,
        succeeded: Number(row.succeeded),
        refused: Number(row.refused),
        failed: Number(row.failed),
        lastError: row.last_error,
      }));
    },
  };
}

export const columnOf = (owner: KeyOwner): readonly ['user_id' | 'team_id', string] =>
  owner.kind === 'personal' ? ['user_id', owner.userId] : ['team_id', owner.teamId];

const toRow = (event: AuditEvent): AuditRow => ({
  id: event.id,
  at: event.atMs,
  action: event.action,
  actor: event.actor,
  subject: event.subject,
  user_id: event.owner.kind === 'personal' ? event.owner.userId : null,
  team_id: event.owner.kind === 'service' ? event.owner.teamId : null,
});
