import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../../../../tests/servers/pgbouncer.ts';
import { createTestDatabase, openTestStores } from '../testing/database.ts';
import { openEmbeddedStores, openTransientStores } from './embedded.ts';
import { openPostgresStores } from './postgres.ts';
import type { Key, KeyOwner, Passkey, Stores, Team, User } from './stores.ts';

const directory = mkdtempSync(join(tmpdir(), 'agent-grade-'));
after(() => rmSync(directory, { recursive: true }));

/** Every database that the stores support. */
const databases = [
  { name: 'embedded database in memory', open: openTransientStores },
  { name: 'embedded database in a file', open: () => openEmbeddedStores(directory) },
  { name: 'PostgreSQL', open: () => openTestStores('postgres') },
  ...(hasPgbouncer() ? [{ name: 'PostgreSQL behind PgBouncer', open: openBehindPgbouncer }] : []),
] as const;

let bouncer: Promise<Pgbouncer> | null = null;
after(async () => (await bouncer)?.stop());

async function openBehindPgbouncer(): Promise<Stores> {
  const url = await createTestDatabase();
  bouncer ??= startPgbouncer(Number(new URL(url).port));
  return openPostgresStores({ url: (await bouncer).before(url), connectionsMax: 5, timeoutMs: 10_000 });
}

let serial = 0;
const next = (): string => String(++serial);
const user = (more: Partial<User> = {}): User => {
  const id = `usr_${next()}`;
  return {
    id,
    email: `${id}@example.com`,
    emailVerified: true,
    passwordHash: null,
    plan: 'free',
    createdAtMs: 1_700_000_000_000,
    ...more,
  };
};
const team = (more: Partial<Team> = {}): Team => {
  const id = `team_${next()}`;
  return { id, name: `Team ${id}`, plan: 'free', createdAtMs: 1_700_000_000_000, ...more };
};
const key = (owner: KeyOwner, more: Partial<Key> = {}): Key => {
  const id = `key_${next()}`;
  return {
    id,
    digest: `digest of ${id}`,
    lastFour: 'abcd',
    name: 'ci',
    owner,
    createdAtMs: 1_700_000_000_000,
    lastUsedAtMs: null,
    expiresAtMs: null,
    revokedAtMs: null,
    exposedAtMs: null,
    ...more,
  };
};

const passkey = (userId: string, more: Partial<Passkey> = {}): Passkey => {
  const id = `psk_${next()}`;
  return {
    id,
    userId,
    credentialId: `credential of ${id}`,
    publicKey: 'pQECAyYg',
    counter: 0,
    name: 'phone',
    createdAtMs: 1_700_000_000_000,
    lastUsedAtMs: null,
    ...more,
  };
};

async function insertUser(stores: Stores, more: Partial<User> = {}): Promise<User> {
  const inserted = user(more);
  assert.equal(await stores.users.insert(inserted), true);
  return inserted;
}

async function insertKey(stores: Stores, more: Partial<Key> = {}): Promise<Key> {
  const { id } = await insertUser(stores, { plan: 'pro' });
  const inserted = key({ kind: 'personal', userId: id }, more);
  await stores.keys.insert(inserted);
  return inserted;
}

for (const { name, open } of databases) {
  describe(`stores on the ${name}`, async () => {
    const stores = await open();
    after(() => stores.close());

    it('answer a ping and can be migrated again', async () => {
      await stores.migrate();
      await stores.ping();
    });

    it('find a user by email, with everything that was stored', async () => {
      const known = await insertUser(stores, { passwordHash: '$scrypt$…', plan: 'pro' });
      assert.deepEqual(await stores.users.findByEmail(known.email), known);
      assert.equal(await stores.users.findByEmail('nobody@example.com'), null);
    });

    it('allow an email address for one user only', async () => {
      const { email } = await insertUser(stores);
      assert.equal(await stores.users.insert(user({ email })), false);
    });

    it('count users and keys', async () => {
      const users = await stores.users.count();
      const keys = await stores.keys.count();
      await insertKey(stores);
      assert.equal(await stores.users.count(), users + 1);
      assert.equal(await stores.keys.count(), keys + 1);
    });

    it('find a team by name ignoring case, with its owner', async () => {
      const { id: userId } = await insertUser(stores);
      const known = team({ name: `Größe ${next()}` });
      const owner = { teamId: known.id, userId, role: 'owner', createdAtMs: 5 } as const;
      assert.equal(await stores.teams.insert(known, owner), true);
      assert.deepEqual(await stores.teams.findByName(known.name.toUpperCase().replace('SS', 'ß')), known);
      assert.deepEqual(await stores.teams.members(known.id), [owner]);
    });

    it('allow a name for one team only, and never store half of a team', async () => {
      const { id: userId } = await insertUser(stores);
      const first = team();
      await stores.teams.insert(first, { teamId: first.id, userId, role: 'owner', createdAtMs: 5 });
      const second = team({ name: first.name.toUpperCase() });
      assert.equal(
        await stores.teams.insert(second, { teamId: second.id, userId, role: 'owner', createdAtMs: 5 }),
        false,
      );
      const third = team();
      await assert.rejects(
        stores.teams.insert(third, { teamId: third.id, userId: 'nobody', role: 'owner', createdAtMs: 5 }),
      );
      assert.equal(await stores.teams.findByName(third.name), null);
    });

    it('give the state of a key by its digest, with its owner’s current plan', async () => {
      const { id: userId } = await insertUser(stores, { plan: 'pro' });
      const known = key({ kind: 'personal', userId }, { expiresAtMs: 9 });
      await stores.keys.insert(known);
      const standing = { id: known.id, kind: 'personal', plan: 'pro', expiresAtMs: 9, revokedAtMs: null };
      assert.deepEqual(await stores.keys.findStatus(known.digest), standing);
      await stores.users.setPlan(userId, 'free');
      assert.deepEqual(await stores.keys.findStatus(known.digest), { ...standing, plan: 'free' });
      assert.equal(await stores.keys.findStatus('another digest'), null);
    });

    it('give the state of a service key with its team’s plan', async () => {
      const { id: userId } = await insertUser(stores, { plan: 'pro' });
      const owning = team();
      await stores.teams.insert(owning, { teamId: owning.id, userId, role: 'owner', createdAtMs: 5 });
      const known = key({ kind: 'service', teamId: owning.id });
      await stores.keys.insert(known);
      await stores.teams.setPlan(owning.id, 'team');
      const standing = await stores.keys.findStatus(known.digest);
      assert.deepEqual(standing, { id: known.id, kind: 'service', plan: 'team', expiresAtMs: null, revokedAtMs: null });
    });

    it('revoke once and permanently', async () => {
      const known = await insertKey(stores);
      assert.equal(await stores.keys.revoke(known.id, 10), true);
      assert.equal(await stores.keys.revoke(known.id, 20), true);
      assert.equal((await stores.keys.findStatus(known.digest))?.revokedAtMs, 10);
      assert.equal(await stores.keys.revoke('key_none', 10), false);
    });

    it('record the exposure of an active key, for only one of the processes that find it', async () => {
      const known = await insertKey(stores, { expiresAtMs: 1_000 });
      const found = await Promise.all([1, 2, 3].map(() => stores.keys.recordExposure(known.digest, 500, 400)));
      assert.deepEqual(
        found.filter((one) => one !== null),
        [{ ...known, exposedAtMs: 500 }],
      );
      assert.equal(await stores.keys.recordExposure(known.digest, 600, 499), null);
      assert.equal((await stores.keys.recordExposure(known.digest, 700, 500))?.exposedAtMs, 700);
      assert.equal(await stores.keys.recordExposure(known.digest, 1_000, 900), null);
      await stores.keys.revoke(known.id, 800);
      assert.equal(await stores.keys.recordExposure(known.digest, 900, 800), null);
      assert.equal(await stores.keys.recordExposure('another digest', 500, 400), null);
    });

    it('give a user’s email address', async () => {
      const { id, email } = await insertUser(stores);
      assert.equal(await stores.users.emailOf(id), email);
      assert.equal(await stores.users.emailOf('nobody'), null);
    });

    it('record the latest use of each key', async () => {
      const [first, second] = [await insertKey(stores), await insertKey(stores)];
      const lastUse = async ({ id }: Key) =>
        (await stores.keys.list()).find((listed) => listed.id === id)?.lastUsedAtMs;
      await stores.keys.recordUses(
        new Map([
          [first.id, 30],
          [second.id, 40],
          ['key_none', 50],
        ]),
      );
      await stores.keys.recordUses(
        new Map([
          [first.id, 20],
          [second.id, 45],
        ]),
      );
      assert.deepEqual([await lastUse(first), await lastUse(second)], [30, 45]);
    });

    it('list keys as they were stored, oldest first, with their owner’s name', async () => {
      const younger = await insertKey(stores, { createdAtMs: 1_800_000_000_001 });
      const older = await insertKey(stores, { createdAtMs: 1_800_000_000_000, expiresAtMs: 7, name: 'Ü 🐎' });
      const listed = (await stores.keys.list()).slice(-2);
      assert.deepEqual(
        listed.map(({ ownerName: _, ...rest }) => rest),
        [older, younger],
      );
      assert.match(listed[0]?.ownerName ?? '', /@example\.com$/);
    });

    it('refuse a second key with the same digest, and an owner that does not exist', async () => {
      const { digest, owner } = await insertKey(stores);
      await assert.rejects(stores.keys.insert(key(owner, { digest })));
      await assert.rejects(stores.keys.insert(key({ kind: 'personal', userId: 'nobody' })));
    });

    it('store a passkey once, list it for its user only, and rename and remove it for its user only', async () => {
      const [{ id: userId }, { id: otherId }] = [await insertUser(stores), await insertUser(stores)];
      const [older, younger] = [
        passkey(userId),
        passkey(userId, { createdAtMs: 1_800_000_000_000, counter: 4_294_967_295 }),
      ];
      assert.equal(await stores.passkeys.insert(younger, 9), 'inserted');
      assert.equal(await stores.passkeys.insert(older, 9), 'inserted');
      assert.equal(await stores.passkeys.insert(passkey(otherId, { credentialId: older.credentialId }), 9), 'known');
      assert.deepEqual(await stores.passkeys.list(userId), [older, younger]);
      assert.deepEqual(await stores.passkeys.list(otherId), []);
      assert.deepEqual(await stores.passkeys.findByCredential(younger.credentialId), younger);
      assert.equal(await stores.passkeys.findByCredential('another credential'), null);
      assert.equal(await stores.passkeys.rename(otherId, older.id, 'mine'), false);
      assert.equal(await stores.passkeys.rename(userId, older.id, 'Ü 🐎'), true);
      assert.equal(await stores.passkeys.remove(otherId, older.id), false);
      assert.deepEqual(await stores.passkeys.list(userId), [{ ...older, name: 'Ü 🐎' }, younger]);
      assert.equal(await stores.passkeys.remove(userId, older.id), true);
      assert.equal(await stores.passkeys.remove(userId, older.id), false);
    });

    it('store no more passkeys of a user than allowed, even at once', async () => {
      const { id: userId } = await insertUser(stores);
      const results = await Promise.all(Array.from({ length: 5 }, () => stores.passkeys.insert(passkey(userId), 2)));
      assert.deepEqual(results.sort(), ['full', 'full', 'full', 'inserted', 'inserted']);
    });

    it('record the use of a passkey only if its counter grows or it does not count, and only once for each count', async () => {
      const { id: userId } = await insertUser(stores);
      const { id, credentialId } = passkey(userId);
      await stores.passkeys.insert(passkey(userId, { id, credentialId }), 9);
      const use = (counter: number, atMs: number) => stores.passkeys.recordUse(id, counter, atMs);
      assert.deepEqual([await use(0, 10), await use(0, 20)], [true, true]);
      assert.deepEqual((await Promise.all([use(5, 30), use(5, 30), use(5, 30)])).filter(Boolean), [true]);
      assert.deepEqual([await use(5, 40), await use(4, 40), await use(0, 40)], [false, false, false]);
      const known = await stores.passkeys.findByCredential(credentialId);
      assert.deepEqual([known?.counter, known?.lastUsedAtMs], [5, 30]);
      assert.equal(await stores.passkeys.recordUse('psk_none', 1, 50), false);
    });

    it('keep a shared report until it expires or is deleted with its token', async () => {
      const shared = (id: string, expiresAtMs: number) => ({
        id,
        deleteDigest: `digest of ${id}`,
        report: '{"score":100,"note":"Ü 🐎"}',
        bytes: 30,
        createdAtMs: 1_700_000_000_000,
        expiresAtMs,
      });
      const [kept, expiring] = [shared(`r${next()}`, 20), shared(`r${next()}`, 10)];
      for (const report of [kept, expiring]) await stores.sharedReports.insert(report);
      assert.deepEqual(await stores.sharedReports.find(kept.id, 10), kept);
      assert.equal(await stores.sharedReports.find(expiring.id, 10), null);
      assert.equal(await stores.sharedReports.totalBytes(), 60);
      await stores.sharedReports.removeExpired(10);
      assert.equal(await stores.sharedReports.totalBytes(), 30);
      assert.equal(await stores.sharedReports.remove(kept.id, 'another digest'), false);
      assert.equal(await stores.sharedReports.remove(kept.id, kept.deleteDigest), true);
      assert.deepEqual(
        [await stores.sharedReports.find(kept.id, 10), await stores.sharedReports.totalBytes()],
        [null, 0],
      );
    });

    it('let transactions wait for each other', async () => {
      const { id: userId } = await insertUser(stores);
      const teams = Array.from({ length: 20 }, () => team());
      const insert = (each: Team) =>
        stores.teams.insert(each, { teamId: each.id, userId, role: 'owner', createdAtMs: 5 });
      assert.deepEqual(
        await Promise.all(teams.map(insert)),
        teams.map(() => true),
      );
    });
  });
}

describe('two connections to one file', () => {
  it('see each other’s changes at once', async () => {
    const place = join(directory, 'shared');
    const here = await openEmbeddedStores(place);
    const there = await openEmbeddedStores(place);
    const known = await insertKey(here);
    assert.equal((await there.keys.findStatus(known.digest))?.revokedAtMs, null);
    await there.keys.revoke(known.id, 10);
    assert.equal((await here.keys.findStatus(known.digest))?.revokedAtMs, 10);
    await Promise.all([here.close(), there.close()]);
  });
});
