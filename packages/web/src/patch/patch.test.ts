import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze, guessNotation, type Report } from '@agent-grade/engine';
import { applyPatch } from '@agent-grade/engine/patch';
import { exampleFiles } from '../examples/example-files.ts';
import { combinePatches } from './combine-patches.ts';
import { diffOf } from './diff.ts';

function reportOf(content: string, filename: string): Report {
  const analysis = analyze({ content, format: guessNotation(filename, content), sourceFilename: filename });
  if (analysis.kind === 'problem') throw new Error(`${filename} does not parse.`);
  return analysis.report;
}

describe('combined patches', () => {
  for (const { id, risky } of exampleFiles) {
    const language = guessNotation(risky.filename, risky.content);
    const report = reportOf(risky.content, risky.filename);
    const steps = report.fixFirst;
    const last = steps.at(-1);
    if (last === undefined) continue;
    it(`${id}: fixing first what is recommended gives at least the promised score`, () => {
      const findings = steps.flatMap(
        ({ fingerprint }) => report.findings.find((each) => each.fingerprint === fingerprint) ?? [],
      );
      const fixed = applyPatch(risky.content, language, combinePatches(findings));
      assert.ok(fixed !== null);
      const after = reportOf(fixed.text, risky.filename);
      assert.ok(after.score >= last.score, `${after.score} for ${last.score}`);
      const left = new Set(after.findings.map(({ fingerprint }) => fingerprint));
      assert.ok(!steps.some(({ fingerprint }) => left.has(fingerprint)));
    });

    it(`${id}: all patches at once leave no finding with a patch`, () => {
      const fixed = applyPatch(risky.content, language, combinePatches(report.findings));
      assert.ok(fixed !== null);
      const before = new Set(report.findings.map(({ fingerprint }) => fingerprint));
      const left = reportOf(fixed.text, risky.filename).findings.filter(
        ({ remediation }) => remediation.patch !== undefined,
      );
      assert.deepEqual(
        left.filter(({ fingerprint }) => before.has(fingerprint)).map(({ message }) => message),
        [],
      );
    });
  }

  it('removes items of a list from its end, and keeps the first of two patches at the same place', () => {
    const finding = (...operations: readonly object[]) =>
      ({ remediation: { patch: operations } }) as unknown as Report['findings'][number];
    const order = combinePatches([
      finding({ op: 'remove', path: '/a/1' }),
      finding({ op: 'remove', path: '/a/10' }),
      finding({ op: 'remove', path: '/a/1' }),
      finding({ op: 'replace', path: '/a/10/b', value: 1 }),
      finding({ op: 'replace', path: '/b', value: 1 }),
    ]);
    assert.deepEqual(
      order.map(({ path }) => path),
      ['/a/10', '/a/1', '/b'],
    );
  });
});

describe('a patch as lines', () => {
  it('shows removed and added lines with two lines of context', () => {
    const text = 'a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\n';
    const [lines] = diffOf(text, 'yaml', [{ op: 'replace', path: '/c', value: 9 }]) ?? [];
    assert.deepEqual(
      lines?.map(({ kind, number, text: line }) => `${kind} ${number} ${line}`),
      ['same 1 a: 1', 'same 2 b: 2', 'removed 3 c: 3', 'added 3 c: 9', 'same 4 d: 4', 'same 5 e: 5'],
    );
  });

  it('shows a comma that is removed as well', () => {
    const [lines] = diffOf('{\n  "a": 1,\n  "b": 2\n}', 'json', [{ op: 'remove', path: '/b' }]) ?? [];
    assert.deepEqual(
      lines?.map(({ kind, text }) => `${kind} ${text}`),
      ['same {', 'removed   "a": 1,', 'removed   "b": 2', 'added   "a": 1', 'same }'],
    );
  });

  it('shows distant changes as separate hunks, and unchanged lines between close ones only once', () => {
    const text = Array.from({ length: 20 }, (_, index) => `k${index}: 1`).join('\n');
    const change = (index: number) => ({ op: 'replace', path: `/k${index}`, value: 2 }) as const;
    const parts = diffOf(text, 'yaml', [change(2), change(4), change(15)]) ?? [];
    assert.deepEqual(
      parts.map((lines) => lines.map(({ kind, number }) => `${kind[0]}${number}`).join(' ')),
      ['s1 s2 r3 a3 s4 r5 a5 s6 s7', 's14 s15 r16 a16 s17 s18'],
    );
  });

  it('is null if the patch does not apply', () => {
    assert.equal(diffOf('a: 1', 'yaml', [{ op: 'remove', path: '/b' }]), null);
  });
});
