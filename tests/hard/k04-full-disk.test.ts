import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'node:test';
import type { Visitor } from '../../packages/service/src/testing/visitor.ts';
import { analyse, logIn, makeUser, type Node, startNode, statusOf } from './nodes.ts';
import { hard } from './record.ts';

const run = (program: string, ...words: readonly string[]): boolean => spawnSync(program, words).status === 0;

/** Fills the disk completely. */
function fill(folder: string): void {
  const file = openSync(join(folder, 'filling'), 'w');
  for (let bytes = 65_536; bytes >= 1; bytes /= 2) {
    try {
      for (;;) writeSync(file, Buffer.alloc(bytes));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
}

const keysOf = async (visitor: Visitor): Promise<number> => {
  const { keys } = (await visitor.get('/keys')).body;
  return Array.isArray(keys) ? keys.length : assert.fail('There is no list of keys.');
};

describe('a full disk', () => {
  hard(
    'K04',
    'analyses continue, creating a key is 503 and leaves nothing half done, and everything works once there is space',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'agent-grade-disk-'));
      if (!run('mount', '-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder)) {
        return { skipped: 'this account may not mount a small disk' };
      }
      try {
        const node = await startNode({ DATA_DIR: join(folder, 'data') });
        try {
          return await useWhileFull(node, folder);
        } finally {
          await node.stop();
        }
      } finally {
        run('umount', '-l', folder);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});

async function useWhileFull(node: Node, folder: string): Promise<string> {
  const key = await makeUser(node, 'load@example.com');
  const visitor = await logIn(node);
  const before = await keysOf(visitor);
  const { pid } = node.service().child;
  fill(folder);
  const refused: number[] = [];
  // The free space in the last page may still have room for a row or two.
  for (let i = 0; i < 400 && refused.length < 5; i++) {
    const { status } = await visitor.post('/keys/create', { name: `full ${i}` });
    if (status !== 200) refused.push(status);
  }
  assert.deepEqual(refused, [503, 503, 503, 503, 503]);
  const during = await keysOf(visitor);
  for (let i = 0; i < 10; i++) assert.equal((await analyse(node.url, key)).status, 200);
  assert.equal(await statusOf(`${node.url}/livez`), 200);
  rmSync(join(folder, 'filling'));
  assert.equal((await visitor.post('/keys/create', { name: 'space' })).status, 200);
  assert.equal(await keysOf(visitor), during + 1);
  assert.equal(node.service().child.pid, pid);
  return `10 analyses 200, 5 keys 503 after ${during - before} that still had room; then 200 in the same process`;
}
