import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '../document/document.ts';
import { parsed } from '../document/testing.ts';
import type { Located } from '../text/span.ts';
import { collectNotation } from './notation.ts';

/** Each fact's value with the text at its place. */
function shown(text: string, located: readonly Located<string>[]): readonly string[] {
  return located.map(({ value, at }) => `${value} @ ${text.slice(at.span.start, at.span.end)}`);
}

function notation(text: string, language: Language) {
  return collectNotation(parsed(text, language));
}

describe('duplicate keys', () => {
  const table: readonly [language: Language, text: string, rows: readonly string[]][] = [
    ['json', '{"a": 1, "b": {"a": 1}}', []],
    ['json', '{"a": 1, "a": 1}', ['/a at 9 same']],
    ['json', '{"a": true, "b": 0, "a": false, "a": true}', ['/a at 32 differs']],
    ['json', '{"a": {"x": 1, "y": 2}, "a": {"y": 2, "x": 1}}', ['/a at 24 same']],
    ['json', '[{"allow": []}, {"allow": ["*"], "\\u0061llow": []}]', ['/1/allow at 33 differs']],
    ['yaml', 'a: [1]\n"a":\n- 1\n', ['/a at 7 same']],
    ['yaml', 'a: &x {k: 1, k: 2}\nb: *x\n', ['/a/k at 13 differs']],
    ['yaml', 'a: &a {x: 1}\nb:\n  <<: *a\n  <<: *a\n  x: 2\n', []],
  ];
  for (const [language, text, rows] of table) {
    it(`are one row per name in ${JSON.stringify(text)}`, () => {
      const found = notation(text, language).duplicateKeys.map(
        ({ key, differs }) => `/${key.at.path.join('/')} at ${key.at.span.start} ${differs ? 'differs' : 'same'}`,
      );
      assert.deepEqual(found, rows);
    });
  }

  it('are one row even if there are 40,000', () => {
    const text = `{${'"a":{"b":[1,2]},'.repeat(40_000)}"a":{"b":[1,3]}}`;
    assert.equal(notation(text, 'json').duplicateKeys.length, 1);
  });
});

describe('prototype keys', () => {
  it('are found at any depth, with every occurrence', () => {
    const text = '{"__proto__": {"x": 1}, "a": [{"constructor": {"prototype": 1}}], "__proto__": 2, "proto": 3}';
    const { prototypeKeys, duplicateKeys } = notation(text, 'json');
    assert.deepEqual(shown(text, prototypeKeys), [
      '__proto__ @ "__proto__"',
      'constructor @ "constructor"',
      'prototype @ "prototype"',
      '__proto__ @ "__proto__"',
    ]);
    assert.deepEqual(
      duplicateKeys.map(({ key }) => key.value),
      ['__proto__'],
    );
  });

  it('are not found among values', () => {
    assert.deepEqual(notation('["__proto__", "constructor"]', 'json').prototypeKeys, []);
  });
});

describe('executable tags', () => {
  it('are found on values, collections and keys, once per anchor', () => {
    const text =
      '- &a !!python/name:os.system x\n- *a\n- !ruby/object:X {y: 1}\n- !!js/function k: v\n- !include f.yaml\n';
    assert.deepEqual(shown(text, notation(text, 'yaml').executableTags), [
      '!!python/name:os.system @ x',
      '!ruby/object:X @ {y: 1}',
      '!!js/function @ k',
    ]);
  });
});

describe('comments', () => {
  it('are read without delimiters, one per paragraph', () => {
    const text = '{ // one\n  //   two\n  "a": 1, /* three\n    * four */ "b": 2 }';
    const { comments } = notation(text, 'json');
    assert.deepEqual(
      comments.map(({ value }) => value),
      ['one\ntwo', 'three\nfour'],
    );
    assert.deepEqual(
      comments.map(({ at }) => at.path),
      [[], []],
    );
  });

  it('have the number of their document', () => {
    const { comments } = notation('a: 1 # x\n---\n## y\nb: 2\n', 'yaml');
    assert.deepEqual(
      comments.map(({ value, at }) => [value, at.document]),
      [
        ['x', 0],
        ['y', 1],
      ],
    );
  });
});

describe('hidden text', () => {
  const table: readonly [language: Language, text: string, values: readonly string[]][] = [
    ['json', '{"a": "plain \\n text", "b": "Grüße 👨\u200d👩\u200d👧 你好"}', []],
    ['json', '{"a": "x\\u202ey"}', ['x\u202ey']],
    ['json', '{"pass\\u200bword": 1}', ['pass\u200bword']],
    ['json', '["\\u001b[31m"]', ['\u001b[31m']],
    ['json', '["C:\\\\users\\\\x0"]', []],
    ['json', `["a${'\\n'.repeat(250)}b"]`, [`a${'\n'.repeat(250)}b`]],
    ['json', `["a${'\\n'.repeat(250)}"]`, []],
    ['json', `[1,${' '.repeat(300)}2]`, [' '.repeat(300)]],
    ['json', `[1,${' '.repeat(300)}\n2]`, []],
    ['yaml', `a: "\\e[0m"\nb: '\\e[0m'\n`, ['\u001b[0m']],
    ['yaml', `a: |\n  x${' '.repeat(300)}y\n`, [`x${' '.repeat(300)}y\n`]],
    ['yaml', `a: 1 # x\u2066y\n`, ['x\u2066y']],
    ['yaml', `a: 1 ${' '.repeat(300)}# y\n`, [' '.repeat(301)]],
  ];
  for (const [language, text, values] of table) {
    it(`is ${values.length === 0 ? 'not found' : 'found'} in ${JSON.stringify(text).slice(0, 60)}`, () => {
      assert.deepEqual(
        notation(text, language).hidden.map(({ value }) => value),
        values,
      );
    });
  }

  it('between values has the number of its document', () => {
    const { hidden } = notation(`a: 1\n---\nb:${' '.repeat(250)}2\n`, 'yaml');
    assert.deepEqual(
      hidden.map(({ at }) => [at.document, at.span.end - at.span.start]),
      [[1, 250]],
    );
  });
});
