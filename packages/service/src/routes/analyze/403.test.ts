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
    // Plans that cannot be granted so; even then the wrong one opens nothing.
    ['a service key of a team on pro', 'pro', 'service', 403],
    ['a personal key of a user on team', 'team', 'personal', 403],
  ] as const;
  for (const [who, plan, kind, status] of cases) {
    it(`H36 H37 or not for ${who}: ${status}`, async () => {
      const { text } = await service.makeKey(plan, kind);
      const response = await service.post(smallBody(), bearer(text));
      assert.equal(response.status, status);
      if (status === 403) assert.equal((await response.json()).code, 'plan_required');
    });
  }

  it('from the request after the plan lapsed, and no longer than that', async () => {
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

  it('H38 comes before anything is said about the body, and costs nothing of the rate', async () => {
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
