import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compareVersions, endOfRange, isInRange } from './version-range.ts';

describe('the order of releases', () => {
  const ascending = [
    '0.0.9',
    '0.0.10',
    '0.1.0-alpha',
    '0.1.0-alpha.2',
    '0.1.0-alpha.10',
    '0.1.0-beta',
    '0.1.0-rc1',
    '0.1.0',
    '1.0',
    '1.2.0b3',
    '1.2.0',
    'v1.10.0',
    '2025.7.1',
    '2025.12.18',
  ];
  for (const [index, version] of ascending.entries()) {
    const next = ascending[index + 1];
    if (next === undefined) continue;
    it(`${version} before ${next}`, () => {
      assert.ok(compareVersions(version, next) < 0);
      assert.ok(compareVersions(next, version) > 0);
    });
  }
  it('treats spellings of one release as equal', () => {
    for (const [a, b] of [
      ['1.0', '1.0.0'],
      ['v1.2.3', '1.2.3'],
      ['=1.2.3', '1.2.3'],
      ['1.2.3+build.5', '1.2.3'],
      ['1.2.3.post1', '1.2.3'],
    ] as const) {
      assert.equal(compareVersions(a, b), 0, `${a} ${b}`);
    }
  });
  it('is a total order for any text', () => {
    const version = fc.stringMatching(/^[0-9]{1,2}(\.[0-9]{1,2}){0,3}(-?(a|b|rc|beta|alpha)\.?[0-9]{0,2})?$/);
    fc.assert(
      fc.property(version, version, (a, b) => {
        assert.equal(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a)), 0);
        assert.equal(compareVersions(a, a), 0);
      }),
    );
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => Number.isFinite(compareVersions(a, b))));
  });
});

describe('ranges', () => {
  const rows: readonly (readonly [version: string, range: string, expected: boolean])[] = [
    ['0.1.15', '>=0.0.5 <0.1.16', true],
    ['0.1.16', '>=0.0.5 <0.1.16', false],
    ['0.0.4', '>=0.0.5 <0.1.16', false],
    ['0.1.16-beta.1', '<0.1.16', true],
    ['0.6.2', '<=0.6.2', true],
    ['0.6.3', '<=0.6.2', false],
    ['1.82.7', '=1.82.7', true],
    ['1.82.70', '=1.82.7', false],
    ['2.0', '>1.9', true],
    ['anything', '*', true],
  ];
  for (const [version, range, expected] of rows) {
    it(`${version} ${expected ? 'is' : 'is not'} in ${range}`, () => assert.equal(isInRange(version, range), expected));
  }
  it('have an end', () => {
    assert.equal(endOfRange('>=0.0.5 <0.1.16'), '0.1.16');
    assert.equal(endOfRange('<=0.6.2'), null);
    assert.equal(endOfRange('*'), null);
  });
});
