import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyTexts } from './key-texts.ts';

test('what stands between two offsets comes back, whichever key came before', () => {
  const source = 'role: a\ngoal: b\nrole: c\nrule: d\nrole: e\n';
  const texts = new KeyTexts(source);
  for (const key of source.matchAll(/^\w+/gm)) {
    assert.equal(texts.slice(key.index, key.index + key[0].length), key[0]);
  }
});

test('keys that are alike at both ends and as long are told apart', () => {
  const source = 'abcz axyz abcz';
  const texts = new KeyTexts(source);
  assert.deepEqual([texts.slice(0, 4), texts.slice(5, 9), texts.slice(10, 14)], ['abcz', 'axyz', 'abcz']);
});

test('a key without a letter is one', () => {
  assert.equal(new KeyTexts('x').slice(1, 1), '');
});
