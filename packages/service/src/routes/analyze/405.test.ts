import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { request, talk } from '../../testing/raw-socket.ts';
import { startTestService } from '../../testing/service.ts';

describe('405', async () => {
  const service = await startTestService();
  after(() => service.close());
  const { text: key } = await service.makeKey();

  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND']) {
    it(`${method === 'GET' ? 'H03' : 'H04'} with Allow for ${method}, echoing nothing`, async () => {
      const sent = request({ method, key, fields: ['X-Canary: canary-in-a-field', 'Connection: close'] });
      const { received } = await talk(service.port, [sent], { timeoutMs: 10_000, untilClosed: true });
      assert.match(received, /^HTTP\/1\.1 405 /);
      assert.match(received, /^allow: POST\r$/im);
      assert.ok(!received.includes('canary'));
      assert.ok(!/^access-control-/im.test(received));
    });
  }

  it('names GET and HEAD for a page', async () => {
    const response = await fetch(`${service.url}/livez`, { method: 'POST' });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('Allow'), 'GET, HEAD');
  });
});
