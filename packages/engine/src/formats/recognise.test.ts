import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Probe } from './probe.ts';
import { recognise } from './recognise.ts';
import { formatOf, rootOf } from './testing.ts';

const probeOf = (value: unknown) => new Probe(rootOf(JSON.stringify(value), 'json'));

describe('a pattern of a signature', () => {
  const document = {
    'a.b': { x: 1 },
    list: [{ kind: 'one', n: 3 }, { kind: 'two' }],
    text: 'https://example.com/schema',
    flag: true,
    empty: {},
    'Review Bot': { AutoApprove: 'Auto approve', model: 'acme/gpt-5', prompt: 'Look at it.' },
    tools: ['hammer', 'read_file'],
    robot: { model: 'sedan-4', prompt: 'enabled' },
  };
  const cases: readonly (readonly [string, boolean])[] = [
    ['a.b', true],
    ['a/b', false],
    ['a.b/x:number', true],
    ['a.b/x:string', false],
    ['list:list', true],
    ['list:mapping', false],
    ['list/*/kind=two', true],
    ['list/+/kind', true],
    ['list/+/n', false],
    ['list/+/kind^t', false],
    ['text^https://example.com/', true],
    ['text~/schema', true],
    ['text=https://example.com', false],
    ['flag:boolean', true],
    ['flag=true', true],
    ['empty/+', false],
    ['empty:empty', true],
    ['list:empty', false],
    ['text:empty', false],
    ['te*', true],
    ['te*=https://example.com/schema', true],
    ['a.*/x', true],
    ['list/te*', false],
    ['no*', false],
    ['@review_bot/@auto_approve', true],
    ['@auto_approve', false],
    ['@review_bot/@auto_approve:label', true],
    ['@review_bot/@model:label', false],
    ['@*bot:mapping', true],
    ['@*bot/prompt=enabled', false],
    ['@*review', false],
    ['*/@model:llm', true],
    ['robot/@model:llm', false],
    ['@review_bot/prompt:sentence', true],
    ['robot/prompt:sentence', false],
    ['tools/*:tool', true],
    ['list/*/kind:tool', false],
    ['.:mapping', true],
    ['nothing | flag', true],
    ['nothing | list/*/kind=three', false],
  ];
  for (const [pattern, expected] of cases) {
    it(`${pattern} ${expected ? 'holds' : 'does not hold'}`, () => {
      assert.equal(probeOf(document).holds(pattern), expected);
    });
  }
});

describe('recognition', () => {
  const plain = formatOf('plain', { often: ['a', 'b'] }, ['plain.json']);
  const richer = formatOf('richer', { often: ['a', 'b', 'c'] }, ['richer.json']);
  const named = formatOf('named', { often: ['a', 'z'] }, ['conf/*.named.json']);
  const all = [plain, richer, named];
  const idOf = (value: unknown, name?: string) => recognise(probeOf(value), all, name)?.format.id ?? null;

  it('requires two discriminators', () => {
    assert.equal(idOf({ a: 1 }), null);
    assert.equal(idOf({ a: 1, b: 1 }), 'plain');
  });

  it('prefers the format with the most discriminators, then the first', () => {
    assert.equal(idOf({ a: 1, b: 1, c: 1 }), 'richer');
    assert.equal(idOf({ a: 1, b: 1 }), 'plain');
  });

  it('lets a file name add one discriminator and break a tie', () => {
    assert.equal(idOf({ a: 1 }, 'some/where/my.named.json'), 'named');
    assert.equal(idOf({ a: 1, b: 1 }, 'richer.json'), 'richer');
  });

  it('does not let a file name outweigh content or suffice alone', () => {
    assert.equal(idOf({ a: 1, b: 1 }, 'my.named.json'), 'plain');
    assert.equal(idOf({ q: 1 }, 'plain.json'), null);
  });

  it('requires the folders to match if the file name is only an extension', () => {
    const folder = formatOf('folder', { often: ['q'] }, ['.desk/agents/*.json']);
    const found = (name: string) => recognise(probeOf({ q: 1 }), [folder], name)?.format.id ?? null;
    assert.equal(found('my.json'), null);
    assert.equal(found('agents/my.json'), null);
    assert.equal(found('C:\\work\\.desk\\agents\\my.json'), 'folder');
  });

  it('respects required and excluding patterns', () => {
    const strict = formatOf('strict', { always: ['a', 'b'], never: ['c'] });
    assert.equal(recognise(probeOf({ a: 1, b: 1 }), [strict])?.discriminators, 2);
    assert.equal(recognise(probeOf({ a: 1 }), [strict]), null);
    assert.equal(recognise(probeOf({ a: 1, b: 1, c: 1 }), [strict]), null);
  });

  it('requires the given evidence without counting it', () => {
    const given = formatOf('given', {
      always: ['a'],
      often: ['b'],
      given: { sure: ['b', 'c'], weak: ['x', 'y'], weakMinimum: 2 },
    });
    assert.equal(recognise(probeOf({ a: 1, b: 1 }), [given])?.discriminators, 2);
    assert.equal(recognise(probeOf({ a: 1, c: 1 }), [given], 'a.json'), null);
    assert.equal(recognise(probeOf({ a: 1 }), [given]), null);
    const weak = formatOf('weak', { always: ['a', 'z'], given: { sure: [], weak: ['x', 'y'], weakMinimum: 2 } });
    assert.equal(recognise(probeOf({ a: 1, z: 1, x: 1 }), [weak]), null);
    assert.equal(recognise(probeOf({ a: 1, z: 1, x: 1, y: 1 }), [weak])?.discriminators, 2);
  });

  it('needs the `highConfidence` patterns for high confidence', () => {
    const doubtful = formatOf('doubtful', { often: ['a', 'b', 'c'], highConfidence: ['d'] });
    assert.equal(recognise(probeOf({ a: 1, b: 1, c: 1 }), [doubtful])?.confidence, 'medium');
    assert.equal(recognise(probeOf({ a: 1, b: 1, c: 1, d: 1 }), [doubtful])?.confidence, 'high');
  });

  it('counts a name that only one vendor uses as two, but still requires the other patterns', () => {
    const own = formatOf('own', { always: ['a'], often: ['b'], certain: ['acme.*'], never: ['c'] });
    assert.equal(recognise(probeOf({ a: 1, 'acme.mode': 1 }), [own])?.discriminators, 3);
    assert.equal(recognise(probeOf({ 'acme.mode': 1 }), [own]), null);
    assert.equal(recognise(probeOf({ a: 1, c: 1, 'acme.mode': 1 }), [own]), null);
  });

  it('has a confidence that depends on the number of discriminators', () => {
    assert.equal(recognise(probeOf({ a: 1, b: 1, c: 1 }), all)?.confidence, 'high');
    assert.equal(recognise(probeOf({ a: 1, b: 1 }), all)?.confidence, 'medium');
    assert.equal(recognise(probeOf({ a: 1 }), all, 'my.named.json')?.confidence, 'low');
  });
});
