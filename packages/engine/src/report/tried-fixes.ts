import type { Grade } from '../score/table.ts';
import { comparePlaces, type Place } from '../text/span.ts';

/** The score and grade of a text. */
export interface Outcome {
  readonly score: number;
  readonly grade: Grade;
}

/** The properties of a patchable finding that this selection needs. */
export interface PatchedFinding<Operation> {
  /** Index of the finding in the report. */
  readonly index: number;
  /** Points that the finding deducts from the score. */
  readonly deduction: number;
  /** Whether its patch affects no other finding. */
  readonly isIndependent: boolean;
  readonly patch: readonly { readonly at: Place; readonly operation: Operation }[];
}

/** Two ways to compute the outcome: by analysing the patched text, or by scoring without the fixed findings. */
export interface OutcomeSources<Operation> {
  readonly outcomeOf: (operations: readonly Operation[]) => Outcome | null;
  readonly without: (gone: ReadonlySet<number>) => Outcome;
}

/** One patch to apply after the previous steps, with the outcome of applying it. */
export interface TriedStep extends Outcome {
  readonly index: number;
}

const stepsMax = 3;
/** Each trial is a complete analysis. */
const triesMax = 4;

/**
 * The patches that gain most, each applied on top of the previous ones, with the score that the patched text really
 * gets: a patch can lower the weight of another finding or reveal a new one. Patches that would lower the score are
 * left out.
 */
export function tryFixes<Operation>(
  findings: readonly PatchedFinding<Operation>[],
  start: Outcome,
  { outcomeOf, without }: OutcomeSources<Operation>,
): readonly TriedStep[] {
  const open = findings.toSorted((a, b) => b.deduction - a.deduction || a.index - b.index).slice(0, triesMax);
  const taken: PatchedFinding<Operation>[] = [];
  const steps: TriedStep[] = [];
  let before = start;
  for (const finding of open) {
    if (steps.length === stepsMax) break;
    const tried = [...taken, finding];
    const outcome = tried.every(({ isIndependent: apart }) => apart)
      ? without(new Set(tried.map(({ index }) => index)))
      : outcomeOf(lastPlaceFirst(tried));
    if (outcome === null || outcome.score < before.score) continue;
    taken.push(finding);
    steps.push({ index: finding.index, score: outcome.score, grade: outcome.grade });
    before = outcome;
  }
  return steps;
}

/** Sorted from the end of the text to its beginning, so that no operation shifts the position of another. */
function lastPlaceFirst<Operation>(findings: readonly PatchedFinding<Operation>[]): readonly Operation[] {
  const all = findings.flatMap(({ patch }) => patch);
  return all.toSorted((a, b) => comparePlaces(b.at, a.at)).map(({ operation }) => operation);
}
