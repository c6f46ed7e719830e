import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { startPostgres } from '../../../../tests/servers/postgres.ts';
import { startRedis } from '../../../../tests/servers/redis.ts';
import { openPostgresStores } from '../stores/postgres.ts';
import type { Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { openRedisCounters } from './redis-counters.ts';
import { subjectDigest } from './subject-digest.ts';

/** The counters of two nodes, and a way to simulate a change of the server's clock by moving what was recorded. */
interface Shared {
  readonly nodes: readonly [Counters, Counters];
  /** Moves all recorded times of a subject by an offset. */
  age(subject: string, ms: number): Promise<void>;
}

let serial = 0;
const fresh = (): string => `subject ${++serial}`;
const take = async ({ nodes }: Shared, subject: string, count: number, limit = 60) => {
  const requests = Array.from({ length: count }, (_, i) => nodes[i % 2 === 0 ? 0 : 1].take(subject, limit));
  return Promise.all(requests);
};
const passed = (allowances: readonly { readonly allowed: boolean }[]): number =>
  allowances.filter(({ allowed }) => allowed).length;

function behaveLikeCounters(open: () => Promise<Shared>): void {
  it('allows exactly the limit of 200 concurrent requests on two nodes, and counts the remaining ones', async () => {
    const shared = await open();
    const subject = fresh();
    const allowances = await take(shared, subject, 200);
    assert.equal(passed(allowances), 60);
    const left = allowances.flatMap(({ allowed, remaining }) => (allowed ? [remaining] : []));
    assert.deepEqual(
      left.sort((a, b) => b - a),
      Array.from({ length: 60 }, (_, i) => 59 - i),
    );
    for (const { retryAfterSeconds, limit } of allowances) {
      assert.ok(Number.isInteger(retryAfterSeconds) && retryAfterSeconds >= 1 && retryAfterSeconds <= 60);
      assert.equal(limit, 60);
    }
    assert.equal(passed(await take(shared, fresh(), 1)), 1);
  });

  it('allows as many again as have left the window, and no more', async () => {
    const shared = await open();
    const subject = fresh();
    await take(shared, subject, 2, 3);
    await shared.age(subject, 30_000);
    assert.equal(passed(await take(shared, subject, 2, 3)), 1);
    await shared.age(subject, 29_000);
    const [refused] = await take(shared, subject, 1, 3);
    assert.deepEqual([refused?.allowed, refused?.retryAfterSeconds], [false, 1]);
    await shared.age(subject, 1_000);
    assert.equal(passed(await take(shared, subject, 5, 3)), 2);
  });

  it('K05 blocks nobody for longer than a minute when the clock is set back, and does not reset the limit', async () => {
    const shared = await open();
    const subject = fresh();
    await take(shared, subject, 60);
    await shared.age(subject, -3_600_000);
    const [refused] = await take(shared, subject, 1);
    assert.deepEqual([refused?.allowed, refused?.retryAfterSeconds], [false, 60]);
    await shared.age(subject, 60_000);
    assert.equal(passed(await take(shared, subject, 100)), 60);
  });

  it('counts failures on both nodes, and resets after a success', async () => {
    const { nodes } = await open();
    const subject = fresh();
    assert.deepEqual(await nodes[0].failures(subject), { count: 0, elapsedMs: 0 });
    await Promise.all([nodes[0].addFailure(subject), nodes[1].addFailure(subject), nodes[1].addFailure(subject)]);
    const { count, elapsedMs } = await nodes[0].failures(subject);
    assert.ok(count === 3 && elapsedMs >= 0 && elapsedMs < 10_000, `${count} ${elapsedMs}`);
    await nodes[1].forgetFailures(subject);
    assert.equal((await nodes[0].failures(subject)).count, 0);
  });

  it('K05 keeps counting the time since a failure after the clock was set back', async () => {
    const { nodes, age } = await open();
    const subject = fresh();
    await nodes[0].addFailure(subject);
    await age(subject, -3_600_000);
    assert.ok((await nodes[0].failures(subject)).elapsedMs < 60_000);
    await age(subject, 60_000);
    const { count, elapsedMs } = await nodes[1].failures(subject);
    assert.ok(count === 1 && elapsedMs >= 60_000 && elapsedMs < 120_000, `${count} ${elapsedMs}`);
  });
}

describe('counters in memory', () => {
  let shift = 0;
  const counters = createMemoryCounters(() => performance.now() + shift);
  const age = async (_subject: string, ms: number): Promise<void> => {
    // This clock is never set back.
    shift += Math.max(0, ms);
  };
  behaveLikeCounters(async () => ({ nodes: [counters, counters], age }));
});

describe('counters in Redis', async () => {
  const server = await startRedis();
  const open = () => openRedisCounters({ url: server.url, timeoutMs: 20_000 });
  const nodes = await Promise.all([open(), open()]);
  const admin = new Redis(server.url);
  after(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    admin.disconnect();
    await server.stop();
  });
  const age = async (subject: string, ms: number): Promise<void> => {
    const key = `agent-grade:passed:${subjectDigest(subject)}`;
    const times = await admin.lrange(key, 0, -1);
    for (const [place, at] of times.entries()) await admin.lset(key, place, String(Number(at) - ms * 1_000));
    const failed = `agent-grade:failed:${subjectDigest(subject)}`;
    if ((await admin.exists(failed)) === 1) await admin.hincrby(failed, 'at', -ms);
  };
  behaveLikeCounters(async () => ({ nodes, age }));

  it('contain no personal data and expire by themselves', async () => {
    await take({ nodes, age }, 'ada@example.com', 1);
    const keys = await admin.keys('*');
    assert.ok(keys.length > 0 && !keys.some((key) => key.includes('ada')));
    for (const key of keys) assert.ok((await admin.pttl(key)) > 0);
  });
});

describe('counters in PostgreSQL', async () => {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const open = () => openPostgresStores({ url, connectionsMax: 10, timeoutMs: 20_000 });
  const stores = await Promise.all([open(), open()]);
  const admin = new Client(url);
  await admin.connect();
  after(async () => {
    await admin.end();
    await Promise.all(stores.map((each) => each.close()));
    await server.stop();
  });
  const countersOf = (place: 0 | 1): Counters => {
    const counters = stores[place]?.counters;
    if (counters === undefined || counters === null) throw new Error('There are no counters.');
    return counters;
  };
  const nodes = [countersOf(0), countersOf(1)] as const;
  const age = async (subject: string, ms: number): Promise<void> => {
    const shifted = `update passed_requests set last_at = last_at - $2,
      times = (select array_agg(at - $2 order by at) from unnest(times) as at) where subject = $1`;
    await admin.query(shifted, [subjectDigest(subject), ms * 1_000]);
    const failed = 'update failure_counts set failed_at = failed_at - $2 where subject = $1';
    await admin.query(failed, [subjectDigest(subject), ms * 1_000]);
  };
  behaveLikeCounters(async () => ({ nodes, age }));

  it('contain no personal data and are swept', async () => {
    const subject = 'ada@example.com';
    await take({ nodes, age }, subject, 1);
    const rows = async () => (await admin.query('select subject from passed_requests')).rows.map((row) => row.subject);
    assert.ok((await rows()).includes(subjectDigest(subject)) && !(await rows()).includes(subject));
    await stores[0]?.counters?.sweep();
    assert.ok((await rows()).includes(subjectDigest(subject)));
    await age(subject, 60_000);
    await stores[0]?.counters?.sweep();
    assert.ok(!(await rows()).includes(subjectDigest(subject)));
  });
});
