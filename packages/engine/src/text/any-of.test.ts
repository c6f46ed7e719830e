import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anyOf } from './any-of.ts';

const forms = [/^a(?:b|c)$/, /^x|y$/, /^desk$/i, /\d{3}/];
const isOne = anyOf(forms);

describe('anyOf', () => {
  for (const text of ['ab', 'ad', 'x-', '-y', 'DESK', 'desks', 'a123b', 'a12b', '']) {
    it(`gives the same answer for ${JSON.stringify(text)} as testing each pattern`, () =>
      assert.equal(
        isOne(text),
        forms.some((form) => form.test(text)),
      ));
  }
});
