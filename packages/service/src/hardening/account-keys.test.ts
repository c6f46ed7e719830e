/** W16 and W17: revocation is immediate, names are plain text, and the number of keys is limited. */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { keyLimits, makeKey } from '../keys/keys.ts';
import { createSlidingLog } from '../rate-limit/sliding-log.ts';
import { bearer, smallBody, startTestService } from '../testing/service.ts';
import { logInAs, type Seen } from '../testing/visitor.ts';

const codeOf = ({ status, body }: Seen): unknown[] => [status, body.code];

describe('keys under concurrent use', async () => {
  const limiter = createSlidingLog(100_000, () => performance.now());
  const service = await startTestService({ limiter });
  after(() => service.close());
  const ada = await logInAs(service, 'ada@example.com');
  const userId = String((await ada.open()).body.userId);
  await service.stores.users.setPlan(userId, 'pro');
  const use = async (text: string) => (await service.post(smallBody(), bearer(text))).status;
  const events = async () => (await ada.get('/audit')).body.events as { action: string; subject: string }[];
  const keys = async () =>
    (await ada.get('/keys')).body.keys as { id: string; name: string; active: boolean; expiresAt: string | null }[];

  it('W16 with 50 revocations and 50 uses at once, no request that begins after an answer gets through', async () => {
    const { body } = await ada.post('/keys/create', { name: 'contested' });
    const { id } = body.key as { id: string };
    const text = String(body.text);
    assert.equal(await use(text), 200);
    let revoked = false;
    const late: number[] = [];
    const keepUsing = async (): Promise<void> => {
      for (let i = 0; i < 20; i++) {
        const began = revoked;
        const status = await use(text);
        assert.ok(status === 200 || status === 401, `${status}`);
        if (began) late.push(status);
      }
    };
    const revoke = async (): Promise<void> => {
      assert.equal((await ada.post('/keys/revoke', { id })).status, 204);
      revoked = true;
    };
    const uses = Array.from({ length: 50 }, keepUsing);
    await Promise.all([...uses, ...Array.from({ length: 50 }, revoke)]);
    assert.ok(late.length > 0);
    assert.deepEqual([...new Set(late)], [401]);
    assert.equal(await use(text), 401);
    const noted = (await events()).filter(({ action, subject }) => action === 'key.revoked' && subject === 'contested');
    assert.equal(noted.length, 1);
  });

  it('W16 a key is in the answer to its creation and never again', async () => {
    const { text, body } = await ada.post('/keys/create', { name: 'once' });
    const key = String(body.text);
    assert.equal(text.split(key).length, 2);
    for (const path of ['/keys', '/audit', '/usage', '/export', '/session', '/sessions', '/plan', '/teams'])
      assert.ok(!(await ada.get(path)).text.includes(key.slice(8, -4)), path);
  });

  it('W17 a name that is 10 KB long, empty or invisible is refused and not repeated in the answer', async () => {
    const marker = 'ZEBRA';
    for (const name of ['', '   ', '\u0000', '\u200b', '\u202eabc', `${marker}\n`.repeat(2), marker.repeat(2_000)]) {
      const seen = await ada.post('/keys/create', { name });
      assert.deepEqual(codeOf(seen), [400, 'invalid_name']);
      assert.ok(!seen.text.includes(marker));
    }
  });

  it(`W17 an account has ${keyLimits.activeMax} active keys and not one more, even with concurrent requests`, async () => {
    const owner = { kind: 'personal', userId } as const;
    const active = (await keys()).filter((key) => key.active).length;
    for (let i = active; i < keyLimits.activeMax - 1; i++)
      await service.stores.keys.insert(makeKey({ owner, name: `key ${i}`, expiresAtMs: null }, i).key);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => ada.post('/keys/create', { name: `last ${i}` })),
    );
    const made = answers.filter(({ status }) => status === 200);
    assert.equal(made.length, 1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      assert.deepEqual(codeOf(answer), [409, 'limit_reached']);
    assert.equal((await keys()).filter((key) => key.active).length, keyLimits.activeMax);
    // Revoking one makes room for another.
    const { id } = made.map(({ body }) => body.key as { id: string })[0] ?? { id: '' };
    assert.equal((await ada.post('/keys/revoke', { id })).status, 204);
    assert.equal((await ada.post('/keys/create', { name: 'in its place' })).status, 200);
    assert.deepEqual(codeOf(await ada.post('/keys/create', { name: 'too many' })), [409, 'limit_reached']);
    // A rotated key counts as long as it is valid beside its successor.
    const rotated = (await keys()).find((key) => key.active)?.id;
    const overlapping = await ada.post('/keys/rotate', { id: rotated, overlapHours: 1 });
    assert.deepEqual(codeOf(overlapping), [409, 'limit_reached']);
    assert.equal((await keys()).find(({ id }) => id === rotated)?.expiresAt, null);
    assert.equal((await ada.post('/keys/rotate', { id: rotated, overlapHours: 0 })).status, 200);
    assert.equal((await keys()).filter((key) => key.active).length, keyLimits.activeMax);
  });
});
