import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { request, talk } from '../../testing/raw-socket.ts';
import { bearer, startTestService } from '../../testing/service.ts';
import { wireLimits } from '../../wire/limits.ts';

const mebibyte = 1_048_576;

describe('413', async () => {
  const service = await startTestService();
  after(() => service.close());
  const { text: key } = await service.makeKey();
  const post = (content: string) => service.post(JSON.stringify({ content, format: 'json' }), bearer(key));

  it('is for one byte more than 1 MB of content, not for 1 MB', async () => {
    assert.equal((await post('x'.repeat(mebibyte))).status, 200);
    const response = await post('x'.repeat(mebibyte + 1));
    assert.equal(response.status, 413);
    assert.equal((await response.json()).code, 'content_too_large');
  });

  it('counts bytes of UTF-8, not characters', async () => {
    assert.equal((await post('é'.repeat(mebibyte / 2))).status, 200);
    assert.equal((await post('é'.repeat(mebibyte / 2 + 1))).status, 413);
    assert.equal((await post('🐎'.repeat(mebibyte / 4))).status, 200);
    assert.equal((await post(`${'🐎'.repeat(mebibyte / 4)}x`)).status, 413);
  });

  it('is not for 1 MB of content that escaping makes six times as long', async () => {
    const body = `{"content":"${'\\u0061'.repeat(mebibyte)}","format":"json"}`;
    assert.equal((await service.post(body, bearer(key))).status, 200);
  });

  it('comes before the content is read', async () => {
    const response = await post('{'.repeat(mebibyte + 1));
    assert.equal((await response.json()).code, 'content_too_large');
  });

  it('H12 is sent at once because of Content-Length, and closes the connection', async () => {
    const head = request({ key, fields: ['Content-Length: 50000000'] });
    const { answers, ended, elapsedMs } = await talk(service.port, [head, '{'], { untilClosed: true });
    assert.equal(answers[0]?.status, 413);
    assert.equal(JSON.parse(answers[0]?.body ?? '').code, 'request_too_large');
    assert.equal(answers[0]?.headers.get('connection'), 'close');
    assert.equal(ended, 'closed');
    assert.ok(elapsedMs < 2_000);
  });

  it('is for one byte more than the limit of the body, not for the limit', async () => {
    const statuses = [];
    for (const more of [0, 1]) {
      const head = request({ key, fields: [`Content-Length: ${wireLimits.bodyBytesMax + more}`] });
      const { answers } = await talk(service.port, [head, Buffer.alloc(wireLimits.bodyBytesMax + more, 0x20)]);
      statuses.push(answers[0]?.status);
    }
    assert.deepEqual(statuses, [400, 413]);
  });

  it('H11 is for an endless chunked body, before 16 MB have been read', async () => {
    const head = request({ key, fields: ['Transfer-Encoding: chunked'] });
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 0x20), Buffer.from('\r\n')]);
    const { answers, ended, sentBytes } = await talk(service.port, [head, () => chunk], { untilClosed: true });
    assert.equal(answers[0]?.status, 413);
    assert.notEqual(ended, 'open');
    assert.ok(sentBytes < 16 * mebibyte, `${sentBytes} bytes`);
  });

  it('reaches a client that is still sending', async () => {
    const response = await service.post('x'.repeat(7 * mebibyte), bearer(key));
    assert.equal(response.status, 413);
  });
});
