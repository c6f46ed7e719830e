import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createAuthenticator, type Falsified } from '../../testing/authenticator.ts';
import {
  addPasskey,
  assertPasskeyRefused,
  listPasskeys,
  logInWith,
  passkeyOrigin,
  startPasskey,
} from '../../testing/passkeys.ts';
import { startTestService } from '../../testing/service.ts';
import { codeAt } from '../../testing/totp.ts';
import { createVisitor, logInAs, password, type Seen, tokenFor, type Visitor } from '../../testing/visitor.ts';

const wrong = 'nine purple elephants dance';
const codeOf = ({ status, body }: Seen): unknown[] => [status, body.code];
const notAccepted = [401, 'invalid_passkey'];

describe('passkeys at the log-in', async () => {
  const service = await startTestService({ baseUrl: passkeyOrigin });
  after(() => service.close());
  const someone = (email = ''): Visitor => createVisitor(service, email);

  it('open their account without an email address or a password, and tell when they were last used', async () => {
    const ada = await logInAs(service, 'ada@example.com');
    const passkey = await addPasskey(ada);
    assert.equal((await listPasskeys(ada))[0]?.lastUsedAt, null);
    const visitor = someone();
    const seen = await logInWith(passkey, visitor);
    assert.deepEqual([seen.status, seen.body], [200, { next: 'settings' }]);
    assert.equal((await visitor.open()).body.email, ada.email);
    assert.equal((await logInWith(passkey, visitor)).status, 200);
    const [shown] = await listPasskeys(ada);
    assert.deepEqual(Object.keys(shown ?? {}).sort(), ['createdAt', 'id', 'lastUsedAt', 'name']);
    assert.ok(Date.parse(shown?.lastUsedAt ?? '') >= Date.parse(shown?.createdAt ?? ''));
  });

  it('W07 W03 start a new session, end the previous one of the browser, and mark the device as known', async () => {
    const visitor = await logInAs(service, 'session@example.com');
    const passkey = await addPasskey(visitor);
    const before = visitor.cookies();
    const { headers } = await logInWith(passkey, visitor);
    assert.notEqual(visitor.cookies(), before);
    const names = headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0]);
    for (const name of ['session_token', 'device', 'passkey']) assert.ok(names.includes(`__Host-agent-grade.${name}`));
    for (const cookie of headers.getSetCookie())
      for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']) assert.ok(cookie.split('; ').includes(part));
    visitor.setCookies(before);
    assert.equal((await visitor.open()).status, 401);
  });

  it('stand for both factors: no code is required, and a password still needs one', async () => {
    const visitor = await logInAs(service, 'totp@example.com');
    const passkey = await addPasskey(visitor);
    const { body } = await visitor.post('/two-factor/start', { password });
    await visitor.post('/two-factor/confirm', { code: codeAt(String(body.uri), 0) });
    const next = someone(visitor.email);
    assert.deepEqual((await logInWith(passkey, next)).body, { next: 'settings' });
    assert.equal((await next.open()).body.twoFactorEnabled, true);
    const other = someone(visitor.email);
    assert.deepEqual((await other.post('/log-in', { email: other.email, password })).body, { next: 'code' });
  });

  const falsified: readonly (readonly [string, Falsified])[] = [
    ['of a page of another origin', { origin: 'https://grade.example.evil.example' }],
    ['of a subdomain', { origin: 'https://www.grade.example' }],
    ['of another port', { origin: 'https://grade.example:8443' }],
    ['of plain http', { origin: 'http://grade.example' }],
    ['for another host', { partyId: 'evil.example' }],
    ['without the user being verified', { isVerified: false }],
    ['of the other ceremony', { type: 'webauthn.other' }],
  ];
  for (const [name, more] of falsified) {
    it(`W19 are refused with an answer ${name}`, async () => {
      const visitor = await logInAs(service, `refused${falsified.findIndex(([each]) => each === name)}@example.com`);
      const passkey = await addPasskey(visitor);
      const thief = someone();
      await assertPasskeyRefused(thief, await logInWith(passkey, thief, more));
      assert.equal((await logInWith(passkey, thief)).status, 200);
      const another = createAuthenticator(passkeyOrigin);
      const seen = await visitor.post('/passkeys/add', { name, ...another.create(await startPasskey(visitor), more) });
      assert.deepEqual(codeOf(seen), notAccepted);
      assert.equal((await listPasskeys(visitor)).length, 1);
    });
  }

  it('W19 are refused when their counter does not grow, as that of a copy does not', async () => {
    const passkey = await addPasskey(await logInAs(service, 'counter@example.com'));
    const visitor = someone();
    assert.equal((await logInWith(passkey, visitor, { counter: 7 })).status, 200);
    for (const counter of [7, 6, 0]) {
      const thief = someone();
      await assertPasskeyRefused(thief, await logInWith(passkey, thief, { counter }), `${counter}`);
    }
    assert.equal((await logInWith(passkey, visitor, { counter: 8 })).status, 200);
  });

  it('of authenticators that do not count are accepted again and again', async () => {
    const visitor = await logInAs(service, 'uncounted@example.com');
    const passkey = createAuthenticator(passkeyOrigin);
    const answer = passkey.create(await startPasskey(visitor), { counter: 0 });
    assert.equal((await visitor.post('/passkeys/add', { name: 'synced', ...answer })).status, 204);
    for (let i = 0; i < 2; i++) assert.equal((await logInWith(passkey, someone(), { counter: 0 })).status, 200);
  });

  it('W19 are refused with the signature of another one', async () => {
    const visitor = await logInAs(service, 'signature@example.com');
    const [first, second] = [await addPasskey(visitor), await addPasskey(visitor)];
    const thief = someone();
    const { body } = await thief.post('/log-in/passkey/start');
    const { signature = '' } = second.use(body);
    await assertPasskeyRefused(thief, await thief.post('/log-in/passkey', first.use(body, { signature })));
  });

  it('W19 open only their own account, whatever user the answer names', async () => {
    const [bob, cleo] = [await logInAs(service, 'bob@example.com'), await logInAs(service, 'cleo@example.com')];
    const passkey = await addPasskey(bob);
    const handle = Buffer.from(String((await cleo.open()).body.userId)).toString('base64url');
    for (const userHandle of [handle, '']) {
      const thief = someone();
      await assertPasskeyRefused(thief, await logInWith(passkey, thief, { userHandle }), userHandle);
    }
    const unknown = someone();
    const stranger = createAuthenticator(passkeyOrigin);
    stranger.create(await startPasskey(cleo));
    await assertPasskeyRefused(unknown, await logInWith(stranger, unknown));
  });

  it('W19 answer a challenge once, even in concurrent requests, in the browser that got it, and within five minutes', async (t) => {
    const passkey = await addPasskey(await logInAs(service, 'once@example.com'));
    const visitor = someone();
    const { body } = await visitor.post('/log-in/passkey/start');
    const cookies = visitor.cookies();
    const answer = passkey.use(body);
    const elsewhere = someone();
    await assertPasskeyRefused(elsewhere, await elsewhere.post('/log-in/passkey', answer));
    const later = passkey.use(body);
    const both = await Promise.all([answer, later].map((each) => visitor.post('/log-in/passkey', each)));
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 401]);
    const replaying = someone();
    replaying.setCookies(cookies);
    for (const each of [answer, later, passkey.use(body)])
      await assertPasskeyRefused(replaying, await replaying.post('/log-in/passkey', each));

    const late = someone();
    const { body: old } = await late.post('/log-in/passkey/start');
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 5 * 60_000 + 1 });
    await assertPasskeyRefused(late, await late.post('/log-in/passkey', passkey.use(old)));
  });

  it('W19 are not added with the challenge for logging in, nor the other way round, nor with another user’s', async () => {
    const visitor = await logInAs(service, 'purpose@example.com');
    const passkey = await addPasskey(visitor);
    const options = await startPasskey(visitor);
    const { challenge: another } = (await visitor.post('/log-in/passkey/start')).body;
    const created = createAuthenticator(passkeyOrigin).create({ ...options, challenge: another });
    assert.deepEqual(codeOf(await visitor.post('/passkeys/add', { name: 'x', ...created })), notAccepted);
    assert.deepEqual(
      codeOf(await visitor.post('/log-in/passkey', passkey.use(await startPasskey(visitor)))),
      notAccepted,
    );
    const other = await logInAs(service, 'other@example.com');
    const answer = createAuthenticator(passkeyOrigin).create(await startPasskey(other));
    const challenge = /__Host-agent-grade\.passkey=[^;]+/.exec(other.cookies())?.[0] ?? '';
    visitor.setCookies(`${visitor.cookies().replace(/__Host-agent-grade\.passkey=[^;]+(?:; )?/, '')}; ${challenge}`);
    assert.deepEqual(codeOf(await visitor.post('/passkeys/add', { name: 'x', ...answer })), notAccepted);
    assert.equal((await listPasskeys(visitor)).length, 1);
  });

  it('W19 are refused when malformed, without an internal error', async () => {
    // CBOR: lists in lists, and a list that announces four thousand million members.
    const [deep, endless] = [Buffer.alloc(8_000, 0x81), Buffer.from('9affffffff', 'hex')].map((bytes) =>
      bytes.toString('base64url'),
    );
    const visitor = await logInAs(service, 'malformed@example.com');
    const passkey = await addPasskey(visitor);
    for (const field of ['id', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle'])
      for (const value of ['', '!', '\0', 'AAAA', 'x'.repeat(9_000)]) {
        const { body } = await visitor.post('/log-in/passkey/start');
        const seen = await visitor.post('/log-in/passkey', { ...passkey.use(body), [field]: value });
        assert.deepEqual(codeOf(seen), notAccepted, `${field} ${value.slice(0, 5)}`);
      }
    for (const field of ['id', 'clientDataJSON', 'attestationObject'])
      for (const value of ['', '!', '\0', 'AAAA', deep, endless]) {
        const answer = createAuthenticator(passkeyOrigin).create(await startPasskey(visitor));
        const seen = await visitor.post('/passkeys/add', { name: 'x', ...answer, [field]: value });
        assert.deepEqual(codeOf(seen), notAccepted, `${field} ${value?.slice(0, 5)}`);
      }
    assert.deepEqual(codeOf(await visitor.post('/log-in/passkey', { id: 1 })), [400, 'invalid_field']);
  });

  it('remain after the password was reset', async () => {
    const visitor = await logInAs(service, 'reset@example.com');
    const passkey = await addPasskey(visitor);
    await visitor.post('/reset/request', { email: visitor.email });
    const reset = { token: tokenFor(service, visitor.email), password: wrong };
    assert.equal((await visitor.post('/reset', reset)).status, 204);
    assert.equal((await visitor.open()).status, 401);
    assert.equal((await logInWith(passkey, visitor)).status, 200);
  });

  it('cost no row in the database before somebody has logged in', async () => {
    const before = await countVerifications();
    for (let i = 0; i < 5; i++) await someone().post('/log-in/passkey/start');
    assert.equal(await countVerifications(), before);
  });

  const countVerifications = async (): Promise<number> =>
    (
      await service.stores.accounts.db
        .selectFrom('verifications' as 'users')
        .selectAll()
        .execute()
    ).length;
});

describe('guessing with passkeys', () => {
  it('is limited for each address', async () => {
    const service = await startTestService({
      baseUrl: passkeyOrigin,
      attemptsPerMinute: 3,
      trustedProxies: ['127.0.0.1'],
    });
    const visitor = createVisitor(service, '');
    const from = { 'X-Forwarded-For': '192.0.2.78' };
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await visitor.post('/log-in/passkey/start', {}, from)).status);
    await service.close();
    assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
  });
});
