import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentLimits } from './limits.ts';
import { parsed, pieces, refused, rootOf, toValue } from './testing.ts';
import type { MappingNode } from './tree.ts';

function mapping(text: string): MappingNode {
  const root = rootOf(text, 'json');
  assert.ok(root.kind === 'mapping');
  return root;
}

describe('JSON spans', () => {
  const table: readonly [text: string, pieces: readonly string[]][] = [
    ['{}', ['{}']],
    [' [ ] ', ['[ ]']],
    ['{"a":1}', ['{"a":1}', '"a":', '1']],
    [
      '{ "a" : [ true , "x\\"y" , { } ] , "b" : -1.5e3 }',
      [
        '{ "a" : [ true , "x\\"y" , { } ] , "b" : -1.5e3 }',
        '"a":',
        '[ true , "x\\"y" , { } ]',
        'true',
        '"x\\"y"',
        '{ }',
        '"b":',
        '-1.5e3',
      ],
    ],
    ['\ufeff[null]', ['[null]', 'null']],
    ["{/*c*/a:'b',}", ["{/*c*/a:'b',}", 'a:', "'b'"]],
  ];
  for (const [text, expected] of table) {
    it(`are exact in ${text}`, () => assert.deepEqual(pieces(text, 'json'), expected));
  }

  it('of an entry reach from the key to the end of the value', () => {
    const text = '{\n  "server": { "url" :  "https://a.example" }\n}';
    const server = mapping(text).get('server');
    assert.ok(server?.kind === 'mapping');
    const url = server.get('url');
    assert.ok(url);
    assert.equal(text.slice(url.entry.start, url.entry.end), '"url" :  "https://a.example"');
    assert.deepEqual(url.path, ['server', 'url']);
    assert.deepEqual(server.entries[0]?.key.path, ['server', 'url']);
    assert.deepEqual(parsed(text, 'json').positionAt(url.start), { line: 2, column: 24 });
  });
});

describe('JSON values', () => {
  const table: readonly [text: string, value: unknown][] = [
    ['["\\u00e9\\n\\t\\/\\\\\\b\\f\\r\\""]', ['é\n\t/\\\b\f\r"']],
    ['["\\ud83d\\ude00", "\\ud800"]', ['😀', '\ud800']],
    ['[0, -0, 1E2, 1.25, 12345678901234567890]', [0, -0, 100, 1.25, 12345678901234567000]],
    ['[1e999]', [Number.POSITIVE_INFINITY]],
    ['{"__proto__": {"a": 1}, "constructor": 2}', JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')],
    ['{"": 1}', { '': 1 }],
  ];
  for (const [text, value] of table) {
    it(`are those of JSON.parse for ${text}`, () => {
      assert.equal(JSON.stringify(toValue(rootOf(text, 'json'))), JSON.stringify(value));
    });
  }

  it('keep a number as it was written beside what it means', () => {
    const root = rootOf('[1.50]', 'json');
    assert.ok(root.kind === 'sequence');
    const [item] = root.items;
    assert.ok(item?.kind === 'scalar');
    assert.deepEqual([item.text, item.value], ['1.50', 1.5]);
  });
});

describe('JSON duplicate members', () => {
  it('are all kept, and the last one is read', () => {
    const root = mapping('{"a": 1, "b": 2, "\\u0061": 3, "a": 4}');
    assert.deepEqual(
      root.entries.map(({ key, shadowed }) => [key.text, shadowed]),
      [
        ['a', true],
        ['b', false],
        ['a', true],
        ['a', false],
      ],
    );
    const value = root.get('a');
    assert.ok(value?.kind === 'scalar');
    assert.equal(value.value, 4);
    assert.equal(root.effective().size, 2);
  });

  it('are found among many members as among few', () => {
    const members = Array.from({ length: 60 }, (_, i) => `"k${i % 50}": ${i}`).join(',');
    const shadowed = mapping(`{${members}}`).entries.filter((entry) => entry.shadowed);
    assert.deepEqual(
      shadowed.map(({ key }) => key.text),
      Array.from({ length: 10 }, (_, i) => `k${i}`),
    );
  });
});

describe('JSONC and JSON5', () => {
  const table: readonly [text: string, value: unknown, extensions: readonly string[]][] = [
    ['// a\n[1] // b', [1], ['jsonc comment-not-allowed 0']],
    ['[1, /* a */ 2, /**/]', [1, 2], ['jsonc comment-not-allowed 4', 'jsonc extension-not-allowed 13']],
    ['{"a": 1,}', { a: 1 }, ['jsonc extension-not-allowed 7']],
    ["['it\\'s \"x\"']", ['it\'s "x"'], ['json5 extension-not-allowed 1', 'json5 bad-escape 4']],
    ['{a: 1, $b_2: 2, \\u0063: 3}', { a: 1, $b_2: 2, c: 3 }, ['json5 expected-key 1']],
    ['[+1, .5, 5., 0xFf, -Infinity, +0x10]', [1, 0.5, 5, 255, Number.NEGATIVE_INFINITY, 16], ['json5 bad-number 1']],
    ['["a\\\nb\\\r\nc"]', ['abc'], ['json5 bad-escape 3']],
    ['["\\x41\\v\\0\\q"]', ['A\v\0q'], ['json5 bad-escape 2']],
    ['["a\tb"]', ['a\tb'], ['json5 control-character 3']],
    ['[\u00a01]', [1], ['json5 unexpected-character 1']],
  ];
  for (const [text, value, extensions] of table) {
    it(`are read and recorded in ${JSON.stringify(text)}`, () => {
      const document = parsed(text, 'json');
      const [root] = document.roots;
      assert.ok(root);
      assert.deepEqual(JSON.stringify(toValue(root)), JSON.stringify(value));
      assert.deepEqual(
        document.extensions.map(({ dialect, reason, offset }) => `${dialect} ${reason} ${offset}`),
        extensions,
      );
    });
  }

  it('leave strict JSON without a record', () => {
    assert.deepEqual(parsed('{"a": ["//", "/*", ","], "b": 1e5}', 'json').extensions, []);
  });

  it('give each comment its whole span, and paragraphs of comments one', () => {
    const text = '// one\n  // two\n{ /* three */ "a": "// no" } //four';
    assert.deepEqual(
      parsed(text, 'json').comments.map(({ span }) => text.slice(span.start, span.end)),
      ['// one\n  // two', '/* three */', '//four'],
    );
  });
});

describe('JSON problems', () => {
  const table: readonly [text: string, reason: string, position: string][] = [
    ['{', 'unexpected-end', '1:2'],
    ['{"a"', 'expected-colon', '1:5'],
    ['{"a":', 'unexpected-end', '1:6'],
    ['{"a": 1', 'unexpected-end', '1:8'],
    ['[1', 'unexpected-end', '1:3'],
    ['[1,', 'unexpected-end', '1:4'],
    ['{"a": 1,', 'unexpected-end', '1:9'],
    ['[\n  1\n  2\n]', 'expected-comma', '3:3'],
    ['[1}', 'expected-comma', '1:3'],
    ['{"a": 1]', 'expected-comma', '1:8'],
    ['{"a" 1}', 'expected-colon', '1:6'],
    ['{1: 2}', 'expected-key', '1:2'],
    ['{,}', 'expected-key', '1:2'],
    ['[,]', 'unexpected-character', '1:2'],
    ['[1,,]', 'unexpected-character', '1:4'],
    ['["abc]', 'unterminated-string', '1:2'],
    ['["abc\n"]', 'unterminated-string', '1:2'],
    ['["\\u12g4"]', 'bad-escape', '1:3'],
    ['["\\1"]', 'bad-escape', '1:3'],
    ['["\\x4"]', 'bad-escape', '1:3'],
    ['["\\', 'bad-escape', '1:3'],
    ['[01]', 'bad-number', '1:2'],
    ['[1.2.3]', 'bad-number', '1:2'],
    ['[-]', 'bad-number', '1:2'],
    ['[True]', 'unexpected-character', '1:2'],
    ['[nul]', 'unexpected-character', '1:2'],
    ['[] []', 'trailing-text', '1:4'],
    ['{}\n{}', 'trailing-text', '2:1'],
    ['[1] /', 'unexpected-character', '1:5'],
    ['/* open', 'unexpected-end', '1:1'],
    ['{a\\q: 1}', 'bad-escape', '1:2'],
  ];
  for (const [text, reason, position] of table) {
    it(`say ${reason} at ${position} of ${JSON.stringify(text)}`, () => {
      const problem = refused(text, 'json');
      assert.equal(problem.code, 'malformed_configuration');
      assert.equal(problem.reason, reason);
      assert.equal(`${problem.position?.line}:${problem.position?.column}`, position);
    });
  }
});

describe('JSON limits', () => {
  const { depthMax, nodesMax } = documentLimits;

  it('let the deepest allowed nesting pass, and refuse one level more', () => {
    assert.equal(parsed(`${'['.repeat(depthMax)}1${']'.repeat(depthMax)}`, 'json').nodes, depthMax + 1);
    const problem = refused(`${'['.repeat(depthMax + 1)}${']'.repeat(depthMax + 1)}`, 'json');
    assert.deepEqual([problem.code, problem.position], ['too_deep', { line: 1, column: depthMax + 1 }]);
  });

  it('refuse a hundred thousand levels without overflowing', () => {
    assert.equal(refused('{"a":'.repeat(100_000), 'json').code, 'too_deep');
    assert.equal(refused('['.repeat(100_000), 'json').code, 'too_deep');
  });

  it('count values exactly', () => {
    const items = '1,'.repeat(nodesMax - 2);
    assert.equal(parsed(`[${items}1]`, 'json').nodes, nodesMax);
    assert.equal(refused(`[${items}1,1]`, 'json').code, 'too_complex');
  });
});
