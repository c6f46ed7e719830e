import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { isKeyText } from '../../keys/key-format.ts';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';
import { createVisitor, logInAs, type Seen, type Visitor } from '../../testing/visitor.ts';

const codeOf = ({ status, body }: Seen): unknown[] => [status, body.code];
/** An answer without the parts that differ in every answer. */
const bytesOf = ({ status, text }: Seen): string => `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;

interface ShownKey {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly active: boolean;
}

describe('keys in settings', async () => {
  const service = await startTestService();
  after(() => service.close());
  const ada = await logInAs(service, 'ada@example.com');
  const bob = await logInAs(service, 'bob@example.com');
  const userOf = async (visitor: Visitor) => String((await visitor.open()).body.userId);
  const use = async (text: string) => (await service.post(smallBody(), bearer(text))).status;
  const list = async (visitor: Visitor, team = '') =>
    (await visitor.get(`/keys?team=${team}`)).body.keys as readonly ShownKey[];
  const create = async (visitor: Visitor, more: object = {}) => {
    const { body, status } = await visitor.post('/keys/create', { name: 'ci', ...more });
    assert.equal(status, 200);
    return { text: String(body.text), key: body.key as ShownKey };
  };
  await service.stores.users.setPlan(await userOf(ada), 'pro');

  it('W14 W16 are shown once, and then only with their last four characters', async () => {
    const { text, key } = await create(ada, { name: 'first', expiresInDays: 30 });
    assert.ok(isKeyText(text));
    const seen = await ada.get('/keys');
    const [listed] = await list(ada);
    assert.deepEqual(listed, key);
    assert.ok(!seen.text.includes(text.slice(8, -4)) && !/digest|[0-9a-f]{64}/.test(seen.text));
    assert.deepEqual(Object.keys(key).sort(), [
      'active',
      'createdAt',
      'expiresAt',
      'exposedAt',
      'id',
      'kind',
      'lastFour',
      'lastUsedAt',
      'name',
      'prefix',
      'revokedAt',
    ]);
    assert.equal(seen.headers.get('Cache-Control'), 'no-store');
  });

  it('stop working with the first request after their revocation', async () => {
    const { text, key } = await create(ada);
    assert.equal(await use(text), 200);
    assert.equal((await ada.post('/keys/revoke', { id: key.id })).status, 204);
    assert.equal(await use(text), 401);
    assert.equal((await list(ada)).find(({ id }) => id === key.id)?.active, false);
  });

  it('depend on the current plan', async () => {
    const { text } = await create(ada);
    const userId = await userOf(ada);
    await service.stores.users.setPlan(userId, 'free');
    assert.equal(await use(text), 403);
    assert.equal((await ada.get('/keys')).body.entitled, false);
    await service.stores.users.setPlan(userId, 'pro');
    assert.equal(await use(text), 200);
  });

  it('are rotated with an overlap of the user’s choice', async () => {
    const [soon, now] = [await create(ada), await create(ada)];
    const later = await ada.post('/keys/rotate', { id: soon.key.id, overlapHours: 24 });
    const atOnce = await ada.post('/keys/rotate', { id: now.key.id, overlapHours: 0 });
    assert.deepEqual([await use(String(later.body.text)), await use(soon.text)], [200, 200]);
    assert.deepEqual([await use(String(atOnce.body.text)), await use(now.text)], [200, 401]);
    assert.deepEqual(codeOf(await ada.post('/keys/rotate', { id: now.key.id, overlapHours: 0 })), [
      409,
      'already_done',
    ]);
    assert.deepEqual(codeOf(await ada.post('/keys/rotate', { id: soon.key.id, overlapHours: 721 })), [
      400,
      'invalid_field',
    ]);
  });

  it('W17 have names that are either shown unchanged or refused', async () => {
    const { key } = await create(ada, { name: '<img src=x onerror=alert(1)>' });
    assert.equal((await ada.post('/keys/rename', { id: key.id, name: ' Ω 🐎 ' })).status, 204);
    assert.equal((await list(ada)).find(({ id }) => id === key.id)?.name, 'Ω 🐎');
    for (const name of ['', '  ', 'x'.repeat(101), 'x'.repeat(10_000), 'a\nb', 'a\u202eb'])
      assert.deepEqual(codeOf(await ada.post('/keys/create', { name })), [400, 'invalid_name']);
  });

  const bad = [
    [{}, 'missing_field'],
    [{ name: 1 }, 'invalid_field'],
    [{ name: 'x', plan: 'pro' }, 'unknown_field'],
    [{ name: 'x', expiresInDays: 0 }, 'invalid_field'],
    [{ name: 'x', expiresInDays: 1.5 }, 'invalid_field'],
  ] as const;
  for (const [body, code] of bad) {
    it(`are not created from ${JSON.stringify(body)}`, async () =>
      assert.deepEqual(codeOf(await ada.post('/keys/create', body)), [400, code]));
  }

  it('W15 of somebody else are reported as not found', async () => {
    const { key, text } = await create(ada);
    for (const [path, more] of [
      ['/keys/revoke', {}],
      ['/keys/rename', { name: 'mine' }],
      ['/keys/rotate', { overlapHours: 0 }],
    ] as const) {
      const answers = [key.id, 'key_00000000000000000000'].map((id) => bob.post(path, { id, ...more }));
      const [known, unknown] = (await Promise.all(answers)).map(bytesOf);
      assert.equal(known, unknown);
      assert.match(known ?? '', /^404 /);
    }
    assert.equal(await use(text), 200);
    const stranger = createVisitor(service, '');
    assert.deepEqual(codeOf(await stranger.get('/keys')), [401, 'login_required']);
  });

  it('W04 W05 are not created without the CSRF token or from other sites', async () => {
    const before = (await list(ada)).length;
    assert.equal((await ada.post('/keys/create', { name: 'x' }, { 'X-CSRF-Token': '' })).status, 403);
    assert.equal((await ada.post('/keys/create', { name: 'x' }, { Origin: 'https://evil.example' })).status, 403);
    assert.equal((await ada.get('/keys/create')).status, 405);
    assert.equal((await list(ada)).length, before);
  });

  it('have usage counts and an audit log', async () => {
    const cleo = await logInAs(service, 'cleo@example.com');
    await service.stores.users.setPlan(await userOf(cleo), 'pro');
    const { text, key } = await create(cleo, { name: 'counted' });
    await use(text);
    await service.post('{}', bearer(text));
    await service.stores.users.setPlan(await userOf(cleo), 'free');
    await use(text);
    await service.flush();
    await use(text);
    await service.flush();
    const { body } = await cleo.get('/usage');
    const day = new Date().toISOString().slice(0, 10);
    assert.deepEqual(body.usage, [
      { keyId: key.id, day, succeeded: 1, refused: 3, failed: 0, lastError: 'plan_required' },
    ]);
    await cleo.post('/keys/revoke', { id: key.id });
    const events = (await cleo.get('/audit')).body.events as { action: string; actor: string; subject: string }[];
    assert.deepEqual(events.map(({ action, actor, subject }) => [action, actor, subject]).sort(), [
      ['key.created', 'cleo@example.com', 'counted'],
      ['key.revoked', 'cleo@example.com', 'counted'],
    ]);
    assert.deepEqual((await bob.get('/usage')).body.usage, []);
  });
});
