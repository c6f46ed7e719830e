import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Composer } from './composition/composer.ts';
import { type Phrase, parsePhrase, type Stem } from './phrase.ts';
import { PhraseBook } from './phrase-book.ts';
import { classes } from './phrases/classes.ts';
import { topics } from './topics.ts';
import { isUnspaced } from './words.ts';

/** Words that stand in nearly every prompt: a phrase that is built around one of them has every sentence read closely. */
const everyday = new Set(
  'you it this that these those the a an to of and or in on is are be do not with for as at from by when if them they we i your their all any every each can will must should may have has no yes what which who how use using only also then ask answer user users tool tools'.split(
    ' ',
  ),
);

test('no phrase has a very common word as its anchor', () => {
  for (const { phrases } of Object.values(topics)) {
    for (const notation of phrases) {
      for (const { first, second } of parsePhrase(notation, classes).anchors)
        assert.ok(second !== null || !everyday.has(first.text), `${first.text}: ${notation}`);
    }
  }
});

test('no composed instruction has a single very common word as its anchor', () => {
  for (const { first, second, before } of new Composer().anchors())
    assert.ok(second !== null || before !== null || !everyday.has(first.text), first.text);
});

test('a phrase is found in every one of its wordings', () => {
  for (const { phrases } of Object.values(topics)) {
    for (const notation of phrases) {
      const book = new PhraseBook([['it', [notation]]], classes);
      for (const wording of wordings(parsePhrase(notation, classes))) {
        assert.notEqual(book.nextAnchor(wording, 0), -1, `${wording}: ${notation}`);
        const [first = '', ...others] = wording.split(' ');
        const spoken = `“${[first.toUpperCase(), ...others].join(', ')}!”`;
        assert.notEqual(book.nextAnchor(spoken, 0), -1, `${spoken}: ${notation}`);
      }
    }
  }
});

/** Every alternative of every slot at least once, with the optional slots and without. */
function* wordings({ slots }: Phrase): Generator<string> {
  const alternatives = Math.max(...slots.map(({ words }) => words.all.length));
  for (const spoken of [slots, slots.filter(({ optional }) => !optional)]) {
    for (let index = 0; index < alternatives; index++)
      yield spoken.map(({ words }) => written(words.all[index % words.all.length] ?? [])).join(' ');
  }
}

function written(stems: readonly Stem[]): string {
  const isRun = isUnspaced(stems[0]?.text.charCodeAt(0) ?? 0);
  return stems.map(({ text, open }) => (open ? `${text}s` : text)).join(isRun ? '' : ' ');
}
