import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LastOfLength } from './last-of-length.ts';

test('an equal text returns the stored answer, even from a different string object', () => {
  const texts = new LastOfLength<number>();
  texts.set('one text', 1);
  assert.equal(texts.get(['one', 'text'].join(' ')), 1);
});

test('a different text of the same length has no answer', () => {
  const texts = new LastOfLength<number>();
  texts.set('one text', 1);
  assert.equal(texts.get('two text'), undefined);
});

test('texts whose lengths share a slot are not confused', () => {
  const texts = new LastOfLength<number>();
  texts.set('a'.repeat(3), 3);
  assert.equal(texts.get('a'.repeat(67)), undefined);
  texts.set('a'.repeat(67), 67);
  assert.equal(texts.get('a'.repeat(3)), undefined);
  assert.equal(texts.get('a'.repeat(67)), 67);
});

test('the empty text has no answer until one is stored', () => {
  assert.equal(new LastOfLength<number>().get(''), undefined);
});
