import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guessNotation, notationOfName } from './guess-notation.ts';

describe('guessNotation', () => {
  for (const [filename, content, notation] of [
    ['a.json', 'a: 1', 'json'],
    ['.vscode/settings.jsonc', '', 'json'],
    ['crew/agents.YML', '{}', 'yaml'],
    ['agents.yaml.txt', '{"a": 1}', 'json'],
    ['', '\uFEFF\n  [1]', 'json'],
    ['', '# {\na: 1', 'yaml'],
    ['.hook', 'a: 1', 'json'],
    ['noextension', 'a: 1', 'yaml'],
    ['', '// why\n/* and\nhow */ {"a": 1}', 'json'],
    ['', '/* never closed', 'yaml'],
    ['', '---\na: 1', 'yaml'],
    ['', '# why\n{a: 1}', 'yaml'],
    ['', ' \n', 'json'],
  ] as const) {
    it(`reads ${JSON.stringify(filename)} beginning ${JSON.stringify(content)} as ${notation}`, () => {
      assert.equal(guessNotation(filename, content), notation);
    });
  }

  it('returns null for a name without a known extension', () => {
    for (const name of ['notes.txt', 'a.json.bak', 'json', 'ayaml']) assert.equal(notationOfName(name), null);
    assert.equal(notationOfName('a/b.JSON5'), 'json');
  });
});
