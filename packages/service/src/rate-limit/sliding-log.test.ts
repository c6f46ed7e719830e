import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createSlidingLog } from './sliding-log.ts';

describe('the sliding log', () => {
  it('allows exactly the limit at once, and says how many requests remain', async () => {
    const limiter = createSlidingLog(3, () => 0);
    const seen = [];
    for (let i = 0; i < 5; i++) seen.push(await limiter.take('a'));
    assert.deepEqual(
      seen.map(({ allowed, remaining }) => [allowed, remaining]),
      [
        [true, 2],
        [true, 1],
        [true, 0],
        [false, 0],
        [false, 0],
      ],
    );
  });

  it('counts each subject separately', async () => {
    const limiter = createSlidingLog(1, () => 0);
    assert.equal((await limiter.take('a')).allowed, true);
    assert.equal((await limiter.take('b')).allowed, true);
    assert.equal((await limiter.take('a')).allowed, false);
  });

  it('does not count refused requests towards the limit', async () => {
    let now = 0;
    const limiter = createSlidingLog(1, () => now);
    await limiter.take('a');
    for (now = 1_000; now < 60_000; now += 1_000) assert.equal((await limiter.take('a')).allowed, false);
    now = 60_000;
    assert.equal((await limiter.take('a')).allowed, true);
  });

  it('never allows more than the limit in any minute, and allows a request after Retry-After', async () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), steps, async (limit, gaps) => {
        let now = 0;
        const limiter = createSlidingLog(limit, () => now);
        const passed: number[] = [];
        for (const gap of gaps) {
          now += gap;
          const { allowed, retryAfterSeconds } = await limiter.take('a');
          if (allowed) passed.push(now);
          assert.ok(Number.isInteger(retryAfterSeconds) && retryAfterSeconds >= 1 && retryAfterSeconds <= 60);
          if (!allowed) {
            now += retryAfterSeconds * 1000;
            assert.equal((await limiter.take('a')).allowed, true);
            passed.push(now);
          }
        }
        for (const start of passed) {
          assert.ok(passed.filter((time) => time >= start && time < start + 60_000).length <= limit);
        }
      }),
      { numRuns: 200 },
    );
  });
});
