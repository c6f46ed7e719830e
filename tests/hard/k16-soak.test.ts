import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { after, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { analyse, makeUser, startNode } from './nodes.ts';
import { hard } from './record.ts';

/** Duration of the soak test in seconds; a day is 86400. */
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
      // By now all connections of answered requests have been closed.
      seen.push({ memory: memory(), descriptors: descriptors() });
    }
    // The first half is a warm-up: code is compiled and the heap reaches its size. The heap grows until it is collected, so peaks are compared.
    const peak = (from: number, of: 'memory' | 'descriptors'): number =>
      Math.max(...seen.slice(from * seen.length, (from + 0.25) * seen.length).map((one) => one[of]));
    const memories = [peak(0.5, 'memory'), peak(0.75, 'memory')] as const;
    const files = [peak(0.5, 'descriptors'), peak(0.75, 'descriptors')] as const;
    assert.ok(memories[1] < memories[0] * 1.1 + 8, `${memories[0]} MB, then ${memories[1]} MB`);
    assert.ok(files[1] <= files[0] + 2, `${files[0]} descriptors, then ${files[1]}`);
    return `${Math.round(memories[0])} MB, then ${Math.round(memories[1])} MB; ${files[0]} descriptors, then ${files[1]}`;
  });
});
