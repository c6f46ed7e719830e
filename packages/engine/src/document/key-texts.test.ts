import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyTexts } from './key-texts.ts';

test('returns the text between two offsets, whichever key was read before', () => {
  const source = 'role: a\ngoal: b\nrole: c\nrule: d\nrole: e\n';
  const texts = new KeyTexts(source);
  for (const key of source.matchAll(/^\w+/gm)) {
    assert.equal(texts.slice(key.index, key.index + key[0].length), key[0]);
  }
});

test('distinguishes keys of one length with the same first and last characters', () => {
  const source = 'abcz axyz abcz';
  const texts = new KeyTexts(source);
  assert.deepEqual([texts.slice(0, 4), texts.slice(5, 9), texts.slice(10, 14)], ['abcz', 'axyz', 'abcz']);
});

test('accepts an empty key', () => {
  assert.equal(new KeyTexts('x').slice(1, 1), '');
});
