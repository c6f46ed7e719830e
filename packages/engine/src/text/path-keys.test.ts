import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PathKeys } from './path-keys.ts';

describe('keys of paths', () => {
  it('are equal for equal paths only', () => {
    const keys = new PathKeys();
    const paths = [[], ['a'], ['a', 'b'], ['a/b'], ['b', 'a'], [0], ['#0'], ['a', 0], ['a', '0']];
    assert.equal(new Set(paths.map((path) => keys.of({ document: 0, path }))).size, paths.length);
    assert.equal(keys.of({ document: 0, path: ['a', 'b'] }), keys.of({ document: 0, path: ['a', 'b'] }));
    assert.notEqual(keys.of({ document: 0, path: ['a'] }), keys.of({ document: 1, path: ['a'] }));
  });

  it('can be those of a section', () => {
    const keys = new PathKeys();
    const whole = { document: 0, path: ['a', 'b', 'c'] };
    assert.equal(keys.of(whole, -1), keys.of({ document: 0, path: ['a', 'b'] }));
    assert.equal(keys.of(whole, 1), keys.of({ document: 0, path: ['a'] }));
  });

  it('do not grow with the keys of the file', () => {
    assert.ok(new PathKeys().of({ document: 0, path: ['a'.repeat(100_000)] }).length < 10);
  });
});
