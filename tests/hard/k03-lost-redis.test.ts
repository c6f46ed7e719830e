import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../servers/postgres.ts';
import { startRedis } from '../servers/redis.ts';
import { analyse, inWords, makeUser, putUnderLoad, startNode } from './nodes.ts';
import { hard } from './record.ts';

describe('two nodes whose Redis is lost', async () => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const settings = { DATABASE_URL: await postgres.createDatabase(), REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '2000' };
  const nodes = [await startNode(settings), await startNode(settings)] as const;
  const [one, other] = nodes;
  after(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([postgres.stop(), redis.kill()]);
  });
  const passed = async (url: string, key: string, count: number): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: count }, () => analyse(url, key)));
    assert.deepEqual(
      [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 200 && status !== 429),
      [],
    );
    return answers.filter(({ status }) => status === 200).length;
  };

  const losses = {
    'kill -9': { lose: () => redis.kill(), back: () => redis.start() },
    SIGSTOP: { lose: async () => redis.pause(), back: async () => redis.resume() },
  } as const;
  for (const [name, { lose, back }] of Object.entries(losses)) {
    hard(
      'K03',
      `${name} under load: only 200 and 429, at most 60 for each process, and shared again by itself`,
      async () => {
        const key = await makeUser(one, `ada-${name.replace(/\W/g, '')}@example.com`);
        const load = putUnderLoad(nodes, await makeUser(one, `load-${name.replace(/\W/g, '')}@example.com`), 10);
        assert.equal(await passed(one.url, key, 20), 20);
        await lose();
        const alone = [await passed(one.url, key, 100), await passed(other.url, key, 100)];
        assert.deepEqual(alone, [40, 60]);
        await back();
        // Shared again: what one node allows, the other counts.
        for (let round = 0; ; round++) {
          const probe = await makeUser(one, `probe-${name.replace(/\W/g, '')}-${round}@example.com`);
          await passed(one.url, probe, 60);
          if ((await passed(other.url, probe, 1)) === 0) break;
          await sleep(500);
        }
        await load.stop();
        const counts = load.counts();
        assert.deepEqual(
          [...counts.keys()].filter((outcome) => outcome !== 200 && outcome !== 429),
          [],
          inWords(counts),
        );
        return `alone ${alone.join(' and ')} passed after 20 before; under load ${inWords(counts)}`;
      },
    );
  }
});
