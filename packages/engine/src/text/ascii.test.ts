import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAscii } from './ascii.ts';

const everyCharacter = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code)).join('');

test('accepts every ASCII character, in a text of any length', () => {
  for (const text of ['', everyCharacter, everyCharacter.repeat(2000)]) assert.equal(isAscii(text), true);
});

test('rejects any other character at any position, including a lone surrogate', () => {
  const long = 'a'.repeat(65_535);
  for (const character of ['\u0080', 'ü', '\u2028', '😀', '\ud800']) {
    for (const text of [character, long + character, `a${long}${character}`, character + long + long])
      assert.equal(isAscii(text), false, JSON.stringify(character));
  }
});
