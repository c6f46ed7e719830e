import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Node, ScalarNode } from '../../document/tree.ts';
import { walk } from '../../document/walk.ts';
import { documentOf } from '../testing.ts';
import { createToRaw } from './raw-offsets.ts';

function scalarOf(text: string, language: 'json' | 'yaml'): ScalarNode {
  const found: ScalarNode[] = [];
  walk(documentOf(text, language).roots[0] as Node, (node) => {
    if (node.kind === 'scalar' && node.text !== 'k') found.push(node);
  });
  const [node] = found;
  assert.ok(node !== undefined);
  return node;
}

/** The source text at the offsets of a part of a value. */
function rawOf(text: string, language: 'json' | 'yaml', part: string): string {
  const node = scalarOf(text, language);
  const start = node.text.indexOf(part);
  assert.ok(start >= 0, node.text);
  const span = createToRaw(text, node)(start, start + part.length);
  return text.slice(span.start, span.end);
}

const cases: readonly (readonly [
  notation: string,
  language: 'json' | 'yaml',
  text: string,
  part: string,
  raw: string,
])[] = [
  ['a plain JSON string', 'json', '{"k":"use abc now"}', 'abc', 'abc'],
  ['JSON escapes before it', 'json', '{"k":"\\"q\\" \\u00e9 abc"}', 'abc', 'abc'],
  ['JSON escapes inside it', 'json', '{"k":"a\\u0062c \\/x"}', 'abc', 'a\\u0062c'],
  ['a surrogate pair', 'json', '{"k":"\\ud83d\\ude42abc"}', 'abc', 'abc'],
  ['a number', 'json', '{"k":48151623}', '48151623', '48151623'],
  ['a plain YAML scalar', 'yaml', 'k: use abc now\n', 'abc', 'abc'],
  ['a plain scalar on two lines', 'yaml', 'k: use\n  abc now\n', 'abc', 'abc'],
  ['single quotes', 'yaml', "k: 'it''s abc'\n", 'abc', 'abc'],
  ['double quotes with YAML escapes', 'yaml', 'k: "\\x61\\e \\U0001F642 abc"\n', 'abc', 'abc'],
  ['a continued line', 'yaml', 'k: "ab\\\n   c def"\n', 'abc', 'ab\\\n   c'],
  ['a literal block', 'yaml', 'k: |\n  one\n  abc\n    two\n', 'abc', 'abc'],
  ['a literal block across lines', 'yaml', 'k: |\n  one abc\n  def two\n', 'abc\ndef', 'abc\n  def'],
  ['a folded block', 'yaml', 'k: >-\n  one\n  abc\n  two\n', 'abc', 'abc'],
  ['a folded block across lines', 'yaml', 'k: >-\n  one abc\n  def two\n', 'abc def', 'abc\n  def'],
  ['a block with an indentation indicator', 'yaml', 'k: |2\n    one\n  abc\n', 'abc', 'abc'],
];

describe('the offsets of a part of a value in the source', () => {
  for (const [notation, language, text, part, raw] of cases) {
    it(`are found for ${notation}`, () => assert.equal(rawOf(text, language, part), raw));
  }

  it('contain the same text in any JSON string', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.string({ unit: 'binary', maxLength: 30 }),
        (before, after) => {
          const text = JSON.stringify({ k: `${before}SECRET${after}` });
          assert.equal(
            rawOf(text, 'json', 'SECRET')
              .replaceAll(/\\u[0-9a-f]{4}/g, '?')
              .includes('SECRET'),
            true,
          );
        },
      ),
    );
  });

  it('contain the same text in a literal block', () => {
    const line = fc.stringMatching(/^[a-zA-Z0-9:#'" -]{0,20}$/);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), line, (lines, tail) => {
        const text = `k: |\n  .\n${[...lines, `x SECRET${tail}`].map((one) => `  ${one}`).join('\n')}\n`;
        assert.equal(rawOf(text, 'yaml', 'SECRET'), 'SECRET');
      }),
    );
  });
});
