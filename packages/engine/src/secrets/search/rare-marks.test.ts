import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDocument } from '../../document/parse.ts';
import { SourceText } from '../../text/source-text.ts';
import { scanSecrets } from '../scan.ts';
import { marksOfSource } from './rare-marks.ts';

/** Twenty random-looking characters in two halves. */
const halves = ['q7Xw2LpR9v', 'Zt4Kd8NbY3'] as const;
const held = (content: string, format: 'json' | 'yaml'): number => {
  const document = parseDocument(new SourceText(content), format);
  assert.ok(!('code' in document));
  return scanSecrets(document).length;
};

describe('rare characters of a file', () => {
  const none = { foreign: false, percent: false, at: false, escape: false, concatenation: false };
  const table: readonly (readonly [string, string, Partial<typeof none>])[] = [
    ['plain text', '{"a": "b c"}', {}],
    ['letters beyond ASCII', '{"a": "für"}', { foreign: true }],
    ['a percent sign', '{"a": "50%"}', { percent: true }],
    ['an at sign', '{"a": "b@c"}', { at: true }],
    ['an escaped line break', '{"a": "b\\nc"}', { escape: true, concatenation: true }],
    [
      'any character that is escaped',
      '{"a": "\\u0025"}',
      { foreign: true, percent: true, at: true, escape: true, concatenation: true },
    ],
    ['a numeric character reference', '{"a": "&#65;"}', { escape: true }],
    ['concatenated strings', `a: "'b' + 'c'"`, { concatenation: true }],
    ['concatenated strings on folded lines', `a:\n  'b'\n     + 'c'`, { concatenation: true }],
    ['concatenated strings with the operator before the fold', `a: >\n  "b" ..\n  "c"`, { concatenation: true }],
    ['concatenated strings with doubled quotes', `a: 'b ''c'' + ''d'''`, { concatenation: true }],
    ['relative paths', '{"a": "./b", "c": "../d"}', {}],
    ['a call of join', 'a: x.join(y)', { concatenation: true }],
  ];
  for (const [title, text, marks] of table) {
    it(title, () => assert.deepEqual(marksOfSource(text), { ...none, ...marks }));
  }

  for (const [title, text, format] of [
    ['in one line', `code: token = "${halves[0]}" + "${halves[1]}"`, 'yaml'],
    ['over folded lines', `code: >\n  token = "${halves[0]}"\n  + "${halves[1]}"`, 'yaml'],
    ['with escaped quotes', `{"code": "token = \\"${halves[0]}\\" + \\"${halves[1]}\\""}`, 'json'],
    ['with an escaped line break', `{"code": "token = '${halves[0]}'\\n+ '${halves[1]}'"}`, 'json'],
  ] as const) {
    it(`masks a secret in concatenated strings ${title}`, () => assert.equal(held(text, format), 1));
  }
  it('masks nothing in concatenated words', () => assert.equal(held('code: title = "blue" + "bird"', 'yaml'), 0));
});
