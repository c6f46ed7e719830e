import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { Client } from 'pg';
import { startPostgres } from '../../../../tests/servers/postgres.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { admin } from '../testing/process.ts';
import { bearer, smallBody, startTestService } from '../testing/service.ts';
import { createVisitor, logInAs, password } from '../testing/visitor.ts';
import { openEmbeddedStores } from './embedded.ts';
import { openPostgresStores } from './postgres.ts';
import type { Stores } from './stores.ts';
import { listTables } from './tables.ts';

const tables = await listTables();

/** All data of a database as text. */
async function dump(read: (text: string) => unknown): Promise<string> {
  const kept: unknown[] = [];
  for (const { name, primaryKey } of tables) {
    kept.push(name, await read(`select * from ${name} order by ${primaryKey.join(', ')}`));
  }
  return JSON.stringify(kept, null, 1);
}

async function dumpEmbedded(directory: string): Promise<string> {
  const database = new DatabaseSync(join(directory, 'agent-grade.db'), { readOnly: true });
  const kept = await dump((text) => database.prepare(text).all());
  database.close();
  return kept;
}

async function dumpPostgres(url: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  const types = { getTypeParser: (oid: number) => (text: string) => (oid === 20 || oid === 23 ? Number(text) : text) };
  const kept = await dump((text) => client.query({ text, types }).then(({ rows }) => rows));
  await client.end();
  return kept;
}

/** Creates rows in every table, as a user of all features would. */
async function live(stores: Stores) {
  const service = await startTestService({ stores, baseUrl: 'http://localhost' });
  const visitor = await logInAs(service, 'ada@example.com');
  const { text } = await service.makeKey();
  assert.equal((await service.post(smallBody(), bearer(text))).status, 200);
  await service.flush();
  const { body } = await visitor.post('/teams/create', { name: 'Größe 🐎' });
  assert.equal(
    (await visitor.post('/teams/invite', { team: body.id, email: 'bob@example.com', role: 'member' })).status,
    204,
  );
  await visitor.post('/keys/create', { name: 'one' });
  await visitor.post('/two-factor/start', { password });
  const { body: options } = await visitor.post('/passkeys/start', { name: 'phone', password });
  const answer = createAuthenticator('http://localhost').create(options);
  assert.equal((await visitor.post('/passkeys/add', { name: 'phone', ...answer })).status, 204);
  await createVisitor(service, visitor.email).post('/reset/request', { email: visitor.email });
  for (let i = 0; i < 120; i++) {
    const report = JSON.stringify({ score: i, note: 'Ü 🐎 \u0000' });
    const times = { createdAtMs: 1_700_000_000_000 + i, expiresAtMs: 9_000_000_000_000 };
    await stores.sharedReports.insert({
      id: `report ${i}`,
      deleteDigest: `d${i}`,
      report,
      bytes: report.length,
      ...times,
    });
  }
  const cookies = visitor.cookies();
  await service.close();
  return { key: text, cookies };
}

describe('moving everything to another database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-grade-'));
  const [here, back] = [join(folder, 'here'), join(folder, 'back')];
  const server = await startPostgres(['fsync=off']);
  const url = await server.createDatabase();
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const { key, cookies } = await live(await openEmbeddedStores(here));
  const move = (settings: Record<string, string>, to: string) => admin(['move', '--to', to], settings);

  it('has something to move in nearly every table', async () => {
    const kept = JSON.parse(await dumpEmbedded(here)) as unknown[];
    const empty = tables.flatMap(({ name }, i) => ((kept[i * 2 + 1] as unknown[]).length === 0 ? [name] : []));
    assert.deepEqual(
      empty.filter((name) => name !== 'subscriptions'),
      [],
    );
  });

  it('refuses while the source is in use', async () => {
    const running = await openEmbeddedStores(here);
    await running.ping();
    await running.users.count();
    const { exitCode, stderr } = await move({ DATA_DIR: here }, url);
    await running.close();
    assert.equal(exitCode, 1);
    assert.match(stderr, /source database is in use\. Stop every service/);
  });

  it('copies every row to PostgreSQL, where sessions and keys continue to work', async () => {
    const { exitCode, stdout, stderr } = await move({ DATA_DIR: here }, url);
    assert.equal(exitCode, 0, stderr);
    assert.match(stdout, /^Copied \d+ rows/);
    assert.equal(await dumpPostgres(url), await dumpEmbedded(here));
    const service = await startTestService({
      stores: await openPostgresStores({ url, connectionsMax: 3, timeoutMs: 9_000 }),
    });
    const visitor = createVisitor(service, 'ada@example.com');
    visitor.setCookies(cookies);
    assert.equal((await visitor.get('/keys')).status, 200);
    assert.equal((await service.post(smallBody(), bearer(key))).status, 200);
    const { exitCode: refused, stderr: why } = await move({ DATABASE_URL: url }, back);
    assert.deepEqual([refused, /source database/.test(why)], [1, true]);
    await service.close();
  });

  it('copies every row back', async () => {
    const { exitCode, stderr } = await move({ DATABASE_URL: url }, back);
    assert.equal(exitCode, 0, stderr);
    assert.equal(await dumpEmbedded(back), await dumpPostgres(url));
    const stores = await openEmbeddedStores(back);
    assert.equal(
      (await stores.sharedReports.find('report 7', 1))?.report,
      JSON.stringify({ score: 7, note: 'Ü 🐎 \u0000' }),
    );
    await stores.close();
  });

  it('does not change a target that is not empty, nor its source', async () => {
    const before = await dumpPostgres(url);
    const { exitCode, stderr } = await move({ DATA_DIR: back }, url);
    assert.equal(exitCode, 1);
    assert.match(stderr, /is not empty/);
    assert.equal(await dumpPostgres(url), before);
  });

  it('refuses an invalid target, and migrates a database', async () => {
    const { exitCode, stderr } = await move({ DATA_DIR: here }, 'mysql://localhost/x');
    assert.deepEqual([exitCode, /--to must be/.test(stderr)], [1, true]);
    assert.equal((await admin(['migrate'], { DATA_DIR: here })).stdout, 'The database is up to date.\n');
  });
});
