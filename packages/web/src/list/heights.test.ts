import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createHeights } from './heights.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `k${index}`, estimate: 100 }));

describe('heights', () => {
  it('are estimates until they are measured', () => {
    const heights = createHeights();
    heights.arrange(items(10));
    assert.equal(heights.total(), 1_000);
    assert.equal(heights.measure('k2', 40), true);
    assert.equal(heights.measure('k2', 40.2), false);
    assert.equal(heights.total(), 940);
    assert.equal(heights.offsetOf('k3'), 240);
  });

  it('give exactly the items in view', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 50 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 2_000 }),
        (sizes, from, length) => {
          const heights = createHeights();
          heights.arrange(items(sizes.length));
          for (const [index, size] of sizes.entries()) heights.measure(`k${index}`, size);
          const [first, end] = heights.range(from, from + length);
          for (let index = 0; index < sizes.length; index++) {
            const touches = heights.offset(index) < from + length && heights.offset(index + 1) > from;
            if (touches) assert.ok(first <= index && index < end, `${index} not in ${first} to ${end}`);
          }
        },
      ),
    );
  });
});
