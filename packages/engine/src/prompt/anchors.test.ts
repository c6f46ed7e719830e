import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePhrase } from './phrase.ts';
import { classes } from './phrases/classes.ts';
import { topics } from './topics.ts';

/** Words that stand in nearly every prompt: a phrase that is built around one of them has every sentence read closely. */
const everyday = new Set(
  'you it this that these those the a an to of and or in on is are be do not with for as at from by when if them they we i your their all any every each can will must should may have has no yes what which who how use using only also then ask answer user users tool tools'.split(
    ' ',
  ),
);

test('no phrase is built around a word of every prompt', () => {
  for (const { phrases } of Object.values(topics)) {
    for (const notation of phrases) {
      for (const { first, second } of parsePhrase(notation, classes).anchors)
        assert.ok(second !== null || !everyday.has(first.text), `${first.text}: ${notation}`);
    }
  }
});
