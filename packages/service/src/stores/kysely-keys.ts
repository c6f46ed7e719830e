import type { Kysely, Transaction } from 'kysely';
import { columnOf, insertEvent } from './kysely-activity.ts';
import { lockHolder } from './lock-holder.ts';
import { readPlans } from './read-row.ts';
import type { KeyRow, Schema } from './schema.ts';
import type { AuditEvent, Key, KeyOwner, KeyStatus, KeyStore } from './stores.ts';

export function createKeyStore(database: Kysely<Schema>): KeyStore {
  // Compiled once, because it runs for every request: building the query each time would cost several times as much as running it.
  const status = statusQuery(database).where('digest', '=', '').compile();
  return {
    insert: (key, event, activeMax = Number.POSITIVE_INFINITY) =>
      database.transaction().execute((transaction) => insertKey(transaction, key, event, activeMax)),
    async findStatus(digest) {
      const { rows } = await database.executeQuery<StatusRow>({ ...status, parameters: [digest] });
      return rows[0] === undefined ? null : readStatus(rows[0]);
    },
    async list() {
      const rows = await listQuery(database).orderBy('api_keys.created_at').orderBy('api_keys.id').execute();
      return rows.map(({ email, team_name, ...row }) => ({ ...readKey(row), ownerName: email ?? team_name ?? '' }));
    },
    async listOf(owner) {
      const [column, id] = columnOf(owner);
      const rows = await database
        .selectFrom('api_keys')
        .selectAll()
        .where(column, '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(readKey);
    },
    async find(id) {
      const row = await database.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : readKey(row);
    },
    async rename(id, name) {
      await database.updateTable('api_keys').set({ name }).where('id', '=', id).execute();
    },
    replace: (...replacement) =>
      database.transaction().execute((transaction) => replaceKey(transaction, ...replacement)),
    revoke: (id, atMs, event) =>
      database.transaction().execute((transaction) => revokeKey(transaction, id, atMs, event)),
    recordExposure: (digest, atMs, unlessAfterMs) => recordExposure(database, digest, atMs, unlessAfterMs),
    recordUses: (uses) => database.transaction().execute((transaction) => recordUses(transaction, uses)),
    async count() {
      const row = await database
        .selectFrom('api_keys')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}

async function insertKey(
  transaction: Transaction<Schema>,
  key: Key,
  event: AuditEvent | undefined,
  activeMax: number,
): Promise<boolean> {
  // Locked, so that two concurrent requests cannot both take the last free place.
  await lockHolder(transaction, key.owner);
  if ((await countActive(transaction, key.owner, key.createdAtMs)) >= activeMax) return false;
  await transaction.insertInto('api_keys').values(toRow(key)).execute();
  if (event !== undefined) await insertEvent(transaction, event);
  return true;
}

async function replaceKey(
  transaction: Transaction<Schema>,
  oldId: string,
  endsAtMs: number,
  key: Key,
  event: AuditEvent,
  activeMax: number,
): Promise<boolean> {
  await lockHolder(transaction, key.owner);
  // Without an overlap the number of active keys stays the same.
  const isOneMore = endsAtMs > key.createdAtMs;
  if (isOneMore && (await countActive(transaction, key.owner, key.createdAtMs)) >= activeMax) return false;
  await transaction.insertInto('api_keys').values(toRow(key)).execute();
  await transaction
    .updateTable('api_keys')
    .set({ expires_at: endsAtMs })
    .where('id', '=', oldId)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', endsAtMs)]))
    .execute();
  await insertEvent(transaction, event);
  return true;
}

/** False if there is no such key. */
async function revokeKey(
  transaction: Transaction<Schema>,
  id: string,
  atMs: number,
  event: AuditEvent | undefined,
): Promise<boolean> {
  const result = await transaction
    .updateTable('api_keys')
    .set({ revoked_at: atMs })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 1n) {
    if (event !== undefined) await insertEvent(transaction, event);
    return true;
  }
  const known = await transaction.selectFrom('api_keys').select('id').where('id', '=', id).executeTakeFirst();
  return known !== undefined;
}

async function recordExposure(
  database: Kysely<Schema>,
  digest: string,
  atMs: number,
  unlessAfterMs: number,
): Promise<Key | null> {
  const row = await database
    .updateTable('api_keys')
    .set({ exposed_at: atMs })
    .where('digest', '=', digest)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', atMs)]))
    .where(({ eb, or }) => or([eb('exposed_at', 'is', null), eb('exposed_at', '<=', unlessAfterMs)]))
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : readKey(row);
}

async function recordUses(transaction: Transaction<Schema>, uses: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, atMs] of uses) {
    await transaction
      .updateTable('api_keys')
      .set({ last_used_at: atMs })
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', atMs)]))
      .execute();
  }
}

async function countActive(transaction: Transaction<Schema>, owner: KeyOwner, nowMs: number): Promise<number> {
  const [column, id] = columnOf(owner);
  const row = await transaction
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(column, '=', id)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', nowMs)]))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const statusQuery = (database: Kysely<Schema>) =>
  database
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.user_id')
    .leftJoin('teams', 'teams.id', 'api_keys.team_id')
    .select([
      'api_keys.id as id',
      'api_keys.expires_at as expires_at',
      'api_keys.revoked_at as revoked_at',
      'users.plan as user_plan',
      'users.bought_plan as user_bought',
      'teams.plan as team_plan',
      'teams.bought_plan as team_bought',
    ]);

const listQuery = (database: Kysely<Schema>) =>
  database
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.user_id')
    .leftJoin('teams', 'teams.id', 'api_keys.team_id')
    .selectAll('api_keys')
    .select(['users.email as email', 'teams.name as team_name']);

interface StatusRow {
  readonly id: string;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly user_plan: string | null;
  readonly user_bought: string | null;
  readonly team_plan: string | null;
  readonly team_bought: string | null;
}

function readStatus(row: StatusRow): KeyStatus {
  const plan = (granted: string, bought: string | null) => readPlans({ plan: granted, bought_plan: bought ?? '' });
  const common = { id: row.id, expiresAtMs: row.expires_at, revokedAtMs: row.revoked_at };
  if (row.user_plan !== null) return { ...common, kind: 'personal', plan: plan(row.user_plan, row.user_bought) };
  if (row.team_plan !== null) return { ...common, kind: 'service', plan: plan(row.team_plan, row.team_bought) };
  throw new Error('The database holds a key without an owner.');
}

const toRow = (key: Key): KeyRow => ({
  id: key.id,
  digest: key.digest,
  last_four: key.lastFour,
  name: key.name,
  user_id: key.owner.kind === 'personal' ? key.owner.userId : null,
  team_id: key.owner.kind === 'service' ? key.owner.teamId : null,
  created_at: key.createdAtMs,
  last_used_at: key.lastUsedAtMs,
  expires_at: key.expiresAtMs,
  revoked_at: key.revokedAtMs,
  exposed_at: key.exposedAtMs,
});

const readKey = (row: KeyRow): Key => ({
  id: row.id,
  digest: row.digest,
  lastFour: row.last_four,
  name: row.name,
  owner: readOwner(row),
  createdAtMs: row.created_at,
  lastUsedAtMs: row.last_used_at,
  expiresAtMs: row.expires_at,
  revokedAtMs: row.revoked_at,
  exposedAtMs: row.exposed_at,
});

function readOwner(row: KeyRow): KeyOwner {
  if (row.user_id !== null) return { kind: 'personal', userId: row.user_id };
  if (row.team_id !== null) return { kind: 'service', teamId: row.team_id };
  throw new Error('The database holds a key without an owner.');
}
