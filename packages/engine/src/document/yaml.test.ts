import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsed, pieces, refused, rootOf, toValue } from './testing.ts';
import type { MappingNode, Node } from './tree.ts';

function mapping(text: string): MappingNode {
  const root = rootOf(text, 'yaml');
  assert.ok(root.kind === 'mapping');
  return root;
}

function at(node: Node | undefined, ...steps: readonly (string | number)[]): Node {
  let found = node;
  for (const step of steps) {
    if (found?.kind === 'mapping') found = found.get(String(step));
    else if (found?.kind === 'sequence') found = found.items[Number(step)];
  }
  assert.ok(found);
  return found;
}

describe('YAML spans', () => {
  const table: readonly [text: string, pieces: readonly string[]][] = [
    ['a: 1\n', ['a: 1', 'a:', '1']],
    ['a:\n- b # c\n- "d e"\n', ['a:\n- b # c\n- "d e"', 'a:', '- b # c\n- "d e"', 'b', '"d e"']],
    ["? 'k'\n: v w\n  x\n", ["? 'k'\n: v w\n  x", "'k':", 'v w\n  x']],
    ['{a: [1, {b: }], "c"}', ['{a: [1, {b: }], "c"}', 'a:', '[1, {b: }]', '1', '{b: }', 'b:', '', '"c":', '']],
    ['[a: b, {c: d}: e]', ['[a: b, {c: d}: e]', 'a: b', 'a:', 'b', '{c: d}: e', '{c: d}:', 'e']],
    ['a: |\n  b\n  c\n\nd: e', ['a: |\n  b\n  c\n\nd: e', 'a:', '|\n  b\n  c', 'd:', 'e']],
    ['a: >2- # |\n    b\n# end', ['a: >2- # |\n    b', 'a:', '>2- # |\n    b']],
    ['a: !t &x\n  - 1\nb: &y !u "z"', ['a: !t &x\n  - 1\nb: &y !u "z"', 'a:', '- 1', '1', 'b:', '"z"']],
    ['--- # d\n- - - x\n', ['- - - x', '- - x', '- x', 'x']],
    ['a: &x [1]\nb: *x\n', ['a: &x [1]\nb: *x', 'a:', '[1]', '1', 'b:']],
    ['\ufeffa: b', ['a: b', 'a:', 'b']],
    ['?\n\ufeff: a', ['?\n\ufeff: a', ':', '', '\ufeff:', 'a']],
    ['a: b\r\nc:\r\n  - d\r\n', ['a: b\r\nc:\r\n  - d', 'a:', 'b', 'c:', '- d', 'd']],
  ];
  for (const [text, expected] of table) {
    it(`are exact in ${JSON.stringify(text)}`, () => assert.deepEqual(pieces(text, 'yaml'), expected));
  }

  const omitted: readonly [text: string, path: readonly (string | number)[], offset: number][] = [
    ['a:\n# c\nb: 1', ['a'], 2],
    ['a:   # c', ['a'], 2],
    ['? a\n? b', ['a'], 3],
    ['- \n- x', [0], 1],
    ['- a\n-\n-', [2], 7],
    ['- :\n', [0, ''], 3],
    ['{a, b}', ['a'], 2],
    ['{a: , b}', ['a'], 3],
    ['a: !!null\nb: 1', ['a'], 9],
  ];
  for (const [text, path, offset] of omitted) {
    it(`put an omitted value where it would stand in ${JSON.stringify(text)}`, () => {
      const { start, end } = at(rootOf(text, 'yaml'), ...path);
      assert.deepEqual([start, end], [offset, offset]);
    });
  }

  it('of an entry reach from the key to the end of the value, lines as editors count them', () => {
    const text = 'servers:\n  github:\n    env:\n      TOKEN: >-\n        abc\n        def\n';
    const document = parsed(text, 'yaml');
    const token = at(document.roots[0], 'servers', 'github', 'env', 'TOKEN');
    assert.deepEqual(document.positionAt(token.entry.start), { line: 4, column: 7 });
    assert.deepEqual(document.positionAt(token.start), { line: 4, column: 14 });
    assert.deepEqual(document.positionAt(token.end), { line: 6, column: 12 });
    assert.deepEqual(token.path, ['servers', 'github', 'env', 'TOKEN']);
  });
});

describe('YAML values', () => {
  const table: readonly [text: string, value: unknown][] = [
    ['[null, Null, NULL, ~, ]', [null, null, null, null]],
    ['[true, True, TRUE, false, False, FALSE]', [true, true, true, false, false, false]],
    ['[yes, no, on, off, y, n]', ['yes', 'no', 'on', 'off', 'y', 'n']],
    ['[017, 0o17, 0x1F, 1_000, "1", 1:30]', [17, 15, 31, '1_000', '1', '1:30']],
    ['[1.5, .5, 5., 1e3, -1, +1]', [1.5, 0.5, 5, 1000, -1, 1]],
    ['[.inf, -.Inf, .nan, .NAN]', [Infinity, -Infinity, Number.NaN, Number.NaN]],
    ['[2001-12-14, --, ...x, 1e999]', ['2001-12-14', '--', '...x', '1e999']],
    ['[!!str 1, !!int "1", !!float "1.5", !!bool "true", !!null "", ! 1]', ['1', 1, 1.5, true, null, '1']],
    ['[!!int x, !!bool 1, !unknown 1, !!binary aGk=]', ['x', '1', '1', 'aGk=']],
    ["[\"a\\tb\\x41\\u00e9\\U0001F600\", 'it''s']", ['a\tbAé😀', "it's"]],
    ['{a: &x 1, *x : 2}', Object.assign(Object.create(null), { a: 1, 1: 2 })],
  ];
  for (const [text, value] of table) {
    it(`follow the core schema in ${text}`, () => assert.deepEqual(toValue(rootOf(text, 'yaml')), value));
  }

  it('keep block scalars, folding and chomping', () => {
    const text = 'a: |\n  x\n   y\n\nb: >-\n  x\n  y\n\n  z\nc: |+\n  x\n\n';
    const expected = Object.assign(Object.create(null), { a: 'x\n y\n', b: 'x y\nz', c: 'x\n\n' });
    assert.deepEqual(toValue(rootOf(text, 'yaml')), expected);
  });
});

describe('YAML tags', () => {
  const table: readonly [text: string, tag: string | null][] = [
    ['- x', null],
    ['- !include x', '!include'],
    ['- !!python/object/apply:os.system x', '!!python/object/apply:os.system'],
    ['- !<tag:yaml.org,2002:python/name:os.system> x', '!!python/name:os.system'],
    ['%TAG !p! tag:yaml.org,2002:python/\n---\n- !p!module:os x', '!!python/module:os'],
    ['%TAG !! tag:example.org,2000:\n---\n- !!x y', 'tag:example.org,2000:x'],
    ['- !!python%2Fname:os.system x', '!!python/name:os.system'],
    ['- !!js/function [x]', '!!js/function'],
  ];
  for (const [text, tag] of table) {
    it(`are written one way in ${JSON.stringify(text)}`, () => assert.equal(at(rootOf(text, 'yaml'), 0).tag, tag));
  }

  it('end with their document', () => {
    assert.equal(refused('%TAG !e! tag:e,1:\n---\n- !e!a x\n---\n- !e!a y', 'yaml').reason, 'yaml-syntax');
  });
});

describe('YAML aliases', () => {
  const text = 'base: &base\n  url: u\none: *base\ntwo:\n  <<: *base\n  x: 1\n';

  it('share the node of their anchor, with its place', () => {
    const root = mapping(text);
    assert.equal(root.get('one'), root.get('base'));
    assert.deepEqual(root.get('one')?.path, ['base']);
    const span = root.get('one')?.entry;
    assert.equal(text.slice(span?.start, span?.end), 'base: &base\n  url: u');
  });

  it('are counted as what they stand for', () => {
    assert.equal(parsed(text, 'yaml').nodes, 1 + 2 + 2 + 1 + 2 + 1);
  });

  it('bring merged values in behind the own ones', () => {
    const merged = mapping('a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\nc: {<<: [*a, *b], x: 0}\nd: {"<<": 5}\n');
    const c = merged.get('c');
    assert.ok(c?.kind === 'mapping');
    assert.deepEqual([...c.effective().keys()], ['<<', 'x', 'y', 'z']);
    assert.deepEqual(['x', 'y', 'z'].map((name) => at(c, name)).map(toValue), [0, 2, 4]);
    assert.deepEqual(at(c, 'z').path, ['b', 'z']);
  });

  it('take the latest anchor of a name', () => {
    assert.deepEqual(toValue(rootOf('[&a 1, *a , &a 2, *a ]', 'yaml')), [1, 1, 2, 2]);
  });

  const table: readonly [text: string, code: string, reason: string | null, position: string][] = [
    ['a: *b\n', 'malformed_configuration', 'unknown-alias', '1:4'],
    ['- &a 1\n---\n- *a\n', 'malformed_configuration', 'unknown-alias', '3:3'],
    ['a: &a\n  b: *a\n', 'too_complex', null, '2:6'],
    ['&a [[*a ]]', 'too_complex', null, '1:6'],
  ];
  for (const [wrong, code, reason, position] of table) {
    it(`are refused in ${JSON.stringify(wrong)}`, () => {
      const problem = refused(wrong, 'yaml');
      assert.deepEqual([problem.code, problem.reason], [code, reason]);
      assert.equal(`${problem.position?.line}:${problem.position?.column}`, position);
    });
  }
});

describe('YAML keys', () => {
  it('that occur again shadow the earlier ones, merge keys aside', () => {
    const root = mapping('a: 1\n<<: {b: 1}\n"a": 2\n<<: {c: 1}\n');
    assert.deepEqual(
      root.entries.map(({ shadowed }) => shadowed),
      [true, false, false, false],
    );
    assert.deepEqual([...root.effective().keys()], ['a', '<<', 'b', 'c']);
  });

  it('that are no scalars answer to their notation', () => {
    const root = mapping('? [a, b]\n: 1\n? {c: &x d}\n: *x\n? - e\n: 2\n');
    assert.deepEqual(
      root.entries.map(({ key }) => key.text),
      ['[a, b]', '{c: &x d}', '- e'],
    );
    assert.deepEqual(
      root.entries.map(({ value }) => toValue(value)),
      [1, 'd', 2],
    );
    assert.deepEqual(root.entries[1]?.value.path, ['{c: &x d}', 'c']);
  });

  it('may be anything, prototype names included', () => {
    const root = mapping('__proto__: 1\nconstructor: 2\n: 3\n1: 4\n');
    assert.deepEqual([...root.effective().keys()], ['__proto__', 'constructor', '', '1']);
  });
});

describe('YAML comments and markup', () => {
  const table: readonly [text: string, comments: readonly string[], markup: readonly string[]][] = [
    ['# a\nb: c # d\n', ['# a', '# d'], []],
    ['a: "# b"\nc: \'# d\'\ne: f#g\nh: |\n  # i\nj: k\n', [], []],
    ['a: | # b\n  c\n# d\n', ['# b', '# d'], []],
    ['[ # a\n b, # c\n # d\n]', ['# a', '# c\n # d'], []],
    ['a: &b !c d\ne: *b\n', [], ['&b', '!c', '*b']],
    ['a: !<x#y> &z#z b\n', [], ['!<x#y>', '&z#z']],
    ['%YAML 1.2 # a\n# b\n---\nc: d\n', ['# a\n# b'], ['%YAML 1.2 ']],
    ['a:\n  # b\n\n  # c\n  d: e\n', ['# b\n\n  # c'], []],
    ['a: b\r\n# c\r\n', ['# c'], []],
  ];
  for (const [text, comments, markup] of table) {
    it(`are found in ${JSON.stringify(text)}`, () => {
      const document = parsed(text, 'yaml');
      const slice = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
      assert.deepEqual(
        document.comments.map(({ span }) => slice(span)),
        comments,
      );
      assert.deepEqual(document.markup.map(slice), markup);
    });
  }

  it('belong to the document they follow', () => {
    const document = parsed('# 0\n--- # 0\na: b\n# 0\n---\n# 1\nc: d\n... # 1\n', 'yaml');
    assert.deepEqual(
      document.comments.map((comment) => comment.document),
      [0, 0, 0, 1, 1],
    );
  });
});

describe('YAML streams', () => {
  it('give each document its root, empty ones included', () => {
    const { roots } = parsed('---\n---\na: 1\n---\n- 2\n...\n---\n', 'yaml');
    assert.deepEqual(roots.map(toValue), [null, Object.assign(Object.create(null), { a: 1 }), [2], null]);
    assert.deepEqual(
      roots.map((root) => root.document),
      [0, 1, 2, 3],
    );
  });
});

describe('YAML problems', () => {
  const table: readonly [text: string, reason: string, line: number][] = [
    ['a: b: c', 'yaml-syntax', 1],
    ['a:\n\t- b', 'yaml-syntax', 2],
    ['a: 1\n b: 2', 'yaml-syntax', 2],
    ['[a, b', 'yaml-syntax', 1],
    ['a: "b', 'unterminated-string', 1],
    ['a: "\\q"', 'bad-escape', 1],
    ['a: "\\xzz"', 'bad-escape', 1],
    ['a: b\0', 'control-character', 1],
    ['a: b\u0001', 'control-character', 1],
    ['- !e!x y', 'yaml-syntax', 1],
  ];
  for (const [text, reason, line] of table) {
    it(`say ${reason} on line ${line} of ${JSON.stringify(text)}`, () => {
      const problem = refused(text, 'yaml');
      assert.deepEqual(
        [problem.code, problem.reason, problem.position?.line],
        ['malformed_configuration', reason, line],
      );
    });
  }
});

describe('YAML lines that stand too far left inside brackets and quotes', () => {
  const table: readonly (readonly [name: string, text: string, value: unknown])[] = [
    ['a closing bracket below the key', 'a:\n  b: [\n    x,\n  ]\n  c: 1\n', { a: { b: ['x'], c: 1 } }],
    ['one left of it', 'a:\n  b: [\n    x\n]\nc: 1\n', { a: { b: ['x'] }, c: 1 }],
    ['items', 'a: [1,\n2,\n3]\nb: {c: 1,\nd: 2}\n', { a: [1, 2, 3], b: { c: 1, d: 2 } }],
    [
      'behind comments',
      'a:\n  b: [\n    x, # "one" # two\n    # three\n  ] # four\n  c: 1\n',
      { a: { b: ['x'], c: 1 } },
    ],
    ['behind a number sign in quotes', 'a:\n  b: [\n    "x # y",\n  ]\n', { a: { b: ['x # y'] } }],
    [
      'quoted text',
      'a:\n  b: "one\n  two\n\n  three"\n  c: \'four\n five\'\n',
      { a: { b: 'one two\nthree', c: 'four five' } },
    ],
    ['with line ends of two characters', 'a:\r\n  b: [\r\n    x\r\n  ]\r\n', { a: { b: ['x'] } }],
    [
      'beside brackets in a block of text',
      'a:\n  b: [\n    x\n  ]\nc: |\n  [\n  ]\n',
      { a: { b: ['x'] }, c: '[\n]\n' },
    ],
  ];
  for (const [name, text, value] of table) {
    it(`are read: ${name}`, () => assert.equal(JSON.stringify(toValue(rootOf(text, 'yaml'))), JSON.stringify(value)));
  }

  it('keep their places', () => {
    const text = 'a:\n  b: [\n    x, # y\n  ]\n  c: 1\n';
    const c = at(mapping(text).get('a') as Parameters<typeof at>[0], 'c');
    assert.equal(text.slice(c.start, c.end), '1');
    assert.equal(parsed(text, 'yaml').comments.length, 1);
  });

  it('are refused at the first place where nothing helps', () => {
    const problem = refused('a: [1,\n2\nb: 3\n', 'yaml');
    assert.equal(`${problem.position?.line}:${problem.position?.column}`, '2:1');
  });
});
