import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../../packages/service/src/testing/raw-socket.ts';
import { smallBody } from '../../packages/service/src/testing/service.ts';
import { useUntilClosed } from '../../packages/service/src/testing/use-until-closed.ts';
import { makeUser, startNode } from './nodes.ts';
import { hard, timeLimit, underLoad } from './record.ts';

describe('SIGTERM while twenty connections send requests without a pause', () => {
  for (const workers of ['1', '2']) {
    const name = workers === '1' ? 'one process' : 'two processes on one port';
    hard('K06', `${name}: no response truncated, no connection reset, exit 0 within ten seconds`, async () => {
      const node = await startNode({ WORKERS: workers, RATE_LIMIT_PER_MINUTE: '100000' });
      const bytes = request({ key: await makeUser(node, 'ada@example.com'), body: smallBody() });
      const clients = Array.from({ length: 20 }, () => useUntilClosed(node.port, bytes));
      await sleep(underLoad(400));
      const ended = once(node.service().child, 'exit');
      const start = performance.now();
      node.service().child.kill('SIGTERM');
      const [exitCode] = await ended;
      const ms = Math.round(performance.now() - start);
      assert.equal(exitCode, 0, node.service().output().slice(-2_000));
      assert.ok(ms < timeLimit(10_000), `${ms} ms`);
      const uses = await Promise.all(clients);
      assert.deepEqual(
        uses.filter(({ fault }) => fault !== null),
        [],
      );
      for (const { answered, isCloseAnnounced } of uses) assert.ok(answered > 0 && isCloseAnnounced);
      const answered = uses.reduce((sum, use) => sum + use.answered, 0);
      return `${answered} answers whole, 20 connections told, end after ${ms} ms`;
    });
  }
});
