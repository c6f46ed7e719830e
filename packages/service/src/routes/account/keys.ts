import { eventOf } from '../../accounts/audit.ts';
import { createKey, isActive, keyLimits, rotateKey } from '../../keys/keys.ts';
import { dayOf } from '../../keys/usage.ts';
import { readName } from '../../names.ts';
import { isEntitled } from '../../plans/entitlement.ts';
import type { PlanId } from '../../plans/plans.ts';
import type { Refusal } from '../../plugins/refuse.ts';
import type { AuditEvent, Key, KeyOwner } from '../../stores/stores.ts';
import type { Caller } from './callers.ts';
import type { Endpoints, Outcome, OwnCall } from './endpoint.ts';
import { canManage, findKey, findOwnerAccess, recordEvent } from './owners.ts';
import type { AccountParts } from './parts.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const creation = { name: 'text', team: 'text?', expiresInDays: 'number?' } as const;
const tooMany: Refusal = {
  code: 'limit_reached',
  occurrence: {
    detail: `There are already ${keyLimits.activeMax} active keys, the maximum. Revoke some first.`,
  },
};
const invalidName: Refusal = { code: 'invalid_name' };

/** Keys, their usage, and their audit log. */
export function addKeys(endpoints: Endpoints, parts: AccountParts): void {
  endpoints.read('/keys', async ({ caller, query }) => {
    const access = await findOwnerAccess(parts, caller, query.get('team'));
    if (access.kind === 'refused') return access;
    const [keys, plan] = [await parts.keys.listOf(access.owner), await planOf(parts, caller, access.owner)];
    const entitled = isEntitled(access.owner.kind, plan);
    return {
      body: { plan, entitled, mayChange: canManage(access), keys: keys.map((key) => presentKey(key, Date.now())) },
    };
  });
  endpoints.change('/keys/create', creation, (call) => create(parts, call));
  endpoints.change('/keys/rename', { id: 'text', name: 'text' }, async ({ caller, fields }) => {
    const found = await findKey(parts, caller, fields.id);
    if (found.kind === 'refused') return found;
    const name = readName(fields.name);
    if (name === null) return invalidName;
    await parts.keys.rename(found.key.id, name);
    await recordEvent(parts, caller, found.key.owner, 'key.renamed', `${found.key.name} → ${name}`);
    return null;
  });
  endpoints.change('/keys/rotate', { id: 'text', overlapHours: 'number' }, (call) => rotate(parts, call));
  endpoints.change('/keys/revoke', { id: 'text' }, async ({ caller, fields }) => {
    const found = await findKey(parts, caller, fields.id);
    if (found.kind === 'refused') return found;
    await parts.keys.revoke(found.key.id, Date.now(), describe(caller, 'key.revoked')(found.key));
    return null;
  });
  addActivity(endpoints, parts);
}

async function create(parts: AccountParts, { caller, fields }: OwnCall<typeof creation>): Promise<Outcome> {
  const access = await findOwnerAccess(parts, caller, fields.team);
  if (access.kind === 'refused') return access;
  if (!canManage(access)) return { code: 'not_permitted' };
  const days = fields.expiresInDays;
  if (days !== null && (days < 1 || days > keyLimits.expiryDaysMax))
    return outOfRange('/expiresInDays', keyLimits.expiryDaysMax);
  const now = Date.now();
  const wanted = { owner: access.owner, name: fields.name, expiresAtMs: days === null ? null : now + days * dayMs };
  const made = await createKey(parts.keys, wanted, now, describe(caller, 'key.created'));
  if (made.kind === 'invalid-name') return invalidName;
  if (made.kind === 'too-many') return tooMany;
  return { body: { text: made.text, key: presentKey(made.key, now) } };
}

async function rotate(
  parts: AccountParts,
  { caller, fields }: OwnCall<{ readonly id: 'text'; readonly overlapHours: 'number' }>,
): Promise<Outcome> {
  const found = await findKey(parts, caller, fields.id);
  if (found.kind === 'refused') return found;
  const now = Date.now();
  if (!isActive(found.key, now)) return { code: 'already_done' };
  if (fields.overlapHours < 0 || fields.overlapHours > keyLimits.overlapHoursMax)
    return outOfRange('/overlapHours', keyLimits.overlapHoursMax);
  const event = describe(caller, 'key.rotated')(found.key);
  const made = await rotateKey(parts.keys, found.key, fields.overlapHours * hourMs, now, event);
  if (made.kind === 'too-many') return tooMany;
  return { body: { text: made.text, key: presentKey(made.key, now) } };
}

/** The audit event of a change to a key, to be stored in the same transaction. */
const describe =
  (caller: Caller, action: string) =>
  (key: Key): AuditEvent =>
    eventOf(key.owner, caller.email, action, key.name);

const outOfRange = (pointer: string, max: number): Refusal => ({
  code: 'invalid_field',
  occurrence: {
    errors: [{ pointer, code: 'invalid_field', detail: `This must be a whole number of at most ${max}.` }],
  },
});

function addActivity(endpoints: Endpoints, parts: AccountParts): void {
  endpoints.read('/usage', async ({ caller, query }) => {
    const access = await findOwnerAccess(parts, caller, query.get('team'));
    if (access.kind === 'refused') return access;
    const keys = (await parts.keys.listOf(access.owner)).map(({ id, name, lastFour }) => ({ id, name, lastFour }));
    const since = dayOf(Date.now() - (usageDays - 1) * dayMs);
    return { body: { since, days: usageDays, keys, usage: await parts.usage.list(access.owner, since) } };
  });
  endpoints.read('/audit', async ({ caller, query }) => {
    const access = await findOwnerAccess(parts, caller, query.get('team'));
    if (access.kind === 'refused') return access;
    const events = await parts.audit.list(access.owner, auditEventsMax);
    return {
      body: {
        events: events.map(({ id, atMs, action, actor, subject }) => ({
          id,
          at: asTime(atMs),
          action,
          actor,
          subject,
        })),
      },
    };
  });
}

const usageDays = 30;
const auditEventsMax = 200;

async function planOf(parts: AccountParts, caller: Caller, owner: KeyOwner): Promise<PlanId> {
  if (owner.kind === 'personal') return caller.plan;
  const team = await parts.teams.find(owner.teamId);
  return team?.plan ?? 'free';
}

const asTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** The public data of a key: never its digest. */
export const presentKey = (key: Key, nowMs: number) => ({
  id: key.id,
  kind: key.owner.kind,
  name: key.name,
  prefix: 'ag_live_',
  lastFour: key.lastFour,
  createdAt: asTime(key.createdAtMs),
  lastUsedAt: asTime(key.lastUsedAtMs),
  expiresAt: asTime(key.expiresAtMs),
  revokedAt: asTime(key.revokedAtMs),
  exposedAt: asTime(key.exposedAtMs),
  active: isActive(key, nowMs),
});
