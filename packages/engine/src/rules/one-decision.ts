import { severities } from '../score/table.ts';
import { toPointer } from '../text/pointer.ts';
import type { Place } from '../text/span.ts';
import type { AnyViolation } from './rule.ts';

/**
 * Joins violations of neighbouring keys that express one decision: `{autonomous: true, require_confirmation: false}`. The worst is
 * reported (of equally severe ones the first by path, so that key order has no effect), with the others as related places.
 */
export function onePerDecision(found: Iterable<AnyViolation>): readonly AnyViolation[] {
  const decisions = new Map<string, AnyViolation[]>();
  for (const violation of found) {
    const key = decisionOf(violation);
    const known = decisions.get(key);
    if (known === undefined) decisions.set(key, [violation]);
    else known.push(violation);
  }
  return [...decisions.values()].flatMap(joined);
}

/** Identity of a decision: its mapping, or the item itself in a list. */
function decisionOf({ at, decision }: AnyViolation): string {
  const { document, path, span } = at;
  const shared = decision !== undefined && typeof path.at(-1) === 'string';
  return JSON.stringify(shared ? [document, decision, sectionOf(path)] : [document, span.start, span.end]);
}

const ofQuestions = /^(?:approvals?|autonomy|humans?|oversight|confirmations?|supervision|hitl)$/i;

/** The section that decides together: `oversight: {approval: {required: false}, human: {in_the_loop: false}}`. Parts of the file's root do not. */
function sectionOf(path: Place['path']): Place['path'] {
  const isPart = path.length > partDepth && ofQuestions.test(String(path.at(-2)));
  return path.slice(0, isPart ? -2 : -1);
}

const partDepth = 2;

function joined(list: readonly AnyViolation[]): readonly AnyViolation[] {
  const [first, ...others] = list.toSorted((one, other) => rank(one) - rank(other) || comparePaths(one, other));
  if (first === undefined || others.length === 0) return list;
  const patches = list.map(({ patch = [] }) => patch);
  // If one of the keys cannot be changed, the decision would remain.
  const patch = patches.every(({ length }) => length > 0) ? patches.flat() : [];
  return [{ ...first, related: [...(first.related ?? []), ...placesOf(others)], patch }];
}

function placesOf(violations: readonly AnyViolation[]): readonly Place[] {
  return violations.map(({ at }) => at);
}

function rank({ severity }: AnyViolation): number {
  return severities.indexOf(severity);
}

function comparePaths({ at: one }: AnyViolation, { at: other }: AnyViolation): number {
  const [a, b] = [toPointer(one.path), toPointer(other.path)];
  return a < b ? -1 : Number(a > b);
}
