import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createLineIndex } from './line-index.ts';

describe('createLineIndex', () => {
  const table: readonly [text: string, offset: number, line: number, column: number][] = [
    ['', 0, 1, 1],
    ['abc', 0, 1, 1],
    ['abc', 3, 1, 4],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['a\r\rb', 3, 3, 1],
    ['a\n\n\nb', 4, 4, 1],
    ['a\n', 2, 2, 1],
    ['😀x', 2, 1, 3],
    ['\u2028x', 1, 1, 2],
    ['\ufeff{', 1, 1, 1],
    ['\ufeff{', 0, 1, 1],
    ['\ufeff{\n}', 3, 2, 1],
  ];
  for (const [text, offset, line, column] of table) {
    it(`maps offset ${offset} of ${JSON.stringify(text)} to ${line}:${column}`, () => {
      assert.deepEqual(createLineIndex(text)(offset), { line, column });
    });
  }

  it('agrees with counting line ends at every offset of any text', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '\n', '\r', ' '), maxLength: 40 });
    fc.assert(
      fc.property(texts, (text) => {
        const positionAt = createLineIndex(text);
        for (let offset = 0; offset <= text.length; offset++) {
          const before = text.slice(0, offset);
          // Between the two characters of CRLF the line has not ended yet.
          const complete = before.endsWith('\r') && text[offset] === '\n' ? before.slice(0, -1) : before;
          const lines = complete.split(/\r\n|[\n\r]/);
          const column = (lines.at(-1)?.length ?? 0) + 1 + (before.length - complete.length);
          assert.deepEqual(positionAt(offset), { line: lines.length, column });
        }
      }),
    );
  });
});
