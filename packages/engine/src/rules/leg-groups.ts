import type { Leg } from './legs.ts';

/**
 * Legs by a key. Of equivalent legs of a group, two of different origin are enough to complete a combination, so that a group stays
 * short however many tools a file lists.
 */
export function groupLegs<Key>(legs: Iterable<Leg>, keyOf: (leg: Leg) => Key): ReadonlyMap<Key, readonly Leg[]> {
  const groups = new Map<Key, Leg[]>();
  for (const leg of legs) {
    const key = keyOf(leg);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [leg]);
    else if (addsTo(group, leg)) group.push(leg);
  }
  return groups;
}

/** Whether a group has fewer than two equivalent legs, and none of this origin. A group has at most two legs of each sort, a few dozen. */
function addsTo(group: readonly Leg[], leg: Leg): boolean {
  const isPresumed = leg.presumed === true;
  let equivalent = 0;
  for (const { kind, approval, presumed, from } of group) {
    if (kind !== leg.kind || approval !== leg.approval || (presumed === true) !== isPresumed) continue;
    if (from === leg.from || ++equivalent >= 2) return false;
  }
  return true;
}
