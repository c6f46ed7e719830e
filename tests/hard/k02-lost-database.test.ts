import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../servers/postgres.ts';
import { analyse, inWords, makeUser, type Outcome, putUnderLoad, startNode, statusOf } from './nodes.ts';
import { hard, timeLimit, underLoad } from './record.ts';

/** Waits until a key is accepted again at each of the addresses. */
async function untilBack(urls: readonly string[], key: string): Promise<number> {
  const start = performance.now();
  for (const url of urls) while ((await analyse(url, key)).status !== 200) await sleep(50);
  return Math.round(performance.now() - start);
}

describe('two nodes whose PostgreSQL is lost under load', async () => {
  const postgres = await startPostgres();
  const settings = {
    DATABASE_URL: await postgres.createDatabase(),
    DATABASE_TIMEOUT_MS: '1000',
    RATE_LIMIT_PER_MINUTE: '100000',
  };
  const nodes = [await startNode(settings), await startNode(settings)] as const;
  after(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  });
  const urls = nodes.map(({ url }) => url);
  const pids = nodes.map((node) => node.service().child.pid);
  const key = await makeUser(nodes[0], 'ada@example.com');

  const losses = {
    'kill -9': { lose: () => postgres.kill(), back: () => postgres.start() },
    'stop -m immediate': { lose: () => postgres.stop(), back: () => postgres.start() },
    SIGSTOP: { lose: async () => postgres.pause(), back: async () => postgres.resume() },
  } as const;
  for (const [name, { lose, back }] of Object.entries(losses)) {
    hard(
      'K02',
      `${name}: 503 with Retry-After, never 401 or 200 unchecked; /livez 200, /readyz 503; back in 5 s`,
      async () => {
        const load = putUnderLoad(nodes, key);
        await sleep(500);
        await lose();
        load.counts();
        // A request sent before the loss may still be answered after it.
        await sleep(underLoad(2_000));
        load.counts();
        const answers = await Promise.all(urls.map((url) => analyse(url, key)));
        for (const answer of answers) assert.deepEqual(answer, { status: 503, retryAfter: '5' });
        for (const url of urls) {
          assert.equal(await statusOf(`${url}/livez`), 200);
          assert.equal(await statusOf(`${url}/readyz`), 503);
        }
        const during = load.counts();
        assert.deepEqual(
          [...during.keys()].filter((outcome: Outcome) => outcome !== 503),
          [],
          inWords(during),
        );
        await back();
        const backMs = await untilBack(urls, key);
        assert.ok(backMs < timeLimit(5_000), `back after ${backMs} ms`);
        await load.stop();
        const afterwards = load.counts();
        assert.deepEqual(
          [...afterwards.keys()].filter((outcome) => outcome !== 503 && outcome !== 200),
          [],
        );
        assert.deepEqual(
          nodes.map((node) => node.service().child.pid),
          pids,
        );
        for (const url of urls) assert.equal(await statusOf(`${url}/readyz`), 200);
        return `during: ${inWords(during)}; back ${backMs} ms after the server, without a restart`;
      },
    );
  }
});
