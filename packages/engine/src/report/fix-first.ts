import type { Grade } from '../score/table.ts';

/** The score and grade of a text. */
export interface Outcome {
  readonly score: number;
  readonly grade: Grade;
}

/** The properties of a patchable finding that this selection needs. */
export interface Patchable {
  /** Index of the finding in the report. */
  readonly index: number;
  /** Points that the finding deducts from the score. */
  readonly deduction: number;
}

/** The outcome of applying the patches of these findings, or null if they do not apply. */
export type OutcomeAfter = (fixed: readonly number[]) => Outcome | null;

/** One patch to apply after the previous steps, with the outcome of applying it. */
export interface FixStep extends Outcome {
  readonly index: number;
}

const stepsMax = 3;
/** Each trial can be a complete analysis. */
const triesMax = 4;

/** The patches that gain most, each applied on top of the previous ones. Patches that would lower the score are left out. */
export function fixFirst(
  findings: readonly Patchable[],
  start: Outcome,
  outcomeAfter: OutcomeAfter,
): readonly FixStep[] {
  const candidates = findings.toSorted((a, b) => b.deduction - a.deduction || a.index - b.index).slice(0, triesMax);
  const steps: FixStep[] = [];
  let before = start;
  for (const { index } of candidates) {
    if (steps.length === stepsMax) break;
    const outcome = outcomeAfter([...steps.map((step) => step.index), index]);
    if (outcome === null || outcome.score < before.score) continue;
    steps.push({ index, score: outcome.score, grade: outcome.grade });
    before = outcome;
  }
  return steps;
}
