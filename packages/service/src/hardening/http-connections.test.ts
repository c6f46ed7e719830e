/** Misbehaving connections: H16, H17 and H70 to H72 of the checklist, with the service's time limits shortened. */
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { createSlidingLog } from '../rate-limit/sliding-log.ts';
import { pause, request, talk } from '../testing/raw-socket.ts';
import { smallBody, startTestService } from '../testing/service.ts';

describe('HTTP connections', async () => {
  const service = await startTestService({
    limiter: createSlidingLog(1_000_000, () => 0),
    timeouts: { headersMs: 600, bodyMs: 600, checkEveryMs: 50 },
  });
  after(() => service.close());
  const { text: key } = await service.makeKey();
  const good = request({ key, body: smallBody() });
  const answersSoon = async (): Promise<void> => {
    const { answers, elapsedMs } = await talk(service.port, [good]);
    assert.equal(answers[0]?.status, 200);
    assert.ok(elapsedMs < 2_000);
  };

  for (const [where, length] of [
    ['the header', 40],
    ['the body', good.length - 10],
    ['nothing', good.length],
  ] as const) {
    it(`H16 a reset within ${where} affects no other request`, async () => {
      for (let i = 0; i < 20; i++) {
        const socket = await open(service.port);
        socket.write(good.subarray(0, length));
        await pause(2);
        socket.resetAndDestroy();
      }
      await answersSoon();
    });
  }

  it('H17 300 idle connections delay no other request', async () => {
    const idle = await Promise.all(Array.from({ length: 300 }, () => open(service.port)));
    await answersSoon();
    for (const socket of idle) socket.destroy();
  });

  it('H72 200 half-sent requests delay no other request', async () => {
    const half = await Promise.all(Array.from({ length: 200 }, () => open(service.port)));
    for (const socket of half) socket.write(good.subarray(0, good.length - 5));
    await answersSoon();
    for (const socket of half) socket.destroy();
  });

  it('H70 H71 a client that sends only a byte now and then is disconnected', async () => {
    const head = request({ key, fields: ['Content-Length: 1000'] });
    const drip = (byte: string) => async () => {
      await pause(50);
      return byte;
    };
    const slow = await Promise.all([
      talk(service.port, ['POST / HTTP/1.1\r\nHost: a\r\nX: ', drip('a')], { untilClosed: true }),
      talk(service.port, [head, drip(' ')], { untilClosed: true }),
      talk(service.port, [], { untilClosed: true }),
    ]);
    for (const { ended } of slow) assert.notEqual(ended, 'open');
  });
});

function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket));
    // The fate of a connection that is broken on purpose does not matter.
    socket.on('error', () => {});
  });
}
