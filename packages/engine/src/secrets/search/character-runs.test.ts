import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findPhrases, findRuns, hasInvisible, runMin } from './character-runs.ts';

function ranges(find: (text: string, visit: (start: number, end: number) => void) => void, text: string) {
  const found: string[] = [];
  find(text, (start, end) => found.push(text.slice(start, end)));
  return found;
}

const unit = fc.constantFrom('a', 'Z', '5', '+', '/', '=', '-', '_', '.', 'aaaaaaaaaa', 'bbbbbb', ' ', '"', ',', 'é');

describe('runs and kinds of characters', () => {
  it('finds every run of token characters that is long enough, as an expression does', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const expected = (text.match(/[\w.+/=-]+/g) ?? []).filter((run) => run.length >= runMin);
        assert.deepEqual(ranges(findRuns, text), expected);
      }),
    );
  });

  it('finds every stretch of lower-case words that may be a seed phrase', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('abandon ', 'zoo ', '1. ', 'X', ',', '\n'), maxLength: 40 }),
        (text) => {
          const expected = (text.match(/[a-z0-9. \t\n\r)]+/g) ?? []).filter((stretch) => stretch.length >= 47);
          assert.deepEqual(ranges(findPhrases, text), expected);
        },
      ),
    );
  });

  it('distinguishes invisible characters from letters of other scripts', () => {
    assert.equal(hasInvisible('a\u200bb'), true);
    assert.equal(hasInvisible('密码 é 🙂'), false);
  });
});
