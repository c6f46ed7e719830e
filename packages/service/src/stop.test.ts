import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { createDataDirectory, makeKey, startProcess } from './testing/process.ts';
import { pause, request } from './testing/raw-socket.ts';
import { smallBody } from './testing/service.ts';

describe('SIGTERM', async () => {
  const directory = createDataDirectory();
  after(() => directory.remove());

  it('cuts no answer and resets no connection under load, and the process ends with 0 within ten seconds', async () => {
    const service = await startProcess({
      DATA_DIR: directory.path,
      RATE_LIMIT_PER_MINUTE: '100000',
    });
    const bytes = request({ key: await makeKey(service, 'load@example.com'), body: smallBody() });
    const clients = Array.from({ length: 20 }, () => useUntilClosed(service.port, bytes));
    await pause(400);
    const ended = once(service.child, 'exit');
    const start = performance.now();
    service.child.kill('SIGTERM');
    const [exitCode] = await ended;
    assert.equal(exitCode, 0);
    assert.ok(performance.now() - start < 10_000);
    const results = await Promise.all(clients);
    assert.deepEqual(
      results.filter(({ fault }) => fault !== null),
      [],
    );
    for (const { answered, told } of results) assert.ok(answered > 0 && told);
  });

  it('ends idle connections after a while, and a second signal changes nothing', async () => {
    const service = await startProcess({ DATA_DIR: directory.path });
    const idle = connect({ port: service.port, host: '127.0.0.1' });
    await once(idle, 'connect');
    idle.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(idle, 'data');
    const ended = once(idle, 'close');
    service.child.kill('SIGTERM');
    service.child.kill('SIGTERM');
    await ended;
    assert.equal(await service.stop(), 0);
  });
});

interface Use {
  readonly answered: number;
  /** Whether the last answer said `Connection: close`. */
  readonly told: boolean;
  readonly fault: string | null;
}

/** One keep-alive connection that asks again as soon as it is answered, until it is told that the connection ends. */
function useUntilClosed(port: number, bytes: Buffer): Promise<Use> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received = '';
    let answered = 0;
    let told = false;
    const send = (): void => {
      received = '';
      socket.write(bytes);
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const head = received.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
      if (received.length < head + 4 + length) return;
      answered++;
      told = /^connection: close\r$/im.test(received.slice(0, head + 2));
      if (told) received = '';
      else send();
    });
    const finish = (fault: string | null): void => resolve({ answered, told, fault });
    socket.on('error', (error) => finish(error.message));
    socket.on('close', () => finish(told && received === '' ? null : 'closed without being told'));
  });
}
