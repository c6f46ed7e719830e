import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../../packages/service/src/testing/raw-socket.ts';
import { smallBody } from '../../packages/service/src/testing/service.ts';
import { analyse, makeUser, type Node, startNode, statusOf } from './nodes.ts';
import { hard } from './record.ts';

const descriptorsMax = 64;

/** The result of one request on a new connection: a status, or that it was closed without a response. */
type Ending = number | 'closed';

interface Asking {
  readonly socket: Socket;
  readonly ending: Promise<Ending>;
}

/** Sends a request, reads the response and keeps the connection open. */
function ask(node: Node, bytes: Uint8Array): Asking {
  const socket = connect(node.port, '127.0.0.1');
  const ending = new Promise<Ending>((resolve) => {
    socket.once('data', (chunk) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1])));
    socket.on('error', () => resolve('closed'));
    socket.on('close', () => resolve('closed'));
  });
  socket.write(bytes);
  return { socket, ending };
}

const open = (node: Node): number => readdirSync(`/proc/${node.service().child.pid}/fd`).length;

describe(`a process that may open ${descriptorsMax} files`, () => {
  hard(
    'K11',
    'more connections than descriptors: each is answered or closed, and everything works once they are closed',
    async () => {
      if (spawnSync('prlimit', ['--version']).status !== 0) return { skipped: 'there is no prlimit' };
      const node = await startNode({ RATE_LIMIT_PER_MINUTE: '100000' }, ['prlimit', `--nofile=${descriptorsMax}`]);
      try {
        const key = await makeUser(node, 'ada@example.com');
        const { pid } = node.service().child;
        const idle = open(node);
        const bytes = request({ key, body: smallBody() });
        const requests = Array.from({ length: 200 }, () => ask(node, bytes));
        const endings = await Promise.all(requests.map(({ ending }) => ending));
        const answered = endings.filter((ending) => ending === 200).length;
        assert.deepEqual(
          [...new Set(endings)].filter((ending) => ending !== 200 && ending !== 503 && ending !== 'closed'),
          [],
        );
        assert.ok(answered > 0 && answered <= descriptorsMax, `${answered} answered`);
        for (const { socket } of requests) socket.destroy();
        while (open(node) > idle + 2) await sleep(20);
        for (let i = 0; i < 20; i++) assert.equal((await analyse(node.url, key)).status, 200);
        assert.equal(await statusOf(`${node.url}/readyz`), 200);
        assert.equal(node.service().child.pid, pid);
        return `of 200 connections ${answered} were answered, the others closed; then 20 × 200 in the same process`;
      } finally {
        await node.stop();
      }
    },
  );
});
