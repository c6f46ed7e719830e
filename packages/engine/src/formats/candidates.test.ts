import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Candidates } from './candidates.ts';
import type { Signature } from './format.ts';
import { formatOf, rootOf } from './testing.ts';

function chosen(signature: Partial<Signature>, text: string): boolean {
  return new Candidates([formatOf('one', signature)]).of(rootOf(text, 'yaml')).length === 1;
}

describe('formats of which something may show', () => {
  const rows: readonly (readonly [name: string, signature: Partial<Signature>, text: string, expected: boolean])[] = [
    ['a member that must be there', { always: ['kind=Robot'] }, 'kind: Car', true],
    ['no such member', { always: ['kind=Robot'] }, 'name: Car', false],
    ['either of two', { always: ['kind | sort:string'] }, 'sort: a', true],
    ['one that may be anywhere beside one that may not', { always: ['*/x', 'kind'] }, 'a: { x: 1 }', false],
    ['only what may be anywhere', { always: ['*/x'] }, 'a: 1', true],
    ['any depth', { always: ['**/x'] }, 'a: 1', true],
    ['any spelling', { always: ['@maxTurns'] }, 'a: 1', true],
    ['the root itself', { always: ['.:mapping'] }, 'a: 1', true],
    ['a name that begins so', { often: ['chat.*'] }, 'chat.x: 1', true],
    ['none that begins so', { often: ['chat.*'] }, 'cat.x: 1', false],
    ['one of what is often there', { often: ['a', 'b/c'] }, 'b: {}', true],
    ['one that no other vendor uses', { often: ['a'], certain: ['z'] }, 'z: 1', true],
    ['another way to look', { always: ['a'], alternatives: [{ always: ['b'], often: [], never: [] }] }, 'b: 1', true],
    ['a member that a merge brings in', { always: ['kind'] }, 'x: &x { kind: 1 }\n<<: *x', true],
    ['a list has no members', { always: ['kind'] }, '- kind: 1', false],
  ];
  for (const [name, signature, text, expected] of rows) {
    it(`${name}: ${expected ? 'looked at' : 'passed over'}`, () => {
      assert.equal(chosen(signature, text), expected);
    });
  }

  it('keep their order, each once', () => {
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
