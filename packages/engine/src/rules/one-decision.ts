import { severities } from '../score/table.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { PathKeys } from '../text/path-keys.ts';
import { toPointer } from '../text/pointer.ts';
import type { Place } from '../text/span.ts';
import type { AnyViolation } from './rule.ts';

/**
 * `{autonomous: true, require_confirmation: false}`: neighbouring keys that express one decision are one finding. The most severe is reported,
 * among equals the first by path so that their order does not matter, with the others as related places.
 */
export function onePerDecision(found: Iterable<AnyViolation>): readonly AnyViolation[] {
  const decisions = new Map<string, AnyViolation[]>();
  const keys = new PathKeys();
  for (const violation of found) {
    const key = decisionOf(violation, keys);
    const known = decisions.get(key);
    if (known === undefined) decisions.set(key, [violation]);
    else known.push(violation);
  }
  return [...decisions.values()].flatMap(joined);
}

/** Keys of one mapping; each item of a list is separate. */
function decisionOf({ at, decision }: AnyViolation, keys: PathKeys): string {
  const { document, path, span } = at;
  const shared = decision !== undefined && typeof path.at(-1) === 'string';
  return shared
    ? `${decision} ${keys.of({ document, path: sectionOf(path) })}`
    : `${document} ${span.start}-${span.end}`;
}

const ofQuestions = /^(?:approvals?|autonomy|humans?|oversight|confirmations?|supervision|hitl)$/i;

/** `oversight: {approval: {required: false}, human: {in_the_loop: false}}`: parts of one section express one decision, parts of a whole file do not. */
function sectionOf(path: Place['path']): Place['path'] {
  const isPart = path.length > partDepth && ofQuestions.test(String(path.at(-2)));
  return path.slice(0, isPart ? -2 : -1);
}

const partDepth = 2;

function joined(list: readonly AnyViolation[]): readonly AnyViolation[] {
  const [first, ...others] = list.toSorted((one, other) => rank(one) - rank(other) || comparePaths(one, other));
  if (first === undefined || others.length === 0) return list;
  const patches = list.map(({ patch = [] }) => patch);
  // If one of the keys stays unchanged, so does the decision.
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
  const [path, otherPath] = [one.path, other.path];
  const different = path.findIndex((step, index) => step !== otherPath[index]);
  const from = different === -1 ? path.length : different;
  return compareTexts(toPointer(path.slice(from)), toPointer(otherPath.slice(from)));
}
