import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random } from '../testing.ts';
import { scanText } from './scan-text.ts';

const random = new Random(83);
const secret = random.text(36);
const [first, second] = [secret.slice(0, 18), secret.slice(18)];
const wide = (text: string) => text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));

const tags = (text: string) =>
  [...text].map((char) => String.fromCodePoint(0xe0000 + (char.codePointAt(0) ?? 0))).join('');

/** The secret in each text is recognisable only after decoding. The part between the brackets must be masked. */
const disguised: readonly (readonly [name: string, text: string])[] = [
  ['an escape in the name', `p\\x61ssword: [${secret}]`],
  ['an invisible character in the name', `pass\u200bword: [${secret}]`],
  ['both in the name', `pass\u200bw\\x6frd: [${secret}]`],
  ['an invisible character in an escape', `p\\x\u200b61ssword: [${secret}]`],
  ['both in the secret', `password: [${first}\u200b\\x41${second}]`],
  ['full-width letters', `${wide('password')}: [${secret}]`],
  ['full-width letters and an escape', `${wide('pass')}w\\x6frd: [${secret}]`],
  ['tag characters', `${tags('password')}: [${secret}]`],
  ['tag characters for the whole token', `see [${tags(`ghp_${secret}`)}]`],
  ['an escape in concatenated strings', `"\\x67hp_${first}" + "[${second}]"`],
  ['an escape before concatenated strings', `caf\\xe9 "ghp_${first}" + "[${second}]"`],
];

describe('secrets with escapes and invisible characters', () => {
  for (const [name, marked] of disguised) {
    it(`are masked with ${name}`, () => {
      const start = marked.indexOf('[');
      const end = marked.indexOf(']') - 1;
      const text = marked.replace('[', '').replace(']', '');
      const hits = scanText(text);
      assert.ok(
        hits.some((hit) => hit.start <= start && hit.end >= end),
        JSON.stringify(hits),
      );
    });
  }

  it('keep invisible characters after them', () => {
    const text = `pass\u200bword: ${secret}\u200b next`;
    assert.deepEqual(
      scanText(text).map((hit) => text.slice(hit.start, hit.end)),
      [secret],
    );
  });
});
