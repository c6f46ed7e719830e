import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from './document.ts';
import { describeProblem } from './messages.ts';
import { refuseExtensions } from './notation.ts';
import { type DocumentProblem, problemCodes } from './problem.ts';
import { parsed, refused } from './testing.ts';

const canary = 'canary-7f3a';

describe('parseDocument', () => {
  const table: readonly [language: Language, text: string, code: string, position: string | null][] = [
    ['json', '', 'empty_configuration', null],
    ['json', ' \n\t', 'empty_configuration', null],
    ['json', '\ufeff', 'empty_configuration', null],
    ['json', '// nothing', 'empty_configuration', null],
    ['json', 'null', 'not_a_configuration', '1:1'],
    ['json', '\n "text"', 'not_a_configuration', '2:2'],
    ['json', '42', 'not_a_configuration', '1:1'],
    ['yaml', '', 'empty_configuration', null],
    ['yaml', '# nothing\n', 'empty_configuration', null],
    ['yaml', '---\n...\n', 'empty_configuration', null],
    ['yaml', '---\n---\n', 'empty_configuration', null],
    ['yaml', 'text', 'not_a_configuration', '1:1'],
    ['yaml', '~', 'not_a_configuration', '1:1'],
    ['yaml', '""', 'not_a_configuration', '1:1'],
    ['yaml', 'a: 1\n--- text\n', 'not_a_configuration', '2:5'],
  ];
  for (const [language, text, code, position] of table) {
    it(`returns ${code} for ${JSON.stringify(text)} as ${language}`, () => {
      const problem = refused(text, language);
      const at = problem.position;
      assert.deepEqual([problem.code, at && `${at.line}:${at.column}`], [code, position]);
    });
  }

  it('parses JSON as YAML, and keeps the language it was given', () => {
    const text = '{\n\t"a": ["b", 1]\n}\n';
    const document = parsed(text, 'yaml');
    assert.equal(document.language, 'yaml');
    assert.equal(document.source.length, text.length);
    assert.equal(document.nodes, parsed(text, 'json').nodes);
  });

  const broken: readonly [language: Language, text: string][] = [
    ['json', `{"${canary}": ${canary}}`],
    ['json', `{"a": "${canary}`],
    ['json', `["${canary}\\u12"]`],
    ['json', `{"a": 1} ${canary}`],
    ['json', `"${canary}"`],
    ['yaml', `a: b: ${canary}`],
    ['yaml', `a: "${canary}`],
    ['yaml', `a: *${canary}`],
    ['yaml', `a: !${canary}!x y`],
    ['yaml', `%TAG ${canary}`],
    ['yaml', `a: ${canary}\u0001`],
    ['yaml', canary],
  ];
  for (const [language, text] of broken) {
    it(`never quotes ${JSON.stringify(text)}`, () => {
      const problem = refused(text, language);
      assert.doesNotMatch(JSON.stringify(problem) + describeProblem(problem), /canary/);
    });
  }
});

describe('describeProblem', () => {
  it('has a distinct sentence for each code, with the position if there is one', () => {
    const sentences = problemCodes.map((code) =>
      describeProblem({ code, reason: null, position: null, looksLike: null }),
    );
    assert.equal(new Set(sentences).size, problemCodes.length);
    const problem: DocumentProblem = {
      code: 'malformed_configuration',
      reason: 'expected-colon',
      position: { line: 3, column: 9 },
      looksLike: null,
    };
    assert.equal(describeProblem(problem), 'Line 3, column 9: A colon is expected after this key.');
  });
});

describe('refuseExtensions', () => {
  const table: readonly [text: string, reason: string, position: string][] = [
    ['{\n  // why\n  "a": 1\n}', 'comment-not-allowed', '2:3'],
    ['{"a": [1,\n]}', 'extension-not-allowed', '1:9'],
    ["{'a': 1}", 'extension-not-allowed', '1:2'],
    ['{a: 1}', 'expected-key', '1:2'],
    ['["C:\\Users"]', 'bad-escape', '1:5'],
    ['["a\tb"]', 'control-character', '1:4'],
    ['[1, /* x */]', 'extension-not-allowed', '1:3'],
  ];
  for (const [text, reason, position] of table) {
    it(`points at the first notation beyond strict JSON in ${JSON.stringify(text)}`, () => {
      const problem = refuseExtensions(parsed(text, 'json'));
      assert.deepEqual([problem?.code, problem?.reason], ['malformed_configuration', reason]);
      assert.equal(`${problem?.position?.line}:${problem?.position?.column}`, position);
    });
  }

  it('accepts strict JSON and all YAML', () => {
    assert.equal(refuseExtensions(parsed('{"a": "// b"}', 'json')), null);
    assert.equal(refuseExtensions(parsed('# c\na: 1', 'yaml')), null);
  });
});
