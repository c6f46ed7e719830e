import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anyOf } from './any-of.ts';

const forms = [/^a(?:b|c)$/, /^x|y$/, /^desk$/i, /\d{3}/];
const isOne = anyOf(forms);

describe('any of several forms', () => {
  for (const text of ['ab', 'ad', 'x-', '-y', 'DESK', 'desks', 'a123b', 'a12b', '']) {
    it(`says of ${JSON.stringify(text)} what they say one by one`, () =>
      assert.equal(
        isOne(text),
        forms.some((form) => form.test(text)),
      ));
  }
});
