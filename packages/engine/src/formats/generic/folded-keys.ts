import type { Cursor, Member } from '../cursor.ts';
import { foldKey } from './names/name.ts';
import { oncePerOwner } from './once-per-owner.ts';

/** The keys of an owner's members in one spelling, in their order. */
const foldedKeys = oncePerOwner((owner) => owner.members().map(({ key }) => foldKey(key.value)));

/** A member has one of these names, however it is written. */
export function hasNamed(owner: Cursor, names: ReadonlySet<string>): boolean {
  return foldedKeys(owner).some((name) => names.has(name));
}

/** The members that have one of these names, however they are written. */
export function membersNamed(owner: Cursor, names: ReadonlySet<string>): readonly Member[] {
  const folded = foldedKeys(owner);
  return hasNamed(owner, names) ? owner.members().filter((_, index) => names.has(folded[index] ?? '')) : [];
}
