import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LastOfLength } from './last-of-length.ts';

test('the same text gives back what it told, whatever string holds it', () => {
  const texts = new LastOfLength<number>();
  texts.set('one text', 1);
  assert.equal(texts.get(['one', 'text'].join(' ')), 1);
});

test('nothing is known of another text of the same length', () => {
  const texts = new LastOfLength<number>();
  texts.set('one text', 1);
  assert.equal(texts.get('two text'), undefined);
});

test('texts whose lengths fall on one slot are told apart', () => {
  const texts = new LastOfLength<number>();
  texts.set('a'.repeat(3), 3);
  assert.equal(texts.get('a'.repeat(67)), undefined);
  texts.set('a'.repeat(67), 67);
  assert.equal(texts.get('a'.repeat(3)), undefined);
  assert.equal(texts.get('a'.repeat(67)), 67);
});

test('nothing is known of the empty text unless it was told', () => {
  assert.equal(new LastOfLength<number>().get(''), undefined);
});
