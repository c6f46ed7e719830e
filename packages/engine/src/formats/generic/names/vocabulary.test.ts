import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isFiller } from './idea.ts';
import { foldKey } from './key-words.ts';

const folder = join(import.meta.dirname, '..');
const sources = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));

/** The lists of words in a source text: those that become sets, and everywhere in the grammars of ideas. */
function listsIn(file: string, text: string): readonly string[] {
  const pattern = file.startsWith('names/ideas/')
    ? /'([a-z\d_]+(?: [a-z\d_]+)*)'/g
    : /wordSet\(\s*['`](?:\$\{\w+\} )*([^'`$]*)['`]/g;
  return [...text.matchAll(pattern)].map(([, words = '']) => words);
}

/** Words that are written in a list and can never match, because the words of keys and values are normalised before. */
function unreachable(words: string): readonly string[] {
  return words.split(' ').filter((word, at, all) => foldKey(word) !== word || all.indexOf(word) < at);
}

describe('every word of a list is one that a key can have, and is said once', () => {
  for (const file of sources) {
    const lists = listsIn(file, readFileSync(join(folder, file), 'utf8'));
    if (lists.length > 0) it(file, () => assert.deepEqual(lists.flatMap(unreachable), []));
  }
});

it('a plural, a synonym and a word of another language are found, as is a repetition', () => {
  assert.deepEqual(unreachable('tool tools mandatory freigabe tool'), ['tools', 'mandatory', 'freigabe', 'tool']);
});

describe('no idea permits words that every idea permits', () => {
  for (const file of sources.filter((name) => name.startsWith('names/ideas/'))) {
    const permitted = readFileSync(join(folder, file), 'utf8').matchAll(/\bmay:\s*'([^']*)'/g);
    const fillers = [...permitted].flatMap(([, words = '']) => words.split(' ').filter(isFiller));
    it(file, () => assert.deepEqual(fillers, []));
  }
});

it('every phrase is read as what it means', () => {
  const text = readFileSync(join(folder, 'names/phrases.ts'), 'utf8');
  const rows = [...text.matchAll(/^ {2}'([^:']+): ([^']+)',$/gm)];
  assert.ok(rows.length > 20);
  for (const [, meant = '', written = ''] of rows) {
    for (const phrase of written.split(', ')) {
      const key = phrase.replaceAll(' ', '_');
      assert.equal(foldKey(key), meant.replaceAll(' ', '_'), phrase);
    }
  }
});
