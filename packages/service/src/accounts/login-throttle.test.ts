import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryCounters } from '../rate-limit/memory-counters.ts';
import { createLoginThrottle } from './login-throttle.ts';

describe('the login throttle', () => {
  it('allows a few failures, then doubles the delay each time, up to a quarter of an hour', async () => {
    const throttle = createLoginThrottle(createMemoryCounters(() => 0));
    const waits: number[] = [];
    for (let i = 0; i < 20; i++) {
      await throttle.failed('a@example.com', false);
      waits.push(await throttle.wait('a@example.com', false));
    }
    assert.deepEqual(waits.slice(0, 8), [0, 0, 0, 0, 1, 2, 4, 8]);
    assert.equal(waits.at(-1), 900);
  });

  it('does not delay a known device or other accounts, and resets after a success', async () => {
    const throttle = createLoginThrottle(createMemoryCounters(() => 0));
    for (let i = 0; i < 9; i++) await throttle.failed('a@example.com', false);
    assert.equal(await throttle.wait('a@example.com', true), 0);
    assert.equal(await throttle.wait('b@example.com', false), 0);
    await throttle.succeeded('a@example.com', false);
    assert.equal(await throttle.wait('a@example.com', false), 0);
  });

  it('ends the delay in time', async () => {
    let now = 0;
    const throttle = createLoginThrottle(createMemoryCounters(() => now));
    for (let i = 0; i < 7; i++) await throttle.failed('a@example.com', false);
    now = 3_999;
    assert.equal(await throttle.wait('a@example.com', false), 1);
    now = 4_000;
    assert.equal(await throttle.wait('a@example.com', false), 0);
  });
});
