import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDocument } from '../../document/parse.ts';
import { SourceText } from '../../text/source-text.ts';
import { scanSecrets } from '../scan.ts';
import { marksOfSource } from './rare-marks.ts';

/** Twenty characters that look drawn, in two halves. */
const halves = ['q7Xw2LpR9v', 'Zt4Kd8NbY3'] as const;
const held = (content: string, format: 'json' | 'yaml'): number => {
  const document = parseDocument(new SourceText(content), format);
  assert.ok(!('code' in document));
  return scanSecrets(document).length;
};

describe('rare marks of a file', () => {
  const none = { foreign: false, percent: false, at: false, escape: false, concatenation: false };
  const table: readonly (readonly [string, string, Partial<typeof none>])[] = [
    ['plain text', '{"a": "b c"}', {}],
    ['letters beyond ASCII', '{"a": "für"}', { foreign: true }],
    ['a percent sign', '{"a": "50%"}', { percent: true }],
    ['what stands before a host', '{"a": "b@c"}', { at: true }],
    ['a line break that is escaped', '{"a": "b\\nc"}', { escape: true, concatenation: true }],
    [
      'any character that is escaped',
      '{"a": "\\u0025"}',
      { foreign: true, percent: true, at: true, escape: true, concatenation: true },
    ],
    ['a number of a character', '{"a": "&#65;"}', { escape: true }],
    ['strings with a sign between them', `a: "'b' + 'c'"`, { concatenation: true }],
    ['the same on two lines that are folded', `a:\n  'b'\n     + 'c'`, { concatenation: true }],
    ['the same with the sign before the fold', `a: >\n  "b" ..\n  "c"`, { concatenation: true }],
    ['strings whose quotes stand twice', `a: 'b ''c'' + ''d'''`, { concatenation: true }],
    ['a path of this folder', '{"a": "./b", "c": "../d"}', {}],
    ['a list that is joined', 'a: x.join(y)', { concatenation: true }],
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
    it(`finds a secret put together ${title}`, () => assert.equal(held(text, format), 1));
  }
  it('finds nothing where two words are put together', () =>
    assert.equal(held('code: title = "blue" + "bird"', 'yaml'), 0));
});
