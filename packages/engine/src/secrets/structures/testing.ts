import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskedParts } from '../testing.ts';

/** A text with a secret and the part of it that is masked; an empty part stands for any. */
export type MaskedRow = readonly [what: string, text: string, expected: string];
/** A text in which nothing is masked. */
export type QuietRow = readonly [what: string, text: string];

/** Tests each text by itself, without the name of a key. */
export function describeMasking(title: string, masked: readonly MaskedRow[], quiet: readonly QuietRow[]): void {
  describe(title, () => {
    for (const [what, text, expected] of masked) {
      it(`masks ${what}`, () => {
        const parts = maskedParts(text);
        if (expected === '') assert.notDeepEqual(parts, []);
        else assert.ok(parts.includes(expected), JSON.stringify(parts));
      });
    }
    for (const [what, text] of quiet) {
      it(`masks nothing in ${what}`, () => assert.deepEqual(maskedParts(text), []));
    }
  });
}
