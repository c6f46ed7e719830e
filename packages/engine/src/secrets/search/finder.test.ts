import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createFinder } from './finder.ts';

/** The reference implementation: every occurrence of the words, ignoring case. */
function naive(words: readonly string[], text: string): readonly string[] {
  const lower = text.toLowerCase();
  return words.flatMap((word) =>
    Array.from({ length: text.length }, (_, at) => at)
      .filter((at) => lower.startsWith(word.toLowerCase(), at))
      .map((at) => `${at} ${word}`),
  );
}

function found(words: readonly string[], text: string): readonly string[] {
  const hits: string[] = [];
  createFinder(words, (word) => word).scan(text, (at, group) => {
    for (const word of group) if (text.toLowerCase().startsWith(word.toLowerCase(), at)) hits.push(`${at} ${word}`);
  });
  return hits;
}

const letters = fc.constantFrom('a', 'b', 'A', '_', '-', ':', ' ', 'é', '密', '7');
const words = fc.uniqueArray(fc.string({ unit: letters, minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });

describe('the finder of literals', () => {
  it('finds what a search at every offset finds', () => {
    fc.assert(
      fc.property(words, fc.string({ unit: letters, maxLength: 60 }), (list, text) => {
        assert.deepEqual([...found(list, text)].sort(), [...naive(list, text)].sort());
      }),
    );
  });

  it('finds words of one and two characters at the very end', () => {
    assert.deepEqual(found(['|', 'ab'], 'x|ab'), ['1 |', '2 ab']);
    assert.deepEqual(found(['|'], '|'), ['0 |']);
  });

  it('stops at the first accepted word and returns its offset', () => {
    const finder = createFinder(['token'], (word) => word);
    const accept = () => true;
    assert.equal(finder.first('no word here', accept), -1);
    assert.equal(finder.first('a TOKEN, a token', accept), 2);
    assert.equal(
      finder.first('a TOKEN, a token', (_, at) => at > 2),
      11,
    );
  });

  it('visits nothing before the given offset, and no place whose fourth character differs', () => {
    const visited: number[] = [];
    const finder = createFinder(['token'], (word) => word);
    finder.scan('token tokyo token', (at) => visited.push(at), 1);
    assert.deepEqual(visited, [12]);
  });
});
