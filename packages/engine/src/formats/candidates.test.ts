import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Candidates } from './candidates.ts';
import type { Signature } from './format.ts';
import { formatOf, rootOf } from './testing.ts';

function chosen(signature: Partial<Signature>, text: string): boolean {
  return new Candidates([formatOf('one', signature)]).of(rootOf(text, 'yaml')).length === 1;
}

describe('candidates among formats', () => {
  const rows: readonly (readonly [name: string, signature: Partial<Signature>, text: string, expected: boolean])[] = [
    ['a required member', { always: ['kind=Robot'] }, 'kind: Car', true],
    ['a required member that is missing', { always: ['kind=Robot'] }, 'name: Car', false],
    ['one of two alternatives', { always: ['kind | sort:string'] }, 'sort: a', true],
    ['a missing member beside a wildcard', { always: ['*/x', 'kind'] }, 'a: { x: 1 }', false],
    ['only a wildcard', { always: ['*/x'] }, 'a: 1', true],
    ['any depth', { always: ['**/x'] }, 'a: 1', true],
    ['a name in any spelling', { always: ['@maxTurns'] }, 'a: 1', true],
    ['the root itself', { always: ['.:mapping'] }, 'a: 1', true],
    ['a name with the prefix', { often: ['chat.*'] }, 'chat.x: 1', true],
    ['no name with the prefix', { often: ['chat.*'] }, 'cat.x: 1', false],
    ['one optional member', { often: ['a', 'b/c'] }, 'b: {}', true],
    ['a name that no other vendor uses', { often: ['a'], certain: ['z'] }, 'z: 1', true],
    [
      'an alternative kind of file',
      { always: ['a'], alternatives: [{ always: ['b'], often: [], never: [] }] },
      'b: 1',
      true,
    ],
    ['a member from a merge key', { always: ['kind'] }, 'x: &x { kind: 1 }\n<<: *x', true],
    ['a list, which has no members', { always: ['kind'] }, '- kind: 1', false],
  ];
  for (const [name, signature, text, expected] of rows) {
    it(`${name}: ${expected ? 'candidate' : 'no candidate'}`, () => {
      assert.equal(chosen(signature, text), expected);
    });
  }

  it('are in the order of the list, without duplicates', () => {
    const formats = [
      formatOf('one', { often: ['a', 'b'] }),
      formatOf('two', { always: ['c'] }),
      formatOf('three', { often: ['b'] }),
    ];
    const root = rootOf('{"b": 1, "a": 2}', 'json');
    assert.deepEqual(
      new Candidates(formats).of(root).map(({ id }) => id),
      ['one', 'three'],
    );
  });
});
