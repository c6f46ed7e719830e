import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { request, talk } from '../../testing/raw-socket.ts';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';

describe('404', async () => {
  const service = await startTestService();
  after(() => service.close());
  const { text: key } = await service.makeKey();

  for (const headers of [{}, bearer(key)]) {
    it(`for a path that does not exist, ${'Authorization' in headers ? 'with' : 'without'} a key`, async () => {
      const response = await fetch(`${service.url}/api/v1/nope`, { method: 'POST', body: smallBody(), headers });
      assert.equal(response.status, 404);
      assert.equal(response.headers.get('Content-Type'), 'application/problem+json; charset=utf-8');
      assert.equal((await response.json()).code, 'not_found');
    });
  }

  it('is a page for browsers, except for API paths', async () => {
    const ask = async (path: string, method: string, accept: string) => {
      const response = await fetch(service.url + path, { method, headers: { Accept: accept } });
      return [response.status, response.headers.get('Content-Type')?.split(';')[0]];
    };
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
    assert.deepEqual(await ask('/rules/AG-999', 'GET', browser), [404, 'text/html']);
    assert.deepEqual(await ask('/nope', 'HEAD', browser), [404, 'text/html']);
    for (const [path, method, accept] of [
      ['/nope', 'GET', '*/*'],
      ['/nope', 'GET', 'application/json'],
      ['/nope', 'POST', browser],
      ['/api/v1/nope', 'GET', browser],
      ['/web/nope', 'GET', browser],
    ] as const)
      assert.deepEqual(await ask(path, method, accept), [404, 'application/problem+json'], `${method} ${path}`);
  });

  const paths = [
    '/api/v1/analyze/',
    '//api/v1/analyze',
    '/API/V1/ANALYZE',
    '/api/v1/../v1/analyze',
    '/api/v1/analyze%00',
    '/api/v1/analyze;x',
    '/api/v1/analyze.json',
  ];
  for (const path of paths) {
    it(`and no redirect for ${path}`, async () => {
      const { answers } = await talk(service.port, [request({ path, key, body: smallBody() })]);
      assert.equal(answers[0]?.status, 404);
      assert.equal(answers[0]?.headers.get('location'), undefined);
    });
  }

  it('is 400 for a broken percent encoding, and 200 for one that means the path', async () => {
    const statuses = [];
    for (const path of ['/api/v1/%zz', '/api/v1/%61nalyze']) {
      const { answers } = await talk(service.port, [request({ path, key, body: smallBody() })]);
      statuses.push(answers[0]?.status);
    }
    assert.deepEqual(statuses, [400, 200]);
  });
});
