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
const worstFirst = (list: readonly { severity: (typeof severities)[number] }[]) =>
  list.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));

describe('fixFirst', () => {
  it('predicts the score of the remaining findings and never lowers it', () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 25 }), (list) => {
        const findings = worstFirst(list) as typeof list;
        let left = findings.map((_item, index) => index);
        let before = score(findings, true).score;
        for (const step of fixFirst(findings, true)) {
          assert.ok(findings[step.index]?.patched);
          left = left.filter((index) => index !== step.index);
          const rest = left.flatMap((index) => findings[index] ?? []);
          assert.equal(step.score, score(rest, true).score);
          assert.ok(step.score >= before);
          before = step.score;
        }
      }),
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
