import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { Client } from 'pg';
import { startPostgres } from '../../../../tests/servers/postgres.ts';
import { UnusableDatabase } from './migrate.ts';
import { openPostgresStores } from './postgres.ts';
import type { User } from './stores.ts';
import { DatabaseUnavailable, watchDatabase } from './unavailable.ts';

const user = (id: string): User => ({
  id,
  email: `${id}@example.com`,
  emailVerified: true,
  passwordHash: null,
  plan: 'free',
  createdAtMs: 1_700_000_000_000,
});

describe('stores on a separate PostgreSQL server', async () => {
  const server = await startPostgres();
  after(() => server.stop());
  const settings = async () => ({ url: await server.createDatabase(), connectionsMax: 3, timeoutMs: 600 });
  const there = await settings();
  const stores = await openPostgresStores(there);
  after(() => stores.close());

  it('migrate once if several nodes start at the same time', async () => {
    const fresh = await settings();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openPostgresStores(fresh)));
    assert.equal(await nodes[0]?.users.count(), 0);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('refuse a database that a later version has changed', async () => {
    const changed = await settings();
    await (await openPostgresStores(changed)).close();
    const client = new Client({ connectionString: changed.url });
    await client.connect();
    await client.query("insert into kysely_migration (name, timestamp) values ('9999-later', 'now')");
    await client.end();
    await assert.rejects(openPostgresStores(changed), UnusableDatabase);
  });

  it('find nothing by a text that PostgreSQL cannot store', async () => {
    assert.equal(await stores.users.findByEmail('a\0b@example.com'), null);
  });

  it('do not report a bug as unavailability', async () => {
    const key = {
      id: 'k',
      digest: 'd',
      lastFour: 'abcd',
      name: 'n',
      createdAtMs: 1,
      lastUsedAtMs: null,
      exposedAtMs: null,
    };
    const owner = { kind: 'personal', userId: 'nobody' } as const;
    await assert.rejects(
      stores.keys.insert({ ...key, owner, expiresAtMs: null, revokedAtMs: null }),
      (error) => !(error instanceof DatabaseUnavailable),
    );
  });

  it('report a killed server as unavailable, also to watchDatabase, and continue with all data when it is back', async () => {
    await stores.users.insert(user('usr_kept'));
    await server.kill();
    await assert.rejects(stores.users.count(), DatabaseUnavailable);
    const swallowed = await watchDatabase(() => stores.users.count().catch(() => -1));
    assert.equal(swallowed.result, -1);
    assert.ok(swallowed.unavailable instanceof DatabaseUnavailable);
    await server.start();
    assert.equal((await stores.users.findByEmail('usr_kept@example.com'))?.id, 'usr_kept');
    assert.equal((await watchDatabase(() => stores.users.count())).unavailable, null);
  });

  it('do not wait beyond the time-out for a server that does not answer, and never use a late answer for another query', async () => {
    await Promise.all(Array.from({ length: 3 }, () => stores.users.count()));
    server.pause();
    const start = performance.now();
    const requests = Array.from({ length: 6 }, () => assert.rejects(stores.users.count(), DatabaseUnavailable));
    await Promise.all(requests);
    assert.ok(performance.now() - start < 3_000);
    server.resume();
    assert.equal((await stores.users.findByEmail('usr_kept@example.com'))?.id, 'usr_kept');
  });
});
