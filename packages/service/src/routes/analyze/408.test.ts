import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { pause, request, talk } from '../../testing/raw-socket.ts';
import { smallBody, startTestService } from '../../testing/service.ts';

describe('408', async () => {
  const service = await startTestService({ timeouts: { headersMs: 300, bodyMs: 400, checkEveryMs: 50 } });
  after(() => service.close());
  const { text: key } = await service.makeKey();

  it('closes for a body that comes byte by byte', async () => {
    const head = request({ key, fields: ['Content-Length: 1000'] });
    const drip = async () => {
      await pause(40);
      return '{';
    };
    const { answers, ended, elapsedMs } = await talk(service.port, [head, drip], { untilClosed: true });
    assert.equal(answers[0]?.status, 408);
    assert.equal(answers[0]?.headers.get('connection'), 'close');
    assert.notEqual(ended, 'open');
    assert.ok(elapsedMs < 4_000);
  });

  it('closes for headers that do not end', async () => {
    const { answers, ended } = await talk(service.port, ['POST /api/v1/analyze HTTP/1.1\r\nHost: a\r\n'], {
      untilClosed: true,
    });
    assert.equal(answers[0]?.status, 408);
    assert.equal(JSON.parse(answers[0]?.body ?? '').code, 'request_timeout');
    assert.equal(ended, 'closed');
  });

  it('closes a connection on which nothing is sent', async () => {
    const { ended } = await talk(service.port, [], { untilClosed: true });
    assert.equal(ended, 'closed');
  });

  it('is not for a body that arrives in time', async () => {
    const body = smallBody();
    const head = request({ key, fields: [`Content-Length: ${body.length}`] });
    const { answers } = await talk(service.port, [head, body.slice(0, 5), later(body.slice(5))]);
    assert.equal(answers[0]?.status, 200);
  });
});

function later(text: string): () => Promise<string | null> {
  let sent = false;
  return async () => {
    if (sent) return null;
    sent = true;
    await pause(100);
    return text;
  };
}
