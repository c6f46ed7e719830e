import type { Grade } from '../score/table.ts';
import { comparePlaces, type Place } from '../text/span.ts';

/** What a text comes to. */
export interface Outcome {
  readonly score: number;
  readonly grade: Grade;
}

/** A finding with a patch, as far as this choice needs it. */
export interface PatchedFinding<Operation> {
  /** Index of the finding in the report. */
  readonly index: number;
  /** Points that it takes from the score. */
  readonly deduction: number;
  /** Its patch changes no other finding. */
  readonly apart: boolean;
  readonly patch: readonly { readonly at: Place; readonly operation: Operation }[];
}

/** Two ways to know what is left: to look at the patched text, or to leave the findings out. */
export interface Trying<Operation> {
  readonly outcomeOf: (operations: readonly Operation[]) => Outcome | null;
  readonly without: (gone: ReadonlySet<number>) => Outcome;
}

export interface TriedStep extends Outcome {
  readonly index: number;
}

const stepsMax = 3;
/** Each try is an analysis of its own. */
const triesMax = 4;

/**
 * The patches that are worth most, each on top of those before it, with what the patched text really comes to: a patch can make another
 * finding weigh less, or bring one to light. Whatever would lower the score is left out.
 */
export function tryFixes<Operation>(
  findings: readonly PatchedFinding<Operation>[],
  start: Outcome,
  { outcomeOf, without }: Trying<Operation>,
): readonly TriedStep[] {
  const open = findings.toSorted((a, b) => b.deduction - a.deduction || a.index - b.index).slice(0, triesMax);
  const taken: PatchedFinding<Operation>[] = [];
  const steps: TriedStep[] = [];
  let before = start;
  for (const finding of open) {
    if (steps.length === stepsMax) break;
    const tried = [...taken, finding];
    const outcome = tried.every(({ apart }) => apart)
      ? without(new Set(tried.map(({ index }) => index)))
      : outcomeOf(inOrder(tried));
    if (outcome === null || outcome.score < before.score) continue;
    taken.push(finding);
    steps.push({ index: finding.index, score: outcome.score, grade: outcome.grade });
    before = outcome;
  }
  return steps;
}

/** From the end of the text to its beginning, so that no operation moves another's place. */
function inOrder<Operation>(findings: readonly PatchedFinding<Operation>[]): readonly Operation[] {
  const all = findings.flatMap(({ patch }) => patch);
  return all.toSorted((a, b) => comparePlaces(b.at, a.at)).map(({ operation }) => operation);
}
