import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hasWordRow } from './word-row.ts';

/** The reference implementation: a regular expression, which reads every letter. */
const row = /(?:^|[^a-z])(?:[a-z]{3,8}[\d.) \t\n\r]+){11}[a-z]{3,8}(?![a-z])/;

/** Mostly words of a row with separators of lists and lines, and sometimes a part that ends the row. */
const word = fc.oneof(
  { weight: 40, arbitrary: fc.string({ unit: fc.constantFrom('a', 'k', 'z'), minLength: 3, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom('of', 'a', 'everything', 'tokenised', 'Word', 'two-part', '-', 'é') },
);
const gap = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(' ', '\n', '. ', ' 12) ', '\t', '\r\n') },
  { weight: 1, arbitrary: fc.constantFrom(',', '_', ', ', ' (') },
);
const prose = fc.array(fc.tuple(word, gap), { minLength: 8, maxLength: 40 }).map((pairs) => pairs.flat().join(''));

describe('a row of words', () => {
  it('is found where a regular expression finds one', () => {
    let rows = 0;
    fc.assert(
      fc.property(prose, (text) => {
        if (row.test(text)) rows++;
        assert.equal(hasWordRow(text), row.test(text));
      }),
      { numRuns: 2_000 },
    );
    assert.ok(rows > 100 && rows < 1_900, `${rows} of 2000 held one`);
  });

  it('needs twelve words', () => {
    const words = Array.from({ length: 12 }, () => 'zoo');
    assert.equal(hasWordRow(words.join(' ')), true);
    assert.equal(hasWordRow(words.slice(1).join(' ')), false);
    assert.equal(hasWordRow(['is', ...words].join(' ')), true);
    assert.equal(hasWordRow([...words.slice(6), 'is', ...words.slice(6)].join(' ')), false);
  });
});
