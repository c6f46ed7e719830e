import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';

describe('403', async () => {
  const service = await startTestService();
  after(() => service.close());

  const cases = [
    ['a personal key of a user on free', 'free', 'personal', 403],
    ['a personal key of a user on pro', 'pro', 'personal', 200],
    ['a service key of a team on free', 'free', 'service', 403],
    ['a service key of a team on team', 'team', 'service', 200],
    // Plans that cannot be granted in this way; even so, the wrong plan gives no access.
    ['a service key of a team on pro', 'pro', 'service', 403],
    ['a personal key of a user on team', 'team', 'personal', 403],
  ] as const;
  for (const [who, plan, kind, status] of cases) {
    it(`H36 H37 ${who}: ${status}`, async () => {
      const { text } = await service.makeKey(plan, kind);
      const response = await service.post(smallBody(), bearer(text));
      assert.equal(response.status, status);
      if (status === 403) assert.equal((await response.json()).code, 'plan_required');
    });
  }

  it('starts with the first request after the plan ended, and ends when it is renewed', async () => {
    const { text, key } = await service.makeKey('pro');
    assert.ok(key.owner.kind === 'personal');
    const { userId } = key.owner;
    const statuses = [];
    for (const plan of ['pro', 'free', 'pro'] as const) {
      await service.stores.users.setPlan(userId, plan);
      statuses.push((await service.post(smallBody(), bearer(text))).status);
    }
    assert.deepEqual(statuses, [200, 403, 200]);
  });

  it('H38 comes before any check of the body, and does not count towards the rate limit', async () => {
    const { text } = await service.makeKey('free');
    for (const [body, type] of [
      ['{', 'application/json'],
      ['x', 'text/plain'],
    ] as const) {
      const response = await service.post(body, { ...bearer(text), 'Content-Type': type });
      assert.equal(response.status, 403);
      assert.equal(response.headers.get('RateLimit'), null);
    }
  });
});
