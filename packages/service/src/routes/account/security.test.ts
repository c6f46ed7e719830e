import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startTestService } from '../../testing/service.ts';
import { codeAt } from '../../testing/totp.ts';
import { createVisitor, logInAs, password, type Seen, tokenFor, type Visitor } from '../../testing/visitor.ts';

const another = 'nine purple elephants dance';
const codeOf = ({ status, body }: Seen): unknown[] => [status, body.code];

describe('an account’s security', async () => {
  const service = await startTestService();
  after(() => service.close());
  const ada = await logInAs(service, 'ada@example.com');
  const logIn = async (email: string): Promise<Visitor> => {
    const visitor = createVisitor(service, email);
    await visitor.post('/log-in', { email, password });
    await visitor.open();
    return visitor;
  };

  it('W04 requires the CSRF token of the same session', async () => {
    const bob = await logInAs(service, 'bob@example.com');
    const stolen = String((await bob.open()).body.csrfToken);
    for (const token of ['', 'x', stolen])
      assert.deepEqual(codeOf(await ada.post('/log-out', {}, { 'X-CSRF-Token': token })), [403, 'page_expired']);
    assert.equal((await ada.open()).status, 200);
  });

  it('W05 refuses requests from other sites and bodies other than JSON', async () => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
      { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' },
    ])
      assert.deepEqual(codeOf(await ada.post('/log-out', {}, headers)), [403, 'cross_site_request']);
    assert.equal((await ada.post('/sessions/end-others', {}, { 'Content-Type': 'text/plain' })).status, 415);
    assert.equal((await ada.open()).status, 200);
  });

  it('W06 changes nothing by GET', async () => {
    for (const path of ['/log-out', '/log-in', '/password', '/sessions/end', '/keys/create', '/keys/revoke', '/delete'])
      assert.equal((await ada.get(path)).status, 405);
  });

  it('W02 shows nothing without a session', async () => {
    const stranger = createVisitor(service, '');
    for (const path of ['/session', '/sessions'])
      assert.deepEqual(codeOf(await stranger.get(path)), [401, 'login_required']);
    assert.deepEqual(codeOf(await stranger.post('/log-out')), [401, 'login_required']);
  });

  it('W09 L07 ends a session for good when its user logs out', async () => {
    const visitor = await logIn(ada.email);
    const cookies = visitor.cookies();
    const { status, headers } = await visitor.post('/log-out');
    assert.deepEqual([status, headers.get('Clear-Site-Data')], [204, '"cache", "storage"']);
    visitor.setCookies(cookies);
    assert.equal((await visitor.open()).status, 401);
  });

  it('lists sessions without their tokens, and ends one or all others, but none of other users', async () => {
    const [second, third] = [await logIn(ada.email), await logIn(ada.email)];
    const list = async (visitor: Visitor) =>
      (await visitor.get('/sessions')).body.sessions as { id: string; isThis: boolean }[];
    const sessions = await list(second);
    assert.ok(sessions.length >= 3 && sessions.filter(({ isThis }) => isThis).length === 1);
    assert.ok(
      !JSON.stringify(sessions).includes(decodeURIComponent(second.cookies()).split('=')[1]?.split('.')[0] ?? '-'),
    );
    const bob = await logIn('bob@example.com');
    const [bobs] = await list(bob);
    assert.deepEqual(codeOf(await second.post('/sessions/end', { id: bobs?.id })), [404, 'not_found']);
    assert.deepEqual(codeOf(await second.post('/sessions/end', { id: 'ses_none' })), [404, 'not_found']);
    const thirds = (await list(third)).find(({ isThis }) => isThis);
    assert.equal((await second.post('/sessions/end', { id: thirds?.id })).status, 204);
    assert.equal((await third.open()).status, 401);
    assert.equal((await second.post('/sessions/end-others')).status, 204);
    assert.equal((await ada.open()).status, 401);
    assert.equal((await second.open()).status, 200);
  });

  it('W09 requires the current password to change it, and ends the other sessions', async () => {
    const visitor = await logInAs(service, 'cleo@example.com');
    const other = await logIn(visitor.email);
    assert.deepEqual(codeOf(await visitor.post('/password', { current: another, wanted: another })), [
      403,
      'wrong_password',
    ]);
    assert.deepEqual(codeOf(await visitor.post('/password', { current: password, wanted: 'short' })), [
      400,
      'weak_password',
    ]);
    assert.equal((await visitor.post('/password', { current: password, wanted: another })).status, 204);
    assert.equal((await other.open()).status, 401);
    assert.equal((await visitor.open()).status, 200);
  });

  it('changes the email address after both addresses have confirmed', async () => {
    const visitor = await logInAs(service, 'old@example.com');
    assert.equal((await visitor.post('/email', { email: 'fresh@example.com' })).status, 204);
    await visitor.post('/verify', { token: tokenFor(service, 'old@example.com') });
    assert.equal((await visitor.open()).body.email, 'old@example.com');
    await visitor.post('/verify', { token: tokenFor(service, 'fresh@example.com') });
    assert.equal((await visitor.open()).body.email, 'fresh@example.com');
  });

  it('requires a code once a second factor is confirmed, and accepts each recovery code once', async () => {
    const visitor = await logInAs(service, 'totp@example.com');
    assert.deepEqual(codeOf(await visitor.post('/two-factor/start', { password: another })), [403, 'wrong_password']);
    const { body } = await visitor.post('/two-factor/start', { password });
    const uri = String(body.uri);
    const codes = body.recoveryCodes as string[];
    assert.equal((await visitor.open()).body.twoFactorEnabled, false);
    assert.deepEqual(codeOf(await visitor.post('/two-factor/confirm', { code: '000000' })), [401, 'wrong_code']);
    assert.equal((await visitor.post('/two-factor/confirm', { code: codeAt(uri, 0) })).status, 204);
    assert.equal((await visitor.open()).body.twoFactorEnabled, true);
    const enter = async (code: string): Promise<Seen> => {
      const next = createVisitor(service, visitor.email);
      const first = await next.post('/log-in', { email: visitor.email, password });
      assert.deepEqual(first.body, { next: 'code' });
      assert.equal((await next.open()).status, 401);
      const answer = await next.post('/log-in/code', { code });
      assert.equal((await next.open()).status, answer.status === 200 ? 200 : 401);
      return answer;
    };
    assert.deepEqual(codeOf(await enter('000000')), [401, 'wrong_code']);
    assert.equal((await enter(codeAt(uri, 0))).status, 200);
    assert.equal((await enter(codes[0] ?? '')).status, 200);
    assert.deepEqual(codeOf(await enter(codes[0] ?? '')), [401, 'wrong_code']);
    assert.equal((await visitor.post('/two-factor/stop', { password })).status, 204);
    const plain = createVisitor(service, visitor.email);
    assert.deepEqual((await plain.post('/log-in', { email: visitor.email, password })).body, { next: 'settings' });
  });

  it('records every change with its actor in the audit log, and shows it to nobody else', async () => {
    const visitor = await logInAs(service, 'noted@example.com');
    const other = await logIn(visitor.email);
    const last = await logIn(visitor.email);
    const list = (await visitor.get('/sessions')).body.sessions as { id: string; isThis: boolean }[];
    await visitor.post('/sessions/end', { id: list.find(({ isThis }) => !isThis)?.id });
    await visitor.post('/sessions/end-others');
    await visitor.post('/sessions/end-others');
    assert.deepEqual([(await other.open()).status, (await last.open()).status], [401, 401]);
    await visitor.post('/password', { current: another, wanted: another });
    await visitor.post('/password', { current: password, wanted: another });
    await visitor.open();
    const { body } = await visitor.post('/two-factor/start', { password: another });
    await visitor.post('/two-factor/confirm', { code: '000000' });
    await visitor.post('/two-factor/confirm', { code: codeAt(String(body.uri), 0) });
    await visitor.open();
    await visitor.post('/two-factor/codes', { password: another });
    await visitor.post('/two-factor/stop', { password: another });
    await visitor.open();
    await visitor.post('/email', { email: 'moved@example.com' });
    await visitor.post('/verify', { token: tokenFor(service, 'noted@example.com') });
    await visitor.post('/verify', { token: tokenFor(service, 'moved@example.com') });
    await visitor.post('/reset/request', { email: 'moved@example.com' });
    const events = (await visitor.get('/audit')).body.events as { action: string; actor: string; subject: string }[];
    await visitor.post('/reset', { token: tokenFor(service, 'moved@example.com'), password });
    const again = await logIn('moved@example.com');
    const later = (await again.get('/audit')).body.events as { action: string; actor: string }[];
    assert.deepEqual(events.map(({ action }) => action).toReversed(), [
      'session.ended',
      'sessions.ended',
      'password.changed',
      'second-factor.on',
      'recovery-codes.made',
      'second-factor.off',
      'email.changed',
    ]);
    assert.deepEqual([later[0]?.action, later[0]?.actor], ['password.reset', 'moved@example.com']);
    assert.ok(!JSON.stringify(later).includes(another));
    assert.deepEqual((await (await logIn('bob@example.com')).get('/audit')).body.events, []);
  });
});
