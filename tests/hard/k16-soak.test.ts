import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { after, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { analyse, makeUser, startNode } from './nodes.ts';
import { hard } from './record.ts';

/** Seconds of the soak; a day is 86400. */
const seconds = Number(process.env.SOAK_SECONDS ?? 60);

describe('a long run', async () => {
  const node = await startNode({ RATE_LIMIT_PER_MINUTE: '100000' });
  after(() => node.stop());
  const { pid } = node.service().child;
  const memory = (): number => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const descriptors = (): number => readdirSync(`/proc/${pid}/fd`).length;

  hard('K16', `memory and descriptors are flat in ${seconds} seconds of 20 requests a second`, async () => {
    const key = await makeUser(node, 'ada@example.com');
    const seen: { readonly memory: number; readonly descriptors: number }[] = [];
    for (let second = 0; second < seconds; second += 1) {
      const start = performance.now();
      const statuses = await Promise.all(Array.from({ length: 20 }, () => analyse(node.url, key)));
      assert.ok(statuses.every(({ status }) => status === 200));
      await sleep(Math.max(100, 1_000 - (performance.now() - start)));
      // By now what was answered is closed.
      seen.push({ memory: memory(), descriptors: descriptors() });
    }
    // The first half warms up: code is compiled and the heap takes its size.
    const half = seen.slice(Math.floor(seen.length / 2));
    const [first, last] = [half[0], half.at(-1)];
    assert.ok(first !== undefined && last !== undefined);
    assert.ok(last.memory < first.memory * 1.1 + 8, `${first.memory} MB, then ${last.memory} MB`);
    assert.ok(last.descriptors <= first.descriptors + 2, `${first.descriptors}, then ${last.descriptors}`);
    return `${Math.round(first.memory)} MB, then ${Math.round(last.memory)} MB; ${first.descriptors} descriptors, then ${last.descriptors}`;
  });
});
