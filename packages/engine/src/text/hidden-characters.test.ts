import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hidesText, mayHideText, paddingMin } from './hidden-characters.ts';

const hiding: readonly [what: string, text: string][] = [
  ['a right-to-left override', 'read \u202egpj.exe'],
  ['an isolate', 'a\u2066b\u2069'],
  ['tag characters', 'Hello\u{e0069}\u{e0067}\u{e006e}'],
  [
    'tag characters behind a flag that never ends',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e0061}\u{e0062}\u{e0063}\u{e007f}',
  ],
  ['bytes in variation selectors', '😀\u{e0100}\u{e0101}'],
  ['two basic variation selectors in a row', 'a\ufe00\ufe01'],
  ['a zero-width space in a word', 'ig\u200bnore'],
  ['a word joiner in a word', 'pass\u2060word'],
  ['a byte order mark in a word', 'to\ufeffken'],
  ['zero-width characters as a code', 'é\u200b\u200c\u200b\u200c'],
  ['an escape sequence of terminals', 'done\u001b[2K'],
  ['a C1 control', 'a\u009bb'],
  ['a null', 'a\0b'],
  ['a backspace', 'a\bb'],
  ['a delete', 'a\u007fb'],
  ['an interlinear annotation', 'a\ufff9b\ufffb'],
  ['blanks before more text', `a${' '.repeat(paddingMin)}b`],
  ['line breaks before more text', `a${'\n'.repeat(paddingMin)}b`],
  ['mixed blanks before more text', `a${'\n \u00a0'.repeat(paddingMin)}é`],
];

const showing: readonly [what: string, text: string][] = [
  ['plain text', 'Reads files.\n\tThen answers.\r\n'],
  ['an emoji family', '👨\u200d👩\u200d👧'],
  ['an emoji with a variation selector', '❤\ufe0f a'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a byte order mark at the start', '\ufeffname'],
  ['Persian with its joiner', 'می\u200cخواهم'],
  ['Hindi with its joiner', 'क्\u200dष'],
  ['Thai word breaks', 'สวัสดี\u200bครับ'],
  ['Hebrew with marks', 'שלום \u200fabc\u200e'],
  ['Chinese', '读取文件'],
  ['an ideographic variant', '葛\u{e0100}城'],
  ['a soft hyphen', 'Silben\u00adtrennung'],
  ['blanks at the end', `a${' '.repeat(paddingMin)}`],
  ['a little less than padding', `a${' '.repeat(paddingMin - 1)}b`],
  ['a private-use icon', '\ue0b0 git'],
];

describe('hidesText', () => {
  for (const [what, text] of hiding) {
    it(`detects ${what}`, () => assert.equal(hidesText(text), true));
  }
  for (const [what, text] of showing) {
    it(`accepts ${what}`, () => assert.equal(hidesText(text), false));
  }
});

describe('mayHideText', () => {
  it('is true for every text that hides something, raw or escaped', () => {
    for (const [, text] of hiding) {
      assert.equal(mayHideText(text), true);
      assert.equal(mayHideText(JSON.stringify(text)), true);
    }
  });

  it('is false for plain configurations', () => {
    const plain = '{\n  "a": "C:/x\\n\\ty",\n  "b": [1, true]\n}\n';
    assert.equal(mayHideText(plain), false);
    assert.equal(mayHideText(plain.repeat(4_000)), false);
  });

  it('examines a long text to its end', () => {
    const long = '{ "a": true }\n'.repeat(10_000);
    for (const mark of ['\u200b', '\u001b', '\u007f', '\u0085', '\ud800', '\\u200b']) {
      assert.equal(mayHideText(mark + long), true);
      assert.equal(mayHideText(long + mark), true);
      assert.equal(mayHideText(`${long.slice(0, 65_535)}${mark}${long}`), true);
    }
  });

  it('is true for any generated string that hides something', () => {
    const unit = fc.constantFrom(
      'a',
      ' '.repeat(67),
      '\n'.repeat(67),
      '\u200b',
      '\u202a',
      '\u{e0041}',
      '\\',
      '\u001b',
      'é',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        if (hidesText(text)) assert.equal(mayHideText(text) && mayHideText(JSON.stringify(text)), true);
      }),
    );
  });
});
