import { type Report, type ReportedFinding, score } from '@agent-grade/engine';

/** The score after fixing everything under one more rule. */
export interface Step {
  readonly ruleId: ReportedFinding['ruleId'];
  readonly title: string;
  readonly severity: ReportedFinding['severity'];
  /** Fingerprint of the rule's most severe finding. */
  readonly first: string;
  readonly count: number;
  readonly score: number;
  readonly grade: Report['grade'];
}

const stepsMax = 5;

/**
 * What to fix first: one rule after another, each time the one whose fix gives the best score. Rules with the worst severity come first, since
 * a cap on the score applies as long as one finding of that severity is left.
 */
export function fixFirst(report: Report): readonly Step[] {
  let left = report.findings.filter(({ severity }) => severity !== 'info');
  const steps: Step[] = [];
  while (left.length > 0 && steps.length < stepsMax) {
    const best = candidates(left, report.format.recognized)[0];
    if (best === undefined) break;
    steps.push(best);
    left = left.filter(({ ruleId }) => ruleId !== best.ruleId);
  }
  return steps;
}

function candidates(left: readonly ReportedFinding[], recognized: boolean): readonly Step[] {
  const worst = left[0]?.severity;
  const ids = [...new Set(left.filter(({ severity }) => severity === worst).map(({ ruleId }) => ruleId))];
  const steps = ids.map((ruleId): Step & { readonly taken: number } => {
    const own = left.filter((finding) => finding.ruleId === ruleId);
    const after = score(
      left.filter((finding) => finding.ruleId !== ruleId),
      recognized,
    );
    const taken = own.reduce((sum, { deduction }) => sum + deduction, 0);
    const { title = '', fingerprint = '', severity = worst ?? 'info' } = own[0] ?? {};
    const { score: points, grade } = after;
    return { ruleId, title, severity, first: fingerprint, count: own.length, score: points, grade, taken };
  });
  return steps.sort((a, b) => b.score - a.score || b.taken - a.taken).map(({ taken: _, ...step }) => step);
}
