import { type Scored, score } from '../score/score.ts';
import type { Grade } from '../score/table.ts';

/** The properties of a finding that this selection needs. */
export interface Fixable extends Scored {
  /** Whether the report has a patch that removes it. */
  readonly patched: boolean;
}

/** One patch to apply after the previous steps, and the score it leads to. */
export interface FixStep {
  /** Index of the finding in the report. */
  readonly index: number;
  readonly score: number;
  readonly grade: Grade;
}

const stepsMax = 3;
/** Findings are sorted worst first; beyond this many patched ones, a fix hardly raises the grade. */
const candidatesMax = 12;
/** A rule counts six findings; after three steps the ninth can have moved up. */
const perRuleMax = 9;

/**
 * The patches that raise the score most, each applied on top of the previous ones. Among patches that do not raise the
 * score yet, because a cap still applies, the first in report order, which is the most severe, is chosen.
 */
export function fixFirst(findings: readonly Fixable[], recognized: boolean): readonly FixStep[] {
  const candidates = findings.flatMap(({ patched, severity }, index) =>
    patched && severity !== 'info' ? [index] : [],
  );
  if (candidates.length === 0) return [];
  const open = candidates.slice(0, candidatesMax);
  let left = countedIndexes(findings, new Set(open));
  const steps: FixStep[] = [];
  while (open.length > 0 && steps.length < stepsMax) {
    const best = bestOf(open, left, findings, recognized);
    steps.push(best);
    open.splice(open.indexOf(best.index), 1);
    left = left.filter((index) => index !== best.index);
  }
  return steps;
}

/** Indexes of the findings that can affect the score, in report order. */
function countedIndexes(findings: readonly Fixable[], kept: ReadonlySet<number>): readonly number[] {
  const perRule = new Map<string, number>();
  return findings.flatMap(({ ruleId }, index) => {
    const count = perRule.get(ruleId) ?? 0;
    perRule.set(ruleId, count + 1);
    return count < perRuleMax || kept.has(index) ? [index] : [];
  });
}

function bestOf(
  open: readonly number[],
  left: readonly number[],
  findings: readonly Fixable[],
  recognized: boolean,
): FixStep {
  let best: FixStep | null = null;
  for (const index of open) {
    const rest = left.flatMap((other) => (other === index ? [] : (findings[other] ?? [])));
    const after = score(rest, recognized);
    if (best === null || after.score > best.score) best = { index, score: after.score, grade: after.grade };
  }
  if (best === null) throw new Error('There is a candidate whenever a step is looked for.');
  return best;
}
