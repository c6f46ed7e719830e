import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyPatch } from './apply.ts';
import { readSpans } from './spans.ts';

type Patch = Parameters<typeof applyPatch>[2];
/** Patches come typed from the report; tests write them out. */
const patch = (...operations: readonly object[]): Patch => operations as Patch;

describe('patch', () => {
  for (const [name, text, operation, expected] of [
    ['replaces a value', '{"a": {"b": "x"}}', { op: 'replace', path: '/a/b', value: 'other' }, '{"a": {"b": "other"}}'],
    [
      'keeps comments',
      '{\n  // why\n  "a": 1, // so\n}',
      { op: 'replace', path: '/a', value: false },
      '{\n  // why\n  "a": false, // so\n}',
    ],
    ['removes a member and its comma', '{"a": 1, "b": 2}', { op: 'remove', path: '/a' }, '{"b": 2}'],
    ['removes the last member', '{"a": 1, "b": 2}', { op: 'remove', path: '/b' }, '{"a": 1}'],
    ['removes the only item', '{"a": [1]}', { op: 'remove', path: '/a/0' }, '{"a": []}'],
    [
      'adds a member on a line of its own',
      '{\n  "a": 1\n}',
      { op: 'add', path: '/b', value: [] },
      '{\n  "a": 1,\n  "b": []\n}',
    ],
    ['adds to what is empty', '{"a": {}}', { op: 'add', path: '/a/b', value: true }, '{"a": {"b": true}}'],
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
  ] as const) {
    it(name, () => {
      assert.equal(applyPatch(text, 'json', patch(operation)), expected);
    });
  }

  for (const [name, text, operation] of [
    ['what is not there', '{"a": 1}', { op: 'replace', path: '/b', value: 1 }],
    ['what does not parse', '{"a": ', { op: 'remove', path: '/a' }],
    ['the whole document', '{"a": 1}', { op: 'remove', path: '' }],
    ['a member of a scalar', '{"a": 1}', { op: 'add', path: '/a/b', value: 1 }],
    ['an inherited member', '{"a": {}}', { op: 'replace', path: '/a/toString', value: 1 }],
  ] as const) {
    it(`leaves ${name} alone`, () => {
      assert.equal(applyPatch(text, 'json', patch(operation)), null);
    });
  }

  it('leaves YAML to its writer', () => {
    assert.equal(applyPatch('a: 1', 'yaml', patch({ op: 'replace', path: '/a', value: 2 })), null);
  });

  it('spans what JSON.parse reads, in every layout', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const root = readSpans(text);
        assert.ok(root !== null);
        assert.deepEqual(JSON.parse(text.slice(root.start, root.end)), JSON.parse(text));
        for (const [key, entry] of root.children) {
          const member = Object.getOwnPropertyDescriptor(JSON.parse(text), key)?.value;
          assert.deepEqual(JSON.parse(text.slice(entry.start, entry.end)), member);
        }
      }),
    );
  });
});
