import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { createDataDirectory, makeKey, startProcess } from './testing/process.ts';
import { pause, request } from './testing/raw-socket.ts';
import { smallBody } from './testing/service.ts';
import { useUntilClosed } from './testing/use-until-closed.ts';

describe('SIGTERM', async () => {
  const directory = createDataDirectory();
  after(() => directory.remove());

  it('K06 truncates no answer and resets no connection under load, and the process exits with 0 within ten seconds', async () => {
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
    for (const { answered, isCloseAnnounced } of results) assert.ok(answered > 0 && isCloseAnnounced);
  });

  it('closes idle connections after a while, and a second signal changes nothing', async () => {
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
