import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { startPostgres } from '../servers/postgres.ts';
import { startRedis } from '../servers/redis.ts';
import { analyse, keyIdOf, makeUser, type Node, startNode } from './nodes.ts';
import { hard } from './record.ts';

/** Every way in which several processes share one counter. */
const installations = {
  'two nodes on PostgreSQL and Redis': async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const settings = { DATABASE_URL: await postgres.createDatabase(), REDIS_URL: redis.url };
    const nodes = [await startNode(settings), await startNode(settings)];
    return { nodes, close: () => Promise.all([postgres.stop(), redis.stop()]) };
  },
  'two nodes of two processes each on PostgreSQL alone': async () => {
    const postgres = await startPostgres();
    const settings = { DATABASE_URL: await postgres.createDatabase(), WORKERS: '2' };
    const nodes = [await startNode(settings), await startNode(settings)];
    return { nodes, close: () => postgres.stop() };
  },
  'two processes on the embedded database': async () => {
    const nodes = [await startNode({ WORKERS: '2' })];
    return { nodes, close: async () => {} };
  },
} as const;

for (const [name, open] of Object.entries(installations)) {
  describe(name, async () => {
    const { nodes, close } = await open();
    after(async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await close();
    });
    const [first] = nodes;
    if (first === undefined) throw new Error('There is no node.');
    const onAll = (key: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, i) => analyse((nodes[i % nodes.length] as Node).url, key)));

    hard('K14', `${name}: of 200 parallel requests with one key exactly 60 pass`, async () => {
      const answers = await onAll(await makeUser(first, 'ada@example.com'), 200);
      const passed = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 429);
      assert.deepEqual([passed.length, refused.length], [60, 140]);
      for (const { retryAfter } of refused) assert.match(retryAfter ?? '', /^(?:[1-9]|[1-5]\d|60)$/);
      return `${passed.length} passed, ${refused.length} refused with Retry-After 1 to 60`;
    });

    hard(
      'W16',
      `${name}: a revoked key, or one without its plan, is never accepted after the change was acknowledged`,
      async () => {
        const rounds = 5;
        for (let round = 0; round < rounds; round++) {
          const email = `bob${round}@example.com`;
          const key = await makeUser(first, email);
          const expect = async (status: number) => {
            const answers = await onAll(key, 8);
            assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [status]);
          };
          await expect(200);
          await first.admin(['plan', 'set', '--email', email, '--plan', 'free']);
          await expect(403);
          await first.admin(['plan', 'set', '--email', email, '--plan', 'pro']);
          await expect(200);
          const using = Array.from({ length: 4 }, () => onAll(key, 2));
          await first.admin(['key', 'revoke', '--id', await keyIdOf(first, email)]);
          await expect(401);
          await Promise.all(using);
        }
        return `${rounds} keys: 200, then 403, 200 and 401 from the first request after each change on every process`;
      },
    );
  });
}
