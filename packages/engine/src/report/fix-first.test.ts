import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { reportOn } from '../rules/testing.ts';
import { score } from '../score/score.ts';
import { confidences, ruleIds, severities } from '../score/table.ts';
import { fixFirst } from './fix-first.ts';

const finding = fc.record({
  ruleId: fc.constantFrom(...ruleIds.slice(0, 4)),
  severity: fc.constantFrom(...severities),
  confidence: fc.constantFrom(...confidences),
  patched: fc.boolean(),
});
describe('fixFirst', () => {
  it('starts with what takes most points, and never lowers the score', () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 25 }), (findings) => {
        const scored = score(findings, true);
        const patchable = findings.flatMap(({ patched }, index) =>
          patched ? [{ index, deduction: scored.points[index] ?? 0 }] : [],
        );
        const scoreAfter = (fixed: readonly number[]) =>
          score(
            findings.filter((_item, index) => !fixed.includes(index)),
            true,
          );
        const steps = fixFirst(patchable, scored, scoreAfter);
        assert.equal(steps.length, Math.min(3, patchable.length));
        const most = Math.max(...patchable.map(({ deduction }) => deduction));
        if (steps[0] !== undefined) assert.equal(scored.points[steps[0].index], most);
        steps.forEach((step, count) => {
          assert.equal(step.score, scoreAfter(steps.slice(0, count + 1).map(({ index }) => index)).score);
          assert.ok(step.score >= (steps[count - 1] ?? scored).score);
        });
      }),
    );
  });

  it('leaves out a patch that does not apply or lowers the score, and tries a fourth', () => {
    const patchable = [40, 30, 20, 10, 5].map((deduction, index) => ({ index, deduction }));
    const outcomes = [{ score: 50, grade: 'D' }, null, { score: 49, grade: 'D' }, { score: 60, grade: 'D' }] as const;
    const steps = fixFirst(patchable, { score: 40, grade: 'F' }, (fixed) => outcomes[fixed.at(-1) ?? -1] ?? null);
    assert.deepEqual(
      steps.map(({ index, score: reached }) => [index, reached]),
      [
        [0, 50],
        [3, 60],
      ],
    );
  });

  it('lists at most three findings, each with a patch, and none if nothing can be patched', () => {
    const report = reportOn({
      permissions: {
        defaultMode: 'bypassPermissions',
        allow: ['Bash(*)', 'WebFetch', 'Bash(python3:*)', 'Bash(git status)'],
      },
    });
    assert.equal(report.fixFirst.length, 3);
    for (const { fingerprint } of report.fixFirst) {
      assert.ok(report.findings.find((found) => found.fingerprint === fingerprint)?.remediation.patch);
    }
    assert.deepEqual(reportOn({ mcpServers: { one: { command: 'npx', args: ['-y', 'some-server'] } } }).fixFirst, []);
  });
});
