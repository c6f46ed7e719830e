import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Scored, score } from './score.ts';
import { confidences, grades, risks, ruleIds, severities } from './table.ts';

const finding = fc.record({
  ruleId: fc.constantFrom(...ruleIds.slice(0, 5)),
  severity: fc.constantFrom(...severities),
  confidence: fc.constantFrom(...confidences),
});
const findings = fc.array(finding, { maxLength: 30 });
const risk = (result: { risk: (typeof risks)[number] }) => Math.max(0, risks.indexOf(result.risk) % 5);
const grade = (result: { grade: (typeof grades)[number] }) => grades.indexOf(result.grade);
const failed = (result: { status: string }) => Number(result.status === 'fail');

/** Asserts that none of the four figures is better in `after` than in `before`. */
function assertNoBetter(before: ReturnType<typeof score>, after: ReturnType<typeof score>) {
  assert.ok(after.score <= before.score, `score ${before.score} rose to ${after.score}`);
  assert.ok(grade(after) >= grade(before));
  assert.ok(risk(after) >= risk(before));
  assert.ok(failed(after) >= failed(before));
}

const one = (severity: Scored['severity'], confidence: Scored['confidence'] = 'high'): Scored => ({
  ruleId: 'AG-001',
  severity,
  confidence,
});
/** One finding of each of the first rules. */
const ofRules = (count: number, severity: Scored['severity']) =>
  ruleIds.slice(0, count).map((ruleId) => ({ ...one(severity), ruleId }));
const times = (count: number, item: Scored) => Array.from({ length: count }, () => item);

describe('score', () => {
  for (const [name, input, expected] of [
    ['nothing found', [], { score: 100, grade: 'A+', risk: 'none', status: 'pass' }],
    ['one critical', [one('critical')], { score: 44, grade: 'F', risk: 'critical', status: 'fail' }],
    ['one critical, unsure', [one('critical', 'low')], { score: 77, grade: 'C', risk: 'none', status: 'pass' }],
    ['one high', [one('high')], { score: 74, grade: 'C', risk: 'high', status: 'fail' }],
    ['one medium', [one('medium')], { score: 89, grade: 'B', risk: 'medium', status: 'pass' }],
    ['one low', [one('low')], { score: 96, grade: 'A', risk: 'low', status: 'pass' }],
    ['one info', [one('info')], { score: 100, grade: 'A+', risk: 'none', status: 'pass' }],
    ['ten mediums of one rule', times(10, one('medium')), { score: 85, grade: 'B', risk: 'medium', status: 'pass' }],
    ['mediums of six rules', ofRules(6, 'medium'), { score: 60, grade: 'D', risk: 'medium', status: 'pass' }],
    ['mediums of seven rules', ofRules(7, 'medium'), { score: 55, grade: 'D', risk: 'medium', status: 'fail' }],
    ['a low of every rule', ofRules(23, 'low'), { score: 80, grade: 'B', risk: 'low', status: 'pass' }],
    ['a medium of every rule', ofRules(23, 'medium'), { score: 50, grade: 'D', risk: 'medium', status: 'fail' }],
    ['a high of every rule', ofRules(23, 'high'), { score: 0, grade: 'F', risk: 'high', status: 'fail' }],
  ] as const) {
    it(`gives the documented figures for ${name}`, () => {
      const { score: points, grade, risk, status } = score(input, true);
      assert.deepEqual({ score: points, grade, risk, status }, expected);
    });
  }

  it('never grades an unrecognised text above C, and is inconclusive about one without findings', () => {
    const { score: points, grade, risk, status, cap } = score([], false);
    assert.deepEqual(
      { points, grade, risk, status },
      { points: 74, grade: 'C', risk: 'unknown', status: 'inconclusive' },
    );
    assert.deepEqual(cap, { limit: 74, reason: 'unrecognized', points: 26 });
  });

  it('is an integer from 0 to 100', () => {
    fc.assert(
      fc.property(findings, fc.boolean(), (list, recognized) => {
        const { score: points } = score(list, recognized);
        assert.ok(Number.isInteger(points) && points >= 0 && points <= 100);
      }),
    );
  });

  it('never improves when a finding is added', () => {
    fc.assert(
      fc.property(findings, finding, fc.boolean(), (list, extra, recognized) => {
        assertNoBetter(score(list, recognized), score([...list, extra], recognized));
      }),
    );
  });

  it('never improves when a severity or a confidence is raised', () => {
    fc.assert(
      fc.property(findings, finding, fc.nat(4), fc.nat(2), (list, { ruleId, severity, confidence }, up, surer) => {
        const raised = {
          ruleId,
          severity: severities[Math.max(0, severities.indexOf(severity) - up)] ?? severity,
          confidence: confidences[Math.max(0, confidences.indexOf(confidence) - surer)] ?? confidence,
        };
        assertNoBetter(score([...list, { ruleId, severity, confidence }], true), score([...list, raised], true));
      }),
    );
  });

  it('does not depend on the order of findings', () => {
    fc.assert(
      fc.property(findings, (list) => {
        assert.equal(score(list.toReversed(), true).score, score(list, true).score);
      }),
    );
  });

  it('is at most the score of either part of a union', () => {
    fc.assert(
      fc.property(findings, findings, (a, b) => {
        assert.ok(score([...a, ...b], true).score <= Math.min(score(a, true).score, score(b, true).score));
      }),
    );
  });

  it('saturates: the seventh finding of a rule deducts nothing', () => {
    fc.assert(
      fc.property(finding, fc.integer({ min: 6, max: 40 }), (item, count) => {
        assert.equal(score(times(count, item), true).score, score(times(6, item), true).score);
      }),
    );
  });

  it('leaves at least 80 points with low findings only, and at least 50 with low and medium ones', () => {
    fc.assert(
      fc.property(findings, (list) => {
        const mild = list.filter(({ severity }) => severity === 'low' || severity === 'info');
        const medium = list.filter(({ severity }) => !/critical|high/.test(severity));
        assert.ok(score(mild, true).score >= 80);
        assert.ok(score(medium, true).score >= 50);
      }),
    );
  });

  it('is fully explained: lines, rounding and cap sum exactly to the missing points', () => {
    fc.assert(
      fc.property(findings, fc.boolean(), (list, recognized) => {
        const result = score(list, recognized);
        const hundredths = (points: number) => Math.round(points * 100);
        const lines = result.points.reduce((sum, points) => sum + hundredths(points), 0);
        const sum = lines + hundredths(result.rounding) + hundredths(result.cap?.points ?? 0);
        assert.equal(sum, hundredths(100 - result.score));
      }),
    );
  });
});
