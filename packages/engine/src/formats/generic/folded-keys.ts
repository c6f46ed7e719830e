import type { Cursor, Member } from '../cursor.ts';
import { foldKey } from './names/name.ts';
import { oncePerOwner } from './once-per-owner.ts';

/** The keys of an owner's members in their normalised spelling, in document order. */
const foldedKeys = oncePerOwner((owner) => owner.members().map(({ key }) => foldKey(key.value)));

/** Whether the owner has a member with one of these names, in any spelling. */
export function hasNamed(owner: Cursor, names: ReadonlySet<string>): boolean {
  return foldedKeys(owner).some((name) => names.has(name));
}

/** The members with one of these names, in any spelling. */
export function membersNamed(owner: Cursor, names: ReadonlySet<string>): readonly Member[] {
  const folded = foldedKeys(owner);
  return hasNamed(owner, names) ? owner.members().filter((_, index) => names.has(folded[index] ?? '')) : [];
}
