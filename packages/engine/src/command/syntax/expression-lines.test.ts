import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf } from './expression-lines.ts';

describe('an expression that matches whole lines', () => {
  const rows: readonly (readonly [expression: string, lines: readonly string[] | null])[] = [
    ['git status', ['git status']],
    ['.*', ['.*']],
    ['(.*)', ['.*']],
    ['^(?!rm).*$', ['.*']],
    ['git .*', ['git .*']],
    ['python.*', ['python .*']],
    ['\\./scripts/.+', ['./scripts/.*']],
    ['npm (test|run) .*', ['npm test .*', 'npm run .*']],
    ['(?:npm|yarn) test', ['npm test', 'yarn test']],
    ['npm test|git diff', ['npm test', 'git diff']],
    ['ls( .*)?', ['ls', 'ls .*']],
    ['ls(\\s+.*)?$', ['ls', 'ls .*']],
    ['python3? .*', ['python .*', 'python3 .*']],
    ['git\\s+log\\b.*', ['git log .*']],
    ['cat notes\\.txt', ['cat notes.txt']],
    ['tail [^;&|]*', ['tail .*']],
    ['tail [a-z0-9.]+', ['tail x']],
    ['echo \\S+', ['echo x']],
    ['(', null],
    ['a)', null],
    ['('.repeat(9) + ')'.repeat(9), null],
    ['(a|b)(c|d)(e|f)(g|h)(i|j)(k|l)', null],
    ['a'.repeat(1_001), null],
  ];
  for (const [expression, lines] of rows) {
    it(expression.slice(0, 40), () => assert.deepEqual(linesOf(expression, 'whole'), lines));
  }
});

describe('an expression that matches part of a line', () => {
  const rows: readonly (readonly [expression: string, lines: readonly string[]])[] = [
    ['^git status', ['git status .*']],
    ['^git status$', ['git status']],
    ['^git (status|log)\\b', ['git status .*', 'git log .*']],
    ['^(ls$|cat )', ['ls', 'cat .*']],
  ];
  for (const [expression, lines] of rows) {
    it(expression, () => assert.deepEqual(linesOf(expression, 'part'), lines));
  }
});

it('deeply nested groups are given up without delay', () => {
  assert.equal(linesOf('(a|b)?'.repeat(160), 'whole'), null);
  assert.equal(linesOf('[['.repeat(500), 'whole')?.length, 1);
});
