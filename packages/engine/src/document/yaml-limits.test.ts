import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentLimits } from './limits.ts';
import { parsed, refused } from './testing.ts';

const { aliasesMax, depthMax, documentsMax, nodesMax } = documentLimits;

/** Each line repeats the one before several times. */
function laughs(levels: number, repeats: number): string {
  const lines = Array.from({ length: levels }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i} ,`.repeat(repeats)}]`);
  return `a0: &a0 [ha]\n${lines.join('\n')}\n`;
}

describe('YAML limits', () => {
  it('let the deepest allowed nesting pass, and refuse one level more', () => {
    assert.equal(parsed(`${'['.repeat(depthMax)}1${']'.repeat(depthMax)}`, 'yaml').nodes, depthMax + 1);
    assert.equal(parsed(`${'- '.repeat(depthMax)}1`, 'yaml').nodes, depthMax + 1);
    for (const open of ['[', '{a: ', '- ', '? ']) {
      const deeper = refused(open.repeat(depthMax + 1) + (open === '[' ? ']'.repeat(depthMax + 1) : '1'), 'yaml');
      assert.equal(deeper.code, 'too_deep', open);
      assert.equal(refused(open.repeat(100_000), 'yaml').code, 'too_deep', open);
    }
  });

  it('count depth with aliases expanded', () => {
    const chain = (length: number) =>
      `- &a0 [x]\n${Array.from({ length }, (_, i) => `- &a${i + 1} [*a${i} ]`).join('\n')}\n`;
    assert.equal(parsed(chain(depthMax - 2), 'yaml').roots.length, 1);
    const problem = refused(chain(depthMax - 1), 'yaml');
    assert.deepEqual([problem.code, problem.position?.line], ['too_deep', depthMax]);
  });

  it('count values with aliases expanded, exactly', () => {
    const block = `- &a [${'1,'.repeat(99)}]\n`;
    // A root, then a list of a hundred nodes for each line; the last line makes up the rest.
    const lines = (nodesMax - 100) / 100;
    const full = `${block}${'- *a\n'.repeat(lines - 1)}`;
    assert.equal(parsed(`${full}- [${'1,'.repeat(98)}]\n`, 'yaml').nodes, nodesMax);
    assert.equal(refused(`${full}- [${'1,'.repeat(99)}]\n`, 'yaml').code, 'too_complex');
  });

  it('refuse exponential aliases at the line that goes too far', () => {
    const problem = refused(laughs(90, 9), 'yaml');
    assert.deepEqual([problem.code, problem.position?.line], ['too_complex', 7]);
    const merges = Array.from(
      { length: 60 },
      (_, i) => `a${i + 1}: &a${i + 1} {<<: [*a${i} , *a${i} ], k${i}: *a${i} }`,
    );
    assert.equal(refused(`a0: &a0 {x: 1}\n${merges.join('\n')}`, 'yaml').code, 'too_complex');
  });

  it('count aliases and documents', () => {
    assert.equal(parsed(`- &a x\n${'- *a\n'.repeat(aliasesMax)}`, 'yaml').nodes, aliasesMax + 2);
    assert.equal(refused(`- &a x\n${'- *a\n'.repeat(aliasesMax + 1)}`, 'yaml').code, 'too_complex');
    assert.equal(parsed('--- {}\n'.repeat(documentsMax), 'yaml').roots.length, documentsMax);
    assert.equal(refused('--- {}\n'.repeat(documentsMax + 1), 'yaml').code, 'too_complex');
  });

  const hostile: readonly [what: string, text: string, code: string | null][] = [
    ['question marks', '?\n'.repeat(500_000), 'too_complex'],
    ['colons', ': \n'.repeat(340_000), 'too_complex'],
    ['dashes', '-\n'.repeat(500_000), 'too_complex'],
    ['lone pairs', `[${'a: b,'.repeat(200_000)}]`, 'too_complex'],
    ['blank lines', `a:\n${'\n'.repeat(1_000_000)}  b`, null],
    ['comment lines', `${'# c\n'.repeat(250_000)}a: b`, null],
    ['one long anchor', `- &${'a'.repeat(500_000)} x\n- *${'a'.repeat(500_000)}`, null],
    ['one long tag', `- !${'a'.repeat(1_000_000)} x`, null],
    ['distinct keys', Array.from({ length: 90_000 }, (_, i) => `k${i}: 1\n`).join(''), null],
    ['nested properties', Array.from({ length: 98 }, (_, i) => `${' '.repeat(i)}&a${i} k:\n`).join(''), null],
    ['directives', `${'%A b\n'.repeat(200_000)}---\na: 1`, null],
  ];
  for (const [what, text, code] of hostile) {
    it(`answer a megabyte of ${what} by counting`, () => {
      if (code === null) assert.ok(parsed(text, 'yaml').nodes > 0);
      else assert.equal(refused(text, 'yaml').code, code);
    });
  }
});
