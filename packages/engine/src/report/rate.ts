import { type Score, score } from '../score/score.ts';
import { catalogue } from './catalogue.ts';
import { fixFirst, type OutcomeAfter } from './fix-first.ts';
import type { Report, ReportedFinding } from './schema.ts';
import { capReasons } from './wording.ts';

/** The parts of a report that depend only on its findings. */
export type Rating = Pick<Report, 'score' | 'grade' | 'risk' | 'status' | 'findings' | 'scoreBreakdown' | 'fixFirst'>;

/**
 * Scores findings in report order, with the deduction of each, and lists what to fix first. The outcome of a fix is
 * estimated from the remaining findings unless the caller knows better.
 */
export function rate(
  findings: readonly ReportedFinding[],
  recognized: boolean,
  outcomeAfter: OutcomeAfter = outcomeWithout(findings, recognized),
): Rating {
  const scored = score(findings, recognized);
  const weighed = findings.map((finding, index) => ({ ...finding, deduction: scored.points[index] ?? 0 }));
  return {
    score: scored.score,
    grade: scored.grade,
    risk: scored.risk,
    status: scored.status,
    findings: weighed,
    scoreBreakdown: breakDown(weighed, scored),
    fixFirst: listFixes(weighed, scored, outcomeAfter),
  };
}

/** Estimates the outcome of fixing findings: the score of the others. */
export function outcomeWithout(findings: readonly ReportedFinding[], recognized: boolean): OutcomeAfter {
  return (fixed) =>
    score(
      findings.filter((_finding, index) => !fixed.includes(index)),
      recognized,
    );
}

function breakDown(findings: readonly ReportedFinding[], scored: Score): Report['scoreBreakdown'] {
  return {
    start: 100,
    lines: findings
      .filter(({ deduction }) => deduction > 0)
      .map(({ ruleId, severity, confidence, location, deduction }) => ({
        ruleId,
        severity,
        confidence,
        pointer: location.pointer,
        points: deduction,
      })),
    rounding: scored.rounding,
    cap: scored.cap && { ...scored.cap, reason: catalogue(capReasons[scored.cap.reason]) },
    final: scored.score,
  };
}

function listFixes(findings: readonly ReportedFinding[], start: Score, outcomeAfter: OutcomeAfter): Report['fixFirst'] {
  const patchable = findings.flatMap(({ severity, remediation, deduction }, index) =>
    remediation.patch === undefined || severity === 'info' ? [] : [{ index, deduction }],
  );
  return fixFirst(patchable, start, outcomeAfter).flatMap(({ index, score: after, grade }) => {
    const finding = findings[index];
    if (finding === undefined) return [];
    const { fingerprint, ruleId, location } = finding;
    return [{ fingerprint, ruleId, pointer: location.pointer, score: after, grade }];
  });
}
