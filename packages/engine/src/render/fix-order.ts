import type { Report, ReportedFinding } from '../report/schema.ts';
import { score } from '../score/score.ts';

/** Fixing everything that one rule found, after the previous steps, and the score that this leads to. */
export interface FixStep {
  readonly ruleId: ReportedFinding['ruleId'];
  readonly title: ReportedFinding['title'];
  readonly severity: ReportedFinding['severity'];
  /** Fingerprint of the rule's most severe finding. */
  readonly first: ReportedFinding['fingerprint'];
  readonly count: number;
  readonly score: number;
  readonly grade: Report['grade'];
}

const stepsMax = 5;

/**
 * What a person should fix first: one rule after another, each time the one whose fix gives the best score. Rules with
 * the worst severity come first, since a cap on the score applies as long as one finding of that severity is left. What
 * a program can fix is in the report's `fixFirst`, patch by patch.
 */
export function orderFixes({ findings, format }: Report): readonly FixStep[] {
  let left = findings.filter(({ severity }) => severity !== 'info');
  const steps: FixStep[] = [];
  while (steps.length < stepsMax) {
    const best = bestStep(left, format.recognized);
    if (best === null) break;
    steps.push(best);
    left = left.filter(({ ruleId }) => ruleId !== best.ruleId);
  }
  return steps;
}

/** The step that gives the best score; among equal ones, the one whose findings deduct most. */
function bestStep(left: readonly ReportedFinding[], recognized: boolean): FixStep | null {
  const worst = left.filter(({ severity }) => severity === left[0]?.severity);
  const heads = new Map<ReportedFinding['ruleId'], ReportedFinding>();
  for (const finding of worst) if (!heads.has(finding.ruleId)) heads.set(finding.ruleId, finding);
  let best: { readonly step: FixStep; readonly deducted: number } | null = null;
  for (const { ruleId, title, severity, fingerprint } of heads.values()) {
    const own = left.filter((finding) => finding.ruleId === ruleId);
    const deducted = own.reduce((sum, { deduction }) => sum + deduction, 0);
    const after = score(
      left.filter((finding) => finding.ruleId !== ruleId),
      recognized,
    );
    if (best !== null && (after.score - best.step.score || deducted - best.deducted) <= 0) continue;
    const result = { score: after.score, grade: after.grade };
    best = { step: { ruleId, title, severity, first: fingerprint, count: own.length, ...result }, deducted };
  }
  return best?.step ?? null;
}
