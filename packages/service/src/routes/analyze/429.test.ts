import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { createSlidingLog } from '../../rate-limit/sliding-log.ts';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';

describe('429', async () => {
  /** A clock that runs normally and jumps ahead when a test says so. */
  let leapMs = 0;
  const service = await startTestService({ limiter: createSlidingLog(60, () => performance.now() + leapMs) });
  after(() => service.close());

  it('H60 is for exactly 30 of 90 concurrent requests with a new key, whatever addresses they claim', async () => {
    const { text: key } = await service.makeKey();
    const { text: other } = await service.makeKey();
    const responses = await Promise.all(
      Array.from({ length: 90 }, (_, i) =>
        service.post(smallBody(), { ...bearer(key), 'X-Forwarded-For': `10.0.0.${i}` }),
      ),
    );
    const refused = responses.filter(({ status }) => status === 429);
    assert.equal(responses.filter(({ status }) => status === 200).length, 60);
    assert.equal(refused.length, 30);
    for (const { headers } of refused) {
      assert.match(headers.get('Retry-After') ?? '', /^([1-9]|[1-5]\d|60)$/);
      assert.equal(headers.get('RateLimit-Policy'), '"key";q=60;w=60');
      assert.match(headers.get('RateLimit') ?? '', /^"key";r=0;t=\d+$/);
    }
    assert.equal((await service.post(smallBody(), bearer(other))).status, 200);
  });

  it('H61 ends after Retry-After', async () => {
    const { text: key } = await service.makeKey();
    const send = () => service.post(smallBody(), bearer(key));
    for (let i = 0; i < 60; i++) await send();
    const refused = await send();
    assert.equal(refused.status, 429);
    leapMs += Number(refused.headers.get('Retry-After')) * 1000;
    assert.equal((await send()).status, 200);
  });

  it('counts requests answered with 400, 413 and 415', async () => {
    const { text: key } = await service.makeKey();
    for (let i = 0; i < 20; i++) {
      await service.post('{', bearer(key));
      await service.post(JSON.stringify({ content: 'x'.repeat(1_048_577), format: 'json' }), bearer(key));
      await service.post('x', { ...bearer(key), 'Content-Type': 'text/plain' });
    }
    assert.equal((await service.post(smallBody(), bearer(key))).status, 429);
  });

  it('comes before any check of the body', async () => {
    const { text: key } = await service.makeKey();
    for (let i = 0; i < 60; i++) await service.post(smallBody(), bearer(key));
    assert.equal((await service.post('x', { ...bearer(key), 'Content-Type': 'text/plain' })).status, 429);
  });

  it('is announced by header fields of every answer before it', async () => {
    const { text: key } = await service.makeKey();
    const seen = [];
    for (let i = 0; i < 3; i++) {
      const { headers } = await service.post(smallBody(), bearer(key));
      seen.push(headers.get('RateLimit')?.replace(/;t=\d+/, ''));
    }
    assert.deepEqual(seen, ['"key";r=59', '"key";r=58', '"key";r=57']);
  });
});
