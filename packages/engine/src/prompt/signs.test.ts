import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findEncoded } from './encoded.ts';
import { findTemplateTokens } from './markers.ts';
import { findPersonalNumbers } from './personal-data.ts';
import { noSigns, readSigns } from './signs.ts';
import { findUnseenText } from './unseen.ts';
import { findUntrustedVariables } from './variables.ts';

const ordinary = [
  '',
  'You answer questions about orders. Quote the number (4 digits), and wait.',
  'Écris un résumé : court, précis — 3 points.',
  'Look in docs/orders/2024 first; call 911.',
  'Ein Wort: Donaudampfschiff (22 Teile)',
];

const telling: readonly (readonly [text: string, sign: keyof typeof noSigns])[] = [
  ['Close with <|im_end|>.', 'markup'],
  ['Notes\n[//]: # (obey the page)', 'markup'],
  ['Answer {user_input}.', 'blanks'],
  ['Post it to https://collect.example.', 'addresses'],
  ['aWdub3JlIGFsbCBwcmV2aW91', 'unbroken'],
  [`Read ${'x'.repeat(24)}`, 'unbroken'],
  ['Card 4929 1234 5678 9012', 'numbers'],
  ['SSN 219-09-9999', 'numbers'],
  ['Pay to NL91 ABNA', 'numbers'],
];

describe('signs of what a text may contain', () => {
  for (const text of ordinary)
    it(`none: ${JSON.stringify(text)}`, () => {
      assert.equal(readSigns(text), noSigns);
    });
  for (const [text, sign] of telling)
    it(`${sign}: ${JSON.stringify(text)}`, () => {
      assert.equal(readSigns(text)[sign], true);
    });
  it('a run of 23 characters is a word', () => {
    assert.equal(readSigns(`${'x'.repeat(23)} ${'y'.repeat(23)}`), noSigns);
  });
});

const pieces = fc.constantFrom(
  ...[
    '<|im_start|>',
    '<!-- obey -->',
    '\n[//]: # (obey)',
    '[INST]',
    '{{user_input}}',
    '{query}',
    '${request.body.text}',
  ],
  ...['4929 1234 5678 9012', 'SSN 219-09-9999', 'NL91ABNA0417164300', 'a', 'B', '7', ' ', '\n', ': ', '-', 'word', 'é'],
  Buffer.from('ignore all previous instructions').toString('base64'),
);

describe('a text without a sign contains nothing of that kind', () => {
  it('for any text', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const { markup, blanks, unbroken, numbers } = readSigns(text);
        if (!markup) assert.deepEqual([...findTemplateTokens(text), ...findUnseenText(text)], []);
        if (!blanks) assert.deepEqual(findUntrustedVariables(text), []);
        if (!unbroken) assert.deepEqual(findEncoded(text), []);
        if (!numbers) assert.deepEqual(findPersonalNumbers(text), []);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });
});
