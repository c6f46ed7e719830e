import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startTestService } from '../../testing/service.ts';
import { createVisitor, logInAs, password, type Seen, tokenFor } from '../../testing/visitor.ts';

const another = 'nine purple elephants dance';
const codeOf = ({ status, body }: Seen): unknown[] => [status, body.code];

describe('signing up and logging in', async () => {
  const service = await startTestService({ baseUrl: 'https://grade.example' });
  after(() => service.close());
  const ada = await logInAs(service, 'ada@example.com');

  it('requires a confirmed address', async () => {
    const email = 'new@example.com';
    const visitor = createVisitor(service, email);
    await visitor.post('/sign-up', { email, password });
    assert.deepEqual(codeOf(await visitor.post('/log-in', { email, password })), [403, 'email_not_verified']);
    assert.deepEqual(codeOf(await visitor.post('/verify', { token: 'x.y.z' })), [400, 'link_not_valid']);
    assert.equal((await visitor.post('/verify', { token: tokenFor(service, email) })).status, 204);
    assert.deepEqual((await visitor.post('/log-in', { email, password })).body, { next: 'settings' });
  });

  it('W03 sets one session cookie that other hosts cannot set and scripts cannot read', async () => {
    const visitor = createVisitor(service, ada.email);
    const { headers } = await visitor.post('/log-in', { email: ada.email, password });
    for (const cookie of headers.getSetCookie()) {
      assert.match(cookie, /^__Host-agent-grade\.\w+=/);
      for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
        assert.ok(cookie.split('; ').includes(part), cookie);
      assert.ok(!cookie.includes('ada') && !/Domain/i.test(cookie));
    }
    assert.equal(headers.get('Cache-Control'), 'no-store');
  });

  it('answers the same for known and unknown addresses', async () => {
    const visitor = createVisitor(service, '');
    const both = async (path: string, more: object) => {
      const answers = [];
      for (const email of [ada.email, 'nobody@example.com']) {
        const { status, text } = await visitor.post(path, { email, ...more });
        answers.push({ status, text: text.replace(/"requestId":"[^"]+"/, '') });
      }
      return answers;
    };
    for (const [path, more] of [
      ['/sign-up', { password }],
      ['/log-in', { password: another }],
      ['/reset/request', {}],
    ] as const) {
      const [known, unknown] = await both(path, more);
      assert.deepEqual(known, unknown, path);
    }
  });

  const passwords = [
    ['14 characters', 'kV9#mQ2$xT7!aB', 400, 'weak_password'],
    ['a common word', 'password1234567', 400, 'weak_password'],
    ['the address', 'w11@example.com', 400, 'weak_password'],
    ['257 characters', 'kV9#mQ2$'.repeat(33), 400, 'weak_password'],
    ['a megabyte', 'x'.repeat(1_048_576), 413, 'request_too_large'],
    ['15 characters', 'kV9#mQ2$xT7!aBz', 204, undefined],
    ['64 characters', 'kV9#mQ2$'.repeat(8), 204, undefined],
    ['128 characters', 'kV9#mQ2$'.repeat(16), 204, undefined],
    ['words with spaces', '  nine purple elephants dance  ', 204, undefined],
    ['emoji', '🐘🐎🦩🐙🦔🐋🦜🐝🦊🐢🦉🐬🦓🐿🦎', 204, undefined],
  ] as const;
  for (const [name, wanted, status, code] of passwords) {
    it(`W11 answers ${status} for a password of ${name}`, async () => {
      const visitor = createVisitor(service, 'w11@example.com');
      assert.deepEqual(codeOf(await visitor.post('/sign-up', { email: visitor.email, password: wanted })), [
        status,
        code,
      ]);
    });
  }

  it('W07 creates a new session at each login and ends the previous one', async () => {
    const visitor = createVisitor(service, ada.email);
    await visitor.post('/log-in', { email: ada.email, password });
    const before = visitor.cookies();
    await visitor.post('/log-in', { email: ada.email, password });
    assert.notEqual(visitor.cookies(), before);
    assert.equal((await visitor.open()).status, 200);
    visitor.setCookies(before);
    assert.deepEqual(codeOf(await visitor.open()), [401, 'login_required']);
  });

  it('lets a user reset a forgotten password once, and ends all sessions', async () => {
    const cleo = await logInAs(service, 'cleo@example.com');
    const visitor = createVisitor(service, cleo.email);
    await visitor.post('/reset/request', { email: cleo.email });
    const token = tokenFor(service, cleo.email);
    assert.deepEqual(codeOf(await visitor.post('/reset', { token, password: 'short' })), [400, 'weak_password']);
    assert.equal((await visitor.post('/reset', { token, password: another })).status, 204);
    assert.deepEqual(codeOf(await visitor.post('/reset', { token, password })), [400, 'link_not_valid']);
    assert.equal((await cleo.open()).status, 401);
    assert.equal((await visitor.post('/log-in', { email: cleo.email, password: another })).status, 200);
    assert.match(service.messages.at(-1)?.subject ?? '', /password was changed/);
  });

  it('slows down guessing and still lets the owner log in from a known device', async () => {
    const dora = await logInAs(service, 'dora@example.com');
    const stranger = createVisitor(service, dora.email);
    const statuses = [];
    for (let i = 0; i < 7; i++)
      statuses.push(await stranger.post('/log-in', { email: dora.email, password: `${another} ${i}` }));
    const last = statuses.at(-1);
    assert.deepEqual(
      statuses.slice(0, 5).map(({ status }) => status),
      [401, 401, 401, 401, 401],
    );
    assert.equal(last?.status, 429);
    assert.match(last?.headers.get('Retry-After') ?? '', /^[1-9]\d*$/);
    assert.equal((await dora.post('/log-in', { email: dora.email, password })).status, 200);
  });

  it('accepts accounts that the operator created', async () => {
    const { createUser } = await import('../../accounts/accounts.ts');
    await createUser(service.stores.users, { email: 'operated@example.com', password }, Date.now());
    const visitor = createVisitor(service, 'operated@example.com');
    assert.equal((await visitor.post('/log-in', { email: visitor.email, password })).status, 200);
    assert.equal((await visitor.open()).body.email, visitor.email);
  });
});

describe('the library’s rate limit', () => {
  it('applies to each address', async () => {
    const service = await startTestService({ attemptsPerMinute: 3, trustedProxies: ['127.0.0.1'] });
    const visitor = createVisitor(service, '');
    // The library counts for the whole process, so this address is used by no other test.
    const from = { 'X-Forwarded-For': '192.0.2.77' };
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await visitor.post('/log-in/code', { code: 'x' }, from)).status);
    await service.close();
    assert.deepEqual(statuses, [401, 401, 401, 429, 429]);
  });
});
