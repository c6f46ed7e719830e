import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '../document/document.ts';
import { applyPatch } from './apply.ts';
import { applyEdits } from './edit.ts';
import type { Operation } from './operation.ts';

/** Asserts the patched text and that the edits lead to it. */
function expectText(text: string, language: Language, patch: readonly Operation[], expected: string | null): void {
  const patched = applyPatch(text, language, patch);
  assert.equal(patched?.text ?? null, expected);
  if (patched !== null) assert.equal(applyEdits(text, patched.edits), expected);
}

type Row = readonly [title: string, before: string, operation: Operation, after: string | null];

const json: readonly Row[] = [
  ['replaces a value', '{"a": {"b": "x"}}', { op: 'replace', path: '/a/b', value: 'y' }, '{"a": {"b": "y"}}'],
  [
    'keeps comments',
    '{ // why\n "a": 1, // so\n}',
    { op: 'replace', path: '/a', value: false },
    '{ // why\n "a": false, // so\n}',
  ],
  ['replaces a collection', '{"a": [1,\n 2], "b": 3}', { op: 'replace', path: '/a', value: [] }, '{"a": [], "b": 3}'],
  ['removes the first member', '{"a": 1, "b": 2}', { op: 'remove', path: '/a' }, '{"b": 2}'],
  ['removes a middle item', '["a", "b", "c"]', { op: 'remove', path: '/1' }, '["a", "c"]'],
  ['removes the last member', '{"a": 1, "b": 2}', { op: 'remove', path: '/b' }, '{"a": 1}'],
  ['removes the only item', '{"a": [1]}', { op: 'remove', path: '/a/0' }, '{"a": []}'],
  [
    'removes the only item of several lines',
    '{\n  "a": [\n    1\n  ]\n}',
    { op: 'remove', path: '/a/0' },
    '{\n  "a": []\n}',
  ],
  ['removes a whole line', '[\n  1, // one\n  // two:\n  2\n]', { op: 'remove', path: '/0' }, '[\n  // two:\n  2\n]'],
  [
    'removes the last line and the comma before',
    '[\n  1, // one\n  2\n]',
    { op: 'remove', path: '/1' },
    '[\n  1 // one\n]',
  ],
  ['leaves a trailing comma', '[\n  1,\n  2,\n]', { op: 'remove', path: '/1' }, '[\n  1,\n]'],
  [
    'keeps a comment beside the only item',
    '[\n  // none yet\n  1\n]',
    { op: 'remove', path: '/0' },
    '[\n  // none yet\n]',
  ],
  ['leaves no blank at a line’s end', '[\n  1, 2,\n  3]', { op: 'remove', path: '/1' }, '[\n  1,\n  3]'],
  ['removes in a minified text', '{"a":1,"b":2,"c":3}', { op: 'remove', path: '/b' }, '{"a":1,"c":3}'],
  ['adds on a line of its own', '{\n  "a": 1\n}', { op: 'add', path: '/b', value: [] }, '{\n  "a": 1,\n  "b": []\n}'],
  [
    'adds behind a comment',
    '{\n  "a": 1 // so\n}',
    { op: 'add', path: '/b', value: 2 },
    '{\n  "a": 1, // so\n  "b": 2\n}',
  ],
  [
    'adds behind a trailing comma',
    '{\n  "a": 1,\n}',
    { op: 'add', path: '/b', value: 2 },
    '{\n  "a": 1,\n  "b": 2,\n}',
  ],
  ['keeps line ends', '{\r\n\t"a": 1\r\n}', { op: 'add', path: '/b', value: 2 }, '{\r\n\t"a": 1,\r\n\t"b": 2\r\n}'],
  ['adds to a minified text', '{"a":1}', { op: 'add', path: '/b', value: 2 }, '{"a":1,"b":2}'],
  ['adds to what is empty', '{"a": {}}', { op: 'add', path: '/a/b', value: true }, '{"a": {"b": true}}'],
  ['adds an item', '{"a": [1]}', { op: 'add', path: '/a/-', value: 'x' }, '{"a": [1, "x"]}'],
  ['replaces by adding what is there', '{"a": 1}', { op: 'add', path: '/a', value: 2 }, '{"a": 2}'],
  [
    'reads escapes in keys',
    '{"a/b~c": {"\\u0064": 1}}',
    { op: 'replace', path: '/a~1b~0c/d', value: 2 },
    '{"a/b~c": {"\\u0064": 2}}',
  ],
  [
    'reads __proto__ as a key',
    '{"__proto__": {"a": 1}}',
    { op: 'replace', path: '/__proto__/a', value: 2 },
    '{"__proto__": {"a": 2}}',
  ],
  ['takes the last of equal keys', '{"a": 1, "a": 2}', { op: 'replace', path: '/a', value: 3 }, '{"a": 1, "a": 3}'],
  ['keeps a byte order mark', '\uFEFF{"a": 1}', { op: 'replace', path: '/a', value: 2 }, '\uFEFF{"a": 2}'],
  ['leaves what is not there alone', '{"a": 1}', { op: 'replace', path: '/b', value: 1 }, null],
  ['leaves what does not parse alone', '{"a": ', { op: 'remove', path: '/a' }, null],
  ['leaves a whole document alone', '{"a": 1}', { op: 'remove', path: '' }, null],
  ['leaves a scalar without members', '{"a": 1}', { op: 'add', path: '/a/b', value: 1 }, null],
  ['leaves an inherited name alone', '{"a": {}}', { op: 'replace', path: '/a/toString', value: 1 }, null],
  ['leaves an index with a zero before it alone', '[1, 2]', { op: 'remove', path: '/01' }, null],
  ['inserts no item between others', '[1, 2]', { op: 'add', path: '/0', value: 0 }, null],
];

const yaml: readonly Row[] = [
  ['replaces a value', 'a: 1 # so\nb: 2\n', { op: 'replace', path: '/a', value: false }, 'a: false # so\nb: 2\n'],
  ['keeps single quotes', "a: 'x'\n", { op: 'replace', path: '/a', value: "it's" }, "a: 'it''s'\n"],
  ['keeps double quotes', 'a: "x"\n', { op: 'replace', path: '/a', value: 'y' }, 'a: "y"\n'],
  ['writes a variable plainly', 'a: secret\n', { op: 'replace', path: '/a', value: '${A_KEY}' }, 'a: ${A_KEY}\n'],
  [
    'quotes it inside brackets',
    'e: {a: secret}\n',
    { op: 'replace', path: '/e/a', value: '${A_KEY}' },
    'e: {a: "${A_KEY}"}\n',
  ],
  ['quotes an old boolean', 'a: x\n', { op: 'replace', path: '/a', value: 'no' }, 'a: "no"\n'],
  ['quotes what reads as a number', 'a: x\n', { op: 'replace', path: '/a', value: '1' }, 'a: "1"\n'],
  ['quotes what reads as a comment', 'a: x\n', { op: 'replace', path: '/a', value: 'y # z' }, 'a: "y # z"\n'],
  [
    'replaces a block text',
    'a: |\n  one\n  two\nb: 1\n',
    { op: 'replace', path: '/a', value: 'ask' },
    'a: ask\nb: 1\n',
  ],
  [
    'fills in what was left out',
    'a: # why\nb: 1\n',
    { op: 'replace', path: '/a', value: true },
    'a: true # why\nb: 1\n',
  ],
  [
    'replaces a block by a word',
    'a:\n  "*": allow\nb: 1\n',
    { op: 'replace', path: '/a', value: 'ask' },
    'a: ask\nb: 1\n',
  ],
  [
    'replaces a block list',
    'a: # why\n- x\n- y\nb: 1\n',
    { op: 'replace', path: '/a', value: [] },
    'a: [] # why\nb: 1\n',
  ],
  [
    'removes an item',
    'a:\n  - x # one\n  # about y\n  - y\n',
    { op: 'remove', path: '/a/0' },
    'a:\n  # about y\n  - y\n',
  ],
  ['removes the last item', 'a:\n  - x\n  - y\nb: 1\n', { op: 'remove', path: '/a/1' }, 'a:\n  - x\nb: 1\n'],
  ['removes the last line of a text', 'a:\n  - x\n  - y', { op: 'remove', path: '/a/1' }, 'a:\n  - x\n'],
  ['removes the only item', 'a:\n  - x\nb: 1\n', { op: 'remove', path: '/a/0' }, 'a: []\nb: 1\n'],
  [
    'removes the only item without indentation',
    'a: # c\n- x\nb: 1\n',
    { op: 'remove', path: '/a/0' },
    'a: [] # c\nb: 1\n',
  ],
  ['removes the only member', 'a:\n  b: 1\n', { op: 'remove', path: '/a/b' }, 'a: {}\n'],
  ['removes an item of several lines', '- a: 1\n  b: 2\n- c: 3\n', { op: 'remove', path: '/0' }, '- c: 3\n'],
  ['removes a member beside the dash', '- a: 1\n  b: 2\n', { op: 'remove', path: '/0/a' }, '- b: 2\n'],
  [
    'keeps a comment behind it',
    '- a: 1\n  # about b\n  b: 2\n',
    { op: 'remove', path: '/0/a' },
    '- \n  # about b\n  b: 2\n',
  ],
  ['removes an item beside a dash', '- - a\n  - b\n', { op: 'remove', path: '/0/0' }, '- - b\n'],
  [
    'removes a member with its block',
    'a:\n  b: |\n    x\n\n  c: 1\n',
    { op: 'remove', path: '/a/b' },
    'a:\n\n  c: 1\n',
  ],
  ['removes in brackets', 'a: [x, y, z]\n', { op: 'remove', path: '/a/1' }, 'a: [x, z]\n'],
  ['removes a tagged item', 'a: [!t x, &y y]\n', { op: 'remove', path: '/a/0' }, 'a: [&y y]\n'],
  [
    'adds a member',
    'a:\n  b: 1 # c\nd: 2\n',
    { op: 'add', path: '/a/e', value: true },
    'a:\n  b: 1 # c\n  e: true\nd: 2\n',
  ],
  ['adds a member beside a dash', '- a: 1\n', { op: 'add', path: '/0/b', value: [] }, '- a: 1\n  b: []\n'],
  ['adds an item', 'a:\n- x\n', { op: 'add', path: '/a/1', value: 'z' }, 'a:\n- x\n- z\n'],
  ['adds where no line ends', 'a: 1', { op: 'add', path: '/b', value: 2 }, 'a: 1\nb: 2'],
  ['adds in brackets', 'a: {b: 1}\n', { op: 'add', path: '/a/c', value: 'x' }, 'a: {b: 1, "c": "x"}\n'],
  ['keeps line ends', 'a: 1\r\n', { op: 'add', path: '/b', value: 2 }, 'a: 1\r\nb: 2\r\n'],
  ['counts documents', 'a: 1\n---\na: 2\n', { op: 'replace', path: '/1/a', value: 3 }, 'a: 1\n---\na: 3\n'],
  [
    'changes what an anchor names',
    'a: &a {t: true}\nb: *a\n',
    { op: 'replace', path: '/a/t', value: false },
    'a: &a {t: false}\nb: *a\n',
  ],
  [
    'reads JSON as YAML',
    '{"a": true,\n "b": 1}',
    { op: 'replace', path: '/a', value: false },
    '{"a": false,\n "b": 1}',
  ],
  ['leaves an alias alone', 'a: &a {t: true}\nb: *a\n', { op: 'replace', path: '/b/t', value: false }, null],
  ['leaves what is merged in alone', 'a: &a {t: 1}\nb:\n  <<: *a\n  u: 1\n', { op: 'remove', path: '/b/t' }, null],
  ['takes no anchor that is still used', 'a: &a x\nb: *a\n', { op: 'remove', path: '/a' }, null],
  ['leaves a tag that would change the value', 'a: !!str true\n', { op: 'replace', path: '/a', value: false }, null],
  ['leaves a text whose end counts', 'a: |+\n  x\n\n', { op: 'add', path: '/b', value: 1 }, null],
];

describe('a patch', () => {
  for (const [language, rows] of Object.entries({ json, yaml }) as readonly [Language, readonly Row[]][]) {
    for (const [title, before, operation, after] of rows)
      it(`${title} (${language})`, () => expectText(before, language, [operation], after));
  }

  it('with several operations gives one list of edits', () => {
    const text = '{\n  "a": 1, // one\n  "b": [1, 2],\n  "c": 3\n}';
    const patch: readonly Operation[] = [
      { op: 'remove', path: '/b/0' },
      { op: 'replace', path: '/a', value: 'x' },
      { op: 'remove', path: '/b/0' },
      { op: 'remove', path: '/c' },
    ];
    expectText(text, 'json', patch, '{\n  "a": "x", // one\n  "b": []\n}');
  });

  it('applies completely or not at all', () => {
    const patch: readonly Operation[] = [
      { op: 'remove', path: '/a' },
      { op: 'remove', path: '/a' },
    ];
    expectText('{"a": 1, "b": 2}', 'json', patch, null);
  });
});
