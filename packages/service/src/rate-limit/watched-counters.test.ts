import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RedisServer, startRedis } from '../../../../tests/servers/redis.ts';
import type { Counters } from './counters.ts';
import { openCounters } from './open-counters.ts';
import { watchCounters } from './watched-counters.ts';

const passing = async (counters: Counters, subject: string, count: number): Promise<number> => {
  let passed = 0;
  for (let i = 0; i < count; i++) if ((await counters.take(subject, 60)).allowed) passed++;
  return passed;
};

describe('shared counters that may be unavailable', () => {
  it('allow what the shared counters allow while they answer', async () => {
    let now = 0;
    const allowance = { limit: 2, remaining: 0, retryAfterSeconds: 7 };
    let allowed = true;
    const shared = { take: async () => ({ ...allowance, allowed }) } as unknown as Counters; // Only `take` is called.
    const counters = watchCounters(shared, { now: () => now, onLost: assert.fail, onRecovered: assert.fail });
    assert.deepEqual(await counters.take('a', 2), { ...allowance, allowed: true });
    allowed = false;
    assert.deepEqual(await counters.take('a', 2), { ...allowance, allowed: false });
    allowed = true;
    now = 60_000;
    for (let i = 0; i < 2; i++) assert.equal((await counters.take('a', 2)).allowed, true);
    // The shared counters have lost their state; this process has not.
    const refused = await counters.take('a', 2);
    assert.deepEqual([refused.allowed, refused.retryAfterSeconds], [false, 60]);
  });

  const losses = [
    { name: 'killed', lose: (server: RedisServer) => server.kill(), back: (server: RedisServer) => server.start() },
    { name: 'paused', lose: (server: RedisServer) => server.pause(), back: (server: RedisServer) => server.resume() },
  ] as const;
  for (const { name, lose, back } of losses) {
    it(`K03 count locally when Redis is ${name}, never exceed the limit, and use Redis again when it is back`, async () => {
      const server = await startRedis();
      const told: string[] = [];
      const open = () =>
        openCounters({
          redis: { url: server.url, timeoutMs: 500 },
          database: null,
          primary: null,
          onLost: () => told.push('lost'),
          onRecovered: () => told.push('found'),
        });
      const [here, there] = await Promise.all([open(), open()]);
      after(async () => {
        await Promise.all([here.close(), there.close()]);
        await server.kill();
      });
      assert.equal(await passing(here.counters, 'a', 40), 40);
      await lose(server);
      const start = performance.now();
      assert.equal(await passing(here.counters, 'a', 40), 20);
      assert.ok(performance.now() - start < 5_000, 'waits for the lost server once, not for each request');
      assert.equal(await passing(there.counters, 'a', 100), 60);
      assert.ok(!here.shared());
      await back(server);
      while (!(here.shared() && there.shared())) {
        await sleep(100);
        await Promise.all([here.counters.take('probe', 60), there.counters.take('probe', 60)]);
      }
      assert.equal(await passing(here.counters, 'a', 10), 0);
      await here.counters.take('b', 1);
      assert.equal((await there.counters.take('b', 1)).allowed, false);
      assert.deepEqual(told, ['lost', 'lost', 'found', 'found']);
    });
  }
});
