import type { Cursor, Member } from '../cursor.ts';
import { foldKey } from './names/key-words.ts';
import { oncePerOwner } from './once-per-owner.ts';

/** The keys of an owner's members in their normalised spelling, in document order. */
const foldedKeys = oncePerOwner((owner) => owner.members().map(({ key }) => foldKey(key.value)));

const distinctKeys = oncePerOwner((owner): ReadonlySet<string> => new Set(foldedKeys(owner)));

/**
 * Whether the owner has a member with one of these names, in any spelling. Every member may ask, so the few names are looked up among the
 * keys, and not each key among the names.
 */
export function hasNamed(owner: Cursor, names: ReadonlySet<string>): boolean {
  const keys = distinctKeys(owner);
  for (const name of names) if (keys.has(name)) return true;
  return false;
}

/** The members with one of these names, in any spelling. */
export function membersNamed(owner: Cursor, names: ReadonlySet<string>): readonly Member[] {
  const folded = foldedKeys(owner);
  return hasNamed(owner, names) ? owner.members().filter((_, index) => names.has(folded[index] ?? '')) : [];
}
