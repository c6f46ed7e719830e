import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe } from 'node:test';
import { hostileTexts, writeHostile } from '../../bench/hostile-texts.ts';
import { makeMemoryGroup } from './memory.ts';
import { type Answered, analyse, makeUser, type Node, startNode, statusOf } from './nodes.ts';
import { hard } from './record.ts';

/** Texts of a megabyte that need the most memory to read, or would if they were not refused. */
const bombs = hostileTexts.map((text) => JSON.stringify({ content: writeHostile(text), format: text.format }));

async function throwBombs(node: Node, key: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let start = 0; start < bombs.length; start += 20) {
    const batch = Array.from({ length: 20 }, (_, place) => bombs[(start + place) % bombs.length] ?? '');
    const answers = await Promise.all(batch.map((bomb): Promise<Answered> => analyse(node.url, key, bomb)));
    for (const { status } of answers) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
  }
  return counts;
}

const peakOf = (pid: number | undefined): number =>
  Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

describe('512 MB of memory and twenty texts of a megabyte at once', () => {
  hard(
    'K08',
    'the process survives, every text is answered or refused, and a small one is analysed after them',
    async () => {
      const group = makeMemoryGroup(512);
      if (group === null) return { skipped: 'this account may not limit memory' };
      try {
        // The start-up of a new node needs the most memory.
        const node = await startNode(
          { RATE_LIMIT_PER_MINUTE: '100000', NODE_DISABLE_COMPILE_CACHE: '1' },
          group.before,
        );
        try {
          const key = await makeUser(node, 'ada@example.com');
          const { pid } = node.service().child;
          const counts = await throwBombs(node, key);
          const seen = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
          for (const status of counts.keys()) assert.ok(['200', '400', '413', '503'].includes(status), seen);
          assert.equal((await analyse(node.url, key)).status, 200);
          assert.equal(await statusOf(`${node.url}/livez`), 200);
          assert.equal(node.service().child.pid, pid);
          return `${seen}; at most ${peakOf(pid)} MB resident`;
        } finally {
          await node.stop();
        }
      } finally {
        group.remove();
      }
    },
  );
});
