import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { passkeyLimits } from '../../accounts/passkeys/passkeys.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import {
  addPasskey,
  assertPasskeyRefused,
  listPasskeys,
  logInWith,
  passkeyOrigin,
  type ShownPasskey,
  startPasskey,
} from '../../testing/passkeys.ts';
import { startTestService } from '../../testing/service.ts';
import { createVisitor, logInAs, password, type Seen, type Visitor } from '../../testing/visitor.ts';

const wrong = 'nine purple elephants dance';
const codeOf = ({ status, body }: Seen): unknown[] => [status, body.code];
const notAccepted = [401, 'invalid_passkey'];

describe('passkeys in settings', async () => {
  const service = await startTestService({ baseUrl: passkeyOrigin });
  after(() => service.close());
  const someone = (email = ''): Visitor => createVisitor(service, email);

  it('are asked of the authenticator for this host, with the user verified, and without naming anybody', async () => {
    const visitor = await logInAs(service, 'options@example.com');
    await addPasskey(visitor);
    const options = await startPasskey(visitor);
    assert.deepEqual(options.rp, { id: 'grade.example', name: 'AgentGrade' });
    assert.deepEqual(options.authenticatorSelection, {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    });
    assert.deepEqual([options.attestation, (options.excludeCredentials as unknown[]).length], ['none', 1]);
    const asked = await someone().post('/log-in/passkey/start', {}, { 'X-Forwarded-Host': 'evil.example' });
    const { challenge, ...rest } = asked.body;
    assert.deepEqual(rest, { rpId: 'grade.example', timeout: 300_000, userVerification: 'required' });
    assert.ok(Buffer.from(String(challenge), 'base64url').length >= 32);
  });

  it('are added and removed only with the password, W04 the CSRF token and W05 from this site', async () => {
    const visitor = await logInAs(service, 'guarded@example.com');
    await addPasskey(visitor);
    const [{ id } = { id: '' }] = await listPasskeys(visitor);
    for (const [path, more] of [
      ['/passkeys/start', { name: 'x' }],
      ['/passkeys/remove', { id }],
    ] as const) {
      assert.deepEqual(codeOf(await visitor.post(path, { ...more, password: wrong })), [403, 'wrong_password'], path);
      const body = { ...more, password };
      assert.deepEqual(codeOf(await visitor.post(path, body, { 'X-CSRF-Token': '' })), [403, 'page_expired'], path);
      assert.deepEqual(codeOf(await visitor.post(path, body, { Origin: 'https://evil.example' })), [
        403,
        'cross_site_request',
      ]);
      assert.deepEqual(codeOf(await someone().post(path, body)), [401, 'login_required'], path);
    }
    for (const path of ['/log-in/passkey/start', '/log-in/passkey'])
      assert.deepEqual(codeOf(await someone().post(path, {}, { 'Sec-Fetch-Site': 'cross-site' })), [
        403,
        'cross_site_request',
      ]);
    assert.equal((await listPasskeys(visitor)).length, 1);
  });

  it('W02 W15 of somebody else are neither listed, renamed nor removed, and reported as not found', async () => {
    const [owner, other] = [await logInAs(service, 'mine@example.com'), await logInAs(service, 'theirs@example.com')];
    await addPasskey(owner);
    const [{ id } = { id: '' }] = await listPasskeys(owner);
    assert.deepEqual(await listPasskeys(other), []);
    for (const each of [id, 'psk_none']) {
      assert.deepEqual(codeOf(await other.post('/passkeys/rename', { id: each, name: 'x' })), [404, 'not_found']);
      assert.deepEqual(codeOf(await other.post('/passkeys/remove', { id: each, password })), [404, 'not_found']);
    }
    assert.deepEqual(codeOf(await someone().get('/passkeys')), [401, 'login_required']);
    assert.deepEqual(
      (await listPasskeys(owner)).map(({ name }) => name),
      ['phone'],
    );
  });

  it('are refused when an account has them already, and when they answer with a certificate', async () => {
    const [owner, other] = [await logInAs(service, 'first@example.com'), await logInAs(service, 'second@example.com')];
    const passkey = await addPasskey(owner);
    for (const visitor of [owner, other]) {
      const seen = await visitor.post('/passkeys/add', {
        name: 'again',
        ...passkey.create(await startPasskey(visitor)),
      });
      assert.deepEqual(codeOf(seen), [409, 'already_done']);
    }
    const statement = new Map<string, unknown>([['alg', -7], ['sig', Buffer.alloc(70)], ['x5c', [Buffer.alloc(90)]]]); // biome-ignore format: pairs
    const answer = createAuthenticator(passkeyOrigin).create(await startPasskey(other), { statement });
    assert.deepEqual(codeOf(await other.post('/passkeys/add', { name: 'x', ...answer })), notAccepted);
  });

  it(`are at most ${passkeyLimits.countMax} in an account, even with concurrent requests`, async () => {
    const visitor = await logInAs(service, 'many@example.com');
    const userId = String((await visitor.open()).body.userId);
    for (let i = 1; i < passkeyLimits.countMax; i++) {
      const passkey = { id: `psk_${i}`, userId, credentialId: `${userId} ${i}`, publicKey: '', counter: 0 };
      const more = { name: `${i}`, createdAtMs: i, lastUsedAtMs: null };
      assert.equal(await service.stores.passkeys.insert({ ...passkey, ...more }, passkeyLimits.countMax), 'inserted');
    }
    const sessions = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const session = someone(visitor.email);
        await session.post('/log-in', { email: visitor.email, password });
        await session.open();
        return { session, answer: createAuthenticator(passkeyOrigin).create(await startPasskey(session)) };
      }),
    );
    const seen = await Promise.all(
      sessions.map(({ session, answer }) => session.post('/passkeys/add', { name: 'last', ...answer })),
    );
    assert.deepEqual(seen.map(({ status }) => status).sort(), [204, 409, 409, 409]);
    const one = await visitor.post('/passkeys/start', { name: 'one more', password });
    assert.deepEqual(codeOf(one), [409, 'limit_reached']);
    assert.equal((await listPasskeys(visitor)).length, passkeyLimits.countMax);
  });

  it('W17 have names that are either shown unchanged or refused', async () => {
    const visitor = await logInAs(service, 'names@example.com');
    await addPasskey(visitor, ' <b>Ω 🐎</b> ');
    const [{ id, name } = { id: '', name: '' }] = await listPasskeys(visitor);
    assert.equal(name, '<b>Ω 🐎</b>');
    for (const bad of ['', '  ', 'x'.repeat(101), 'a\nb', 'a\u202eb']) {
      assert.deepEqual(codeOf(await visitor.post('/passkeys/start', { name: bad, password })), [400, 'invalid_name']);
      assert.deepEqual(codeOf(await visitor.post('/passkeys/rename', { id, name: bad })), [400, 'invalid_name']);
    }
  });

  it('are recorded in the audit log, announced by mail, in the export, and deleted with the account', async () => {
    const visitor = await logInAs(service, 'noted@example.com');
    const passkey = await addPasskey(visitor);
    const mail = service.messages.findLast(({ to }) => to === visitor.email);
    assert.match(mail?.subject ?? '', /passkey was added/);
    assert.match(mail?.text ?? '', /“phone”.+https:\/\/grade\.example\/settings\/security$/s);
    const kept = await addPasskey(visitor, 'kept');
    const [{ id } = { id: '' }] = await listPasskeys(visitor);
    await visitor.post('/passkeys/rename', { id, name: 'old phone' });
    await visitor.post('/passkeys/remove', { id, password: wrong });
    assert.equal((await visitor.post('/passkeys/remove', { id, password })).status, 204);
    const thief = someone();
    await assertPasskeyRefused(thief, await logInWith(passkey, thief));
    const events = (await visitor.get('/audit')).body.events as { action: string; subject: string }[];
    assert.deepEqual(events.map(({ action, subject }) => `${action} ${subject}`).toReversed(), [
      'passkey.added phone',
      'passkey.added kept',
      'passkey.renamed phone → old phone',
      'passkey.removed old phone',
    ]);
    const { text, body } = await visitor.get('/export');
    assert.deepEqual(
      (body.passkeys as ShownPasskey[]).map(({ name }) => name),
      ['kept'],
    );
    const [stored] = await service.stores.passkeys.list(String((await visitor.open()).body.userId));
    assert.ok(stored !== undefined && !text.includes(stored.publicKey) && !text.includes(stored.credentialId));
    assert.equal((await visitor.post('/delete', { password })).status, 204);
    assert.equal(await service.stores.passkeys.findByCredential(stored.credentialId), null);
    await assertPasskeyRefused(thief, await logInWith(kept, thief));
  });
});

describe('passkeys at other addresses', () => {
  for (const [baseUrl, partyId] of [
    ['http://127.0.0.1', null],
    ['https://192.0.2.7', null],
    ['https://[2001:db8::1]', null],
    ['http://grade.example', null],
    ['http://localhost:3000', 'localhost'],
    ['https://grade.example:8443', 'grade.example'],
  ] as const) {
    it(`${partyId === null ? 'are not offered' : `belong to ${partyId}`} at ${baseUrl}`, async () => {
      const service = await startTestService({ baseUrl });
      const { status, body } = await createVisitor(service, '').post(
        '/log-in/passkey/start',
        {},
        { Origin: new URL(baseUrl).origin },
      );
      const page = await (await fetch(`${service.url}/login`)).text();
      await service.close();
      assert.deepEqual([status, body.rpId ?? null], [partyId === null ? 404 : 200, partyId]);
      assert.ok(page.includes(`data-passkey-origin="${partyId === null ? '' : new URL(baseUrl).origin}"`));
    });
  }
});
