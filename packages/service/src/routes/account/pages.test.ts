import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startTestService } from '../../testing/service.ts';
import { logInAs } from '../../testing/visitor.ts';

describe('the account pages', async () => {
  const service = await startTestService({ baseUrl: 'https://grade.example', mailIsFiles: true });
  after(() => service.close());
  let cookies = '';
  const get = (path: string, cookie = '') =>
    fetch(`${service.url}${path}`, { redirect: 'manual', headers: { Cookie: cookie } });

  it('offer to create the first account if there is none, and say where mails go', async () => {
    assert.match(await (await get('/sign-up')).text(), /data-is-new="true" data-mail-is-files="true"/);
    const ada = await logInAs(service, 'ada@example.com');
    cookies = ada.cookies();
    assert.match(await (await get('/sign-up')).text(), /data-is-new="false"/);
    const settings = await get('/settings/keys', ada.cookies());
    assert.equal(settings.status, 200);
    const markup = await settings.text();
    assert.ok(markup.includes('data-section="keys"') && !markup.includes(ada.email));
  });

  for (const path of ['/settings', '/settings/keys', '/settings/teams?team=x']) {
    it(`W02 ${path} redirects to the login without a session`, async () => {
      for (const cookie of ['', '__Host-agent-grade.session_token=x.y']) {
        const answer = await get(path, cookie);
        assert.equal(answer.status, 303);
        assert.equal(answer.headers.get('Location'), `/login?next=${encodeURIComponent(path)}`);
      }
    });
  }

  for (const path of ['/', '/login', '/sign-up', '/reset', '/verify', '/settings', '/settings/keys']) {
    for (const method of ['GET', 'HEAD']) {
      it(`W01 ${method} ${path} cannot be framed, sniffed or scripted from other sites, with a session and without`, async () => {
        for (const Cookie of ['', cookies]) {
          const { headers } = await fetch(`${service.url}${path}`, { method, redirect: 'manual', headers: { Cookie } });
          if (path !== '/') assert.equal(headers.get('Cache-Control'), 'no-store');
          assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
          assert.equal(headers.get('Strict-Transport-Security'), 'max-age=31536000');
          assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin');
          const policy = headers.get('Content-Security-Policy') ?? '';
          assert.match(policy, /^default-src 'none'; script-src '(?:self|none)';.*frame-ancestors 'none'/);
          assert.ok(!policy.includes('unsafe'));
        }
      });
    }
  }

  it('do not accept POST', async () => {
    const answer = await fetch(`${service.url}/settings/keys`, { method: 'POST' });
    assert.deepEqual([answer.status, answer.headers.get('Allow')], [405, 'GET, HEAD']);
  });
});
