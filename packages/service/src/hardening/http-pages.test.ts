/** Security headers of the pages: H80 of the checklist; and that every link in an answer works. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { problemCodes, problemPath } from '../problems.ts';
import { startTestService } from '../testing/service.ts';

describe('pages', async () => {
  const service = await startTestService();
  after(() => service.close());

  for (const path of ['/', '/docs', '/docs/problems', '/rules']) {
    it(`H80 ${path} loads nothing from elsewhere, runs nothing inline, and is not framed`, async () => {
      const response = await fetch(service.url + path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('Content-Type'), 'text/html; charset=utf-8');
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      assert.match(policy, /^default-src 'none';/);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.match(policy, /base-uri 'none'/);
      assert.ok(!policy.includes('unsafe') && !policy.includes('*') && !policy.includes('http'));
      assert.equal(response.headers.get('Cross-Origin-Opener-Policy'), 'same-origin');
      assert.equal(response.headers.get('Referrer-Policy'), 'no-referrer');
      const page = await response.text();
      assert.ok(!/<script(?![^>]*\ssrc="\/)/.test(page) && !/<style|\sstyle=|\son\w+=/.test(page));
      assert.ok(!/(src|href)="(https?:)?\/\//.test(page));
      for (const [, link = ''] of page.matchAll(/(?:src|href)="(\/[^"]*)"/g)) {
        const answer = await fetch(service.url + link, { redirect: 'manual' });
        // Settings redirect a visitor without a session to the log-in page, and nowhere else.
        if (answer.status === 303) assert.match(answer.headers.get('Location') ?? '', /^\/login\b/, link);
        else assert.equal(answer.status, 200, link);
      }
    });
  }

  it('explain every problem where its type points', async () => {
    const page = await (await fetch(`${service.url}/docs/problems`)).text();
    for (const code of problemCodes) {
      const [path, anchor] = problemPath(code).split('#');
      assert.equal(path, '/docs/problems');
      assert.ok(page.includes(`id="${anchor}"`), code);
    }
  });

  it('use a new nonce for each request of the API reference', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => (await fetch(`${service.url}/docs`)).headers.get('Content-Security-Policy')),
    );
    assert.equal(new Set(nonces).size, 2);
  });

  it('W01 require HTTPS if and only if the service is reached over TLS', async () => {
    const secure = await startTestService({ baseUrl: 'https://grade.example' });
    after(() => secure.close());
    const fields = await Promise.all(
      [service, secure].map(async ({ url }) => (await fetch(`${url}/`)).headers.get('Strict-Transport-Security')),
    );
    assert.deepEqual(fields, [null, 'max-age=31536000']);
  });

  it('report health without a key', async () => {
    for (const path of ['/livez', '/readyz']) {
      const response = await fetch(service.url + path);
      assert.deepEqual([response.status, await response.json()], [200, { status: 'ok' }]);
    }
  });
});
