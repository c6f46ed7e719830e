import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sameValue } from './same-value.ts';
import { rootOf } from './testing.ts';

describe('sameValue', () => {
  const table: readonly [a: string, b: string, same: boolean][] = [
    ['[1, "a", null, true]', '[1.0, a, ~, True]', true],
    ['{a: 1, b: [2]}', 'b:\n- 2\na: 1', true],
    ['{a: 1, a: 2}', '{a: 2}', true],
    ['[&x {a: 1}, *x ]', '[{a: 1}, {a: 1}]', true],
    ['[1]', '["1"]', false],
    ['[1, 2]', '[2, 1]', false],
    ['[1]', '[1, 2]', false],
    ['{a: 1}', '{a: 1, b: 1}', false],
    ['{a: 1, b: 1}', '{a: 1, c: 1}', false],
    ['[[]]', '[{}]', false],
    ['[[]]', '[""]', false],
  ];
  for (const [a, b, same] of table) {
    it(`says that ${JSON.stringify(a)} and ${JSON.stringify(b)} are ${same ? 'the same' : 'not the same'}`, () => {
      assert.equal(sameValue(rootOf(a, 'yaml'), rootOf(b, 'yaml')), same);
      assert.equal(sameValue(rootOf(b, 'yaml'), rootOf(a, 'yaml')), same);
    });
  }
});
