import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileTexts, writeHostile } from '../../bench/hostile-texts.ts';
import { bearer, smallBody } from '../../packages/service/src/testing/service.ts';
import { makeUser, startNode } from './nodes.ts';
import { hard, sampled, timeLimit } from './record.ts';

describe('texts designed to be slow', async () => {
  const node = await startNode({ RATE_LIMIT_PER_MINUTE: '100000' });
  after(() => node.stop());
  const key = await makeUser(node, 'ada@example.com');
  const send = async (body: string): Promise<number> => {
    const response = await fetch(`${node.url}/api/v1/analyze`, {
      method: 'POST',
      headers: { ...bearer(key), 'content-type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  };

  hard(
    'K07',
    'hostile texts end in 200, 400 or 413, and a small request every 50 ms is still answered quickly',
    async () => {
      let done = false;
      const waits: number[] = [];
      const canary = (async () => {
        while (!done) {
          const start = performance.now();
          assert.equal(await send(smallBody()), 200);
          waits.push(performance.now() - start);
          await sleep(50);
        }
      })();
      const statuses = new Map<number, number>();
      const texts = sampled(hostileTexts);
      for (const text of texts) {
        const status = await send(JSON.stringify({ content: writeHostile(text), format: text.format }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      done = true;
      await canary;
      for (const status of statuses.keys()) assert.ok([200, 400, 413].includes(status), String(status));
      const [worst = 0] = waits.toSorted((a, b) => b - a);
      assert.ok(worst < timeLimit(250), `${Math.round(worst)} ms`);
      return `${texts.length} texts, ${waits.length} small requests, the slowest ${Math.round(worst)} ms`;
    },
  );
});
