import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomBase62, toBase62 } from './base62.ts';

describe('random base62', () => {
  it('uses every character about equally', () => {
    const counts = new Map<string, number>();
    const total = 62_000;
    for (const character of randomBase62(total)) counts.set(character, (counts.get(character) ?? 0) + 1);
    assert.equal(counts.size, 62);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 61 degrees of freedom: above 130 once in a million runs.
    assert.ok(chiSquare < 130, `chi-square ${chiSquare}`);
  });

  it('does not repeat in ten thousand', () => {
    assert.equal(new Set(Array.from({ length: 10_000 }, () => randomBase62(30))).size, 10_000);
  });
});

describe('a number in base62', () => {
  for (const [number, text] of [
    [0, '000'],
    [61, '00z'],
    [62, '010'],
    [238_327, 'zzz'],
  ] as const) {
    it(`${number} is ${text}`, () => assert.equal(toBase62(number, 3), text));
  }
});
