import { type Score, score } from '../score/score.ts';
import { catalogue } from './catalogue.ts';
import { fixFirst } from './fix-first.ts';
import type { Report, ReportedFinding } from './schema.ts';
import { capReasons } from './wording.ts';

/** The parts of a report that depend only on its findings. */
export type Rating = Pick<Report, 'score' | 'grade' | 'risk' | 'status' | 'findings' | 'scoreBreakdown' | 'fixFirst'>;

/** Scores findings in report order, with the deduction of each, and estimates which to fix first. */
export function rate(findings: readonly ReportedFinding[], recognized: boolean): Rating {
  const weighed = scoreFindings(findings, recognized);
  return { ...weighed, fixFirst: listFixes(weighed.findings, recognized) };
}

/** Scores findings in report order, with the deduction of each. */
export function scoreFindings(findings: readonly ReportedFinding[], recognized: boolean): Omit<Rating, 'fixFirst'> {
  const scored = score(findings, recognized);
  const weighed = findings.map((finding, index) => ({ ...finding, deduction: scored.points[index] ?? 0 }));
  return {
    score: scored.score,
    grade: scored.grade,
    risk: scored.risk,
    status: scored.status,
    findings: weighed,
    scoreBreakdown: breakDown(weighed, scored),
  };
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

function listFixes(findings: readonly ReportedFinding[], recognized: boolean): Report['fixFirst'] {
  const fixable = findings.map(({ ruleId, severity, confidence, remediation }) => ({
    ruleId,
    severity,
    confidence,
    patched: remediation.patch !== undefined,
  }));
  return fixFirst(fixable, recognized).flatMap(({ index, score, grade }) => {
    const finding = findings[index];
    if (finding === undefined) return [];
    return [
      { fingerprint: finding.fingerprint, ruleId: finding.ruleId, pointer: finding.location.pointer, score, grade },
    ];
  });
}
