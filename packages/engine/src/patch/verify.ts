import type { ParsedDocument } from '../document/document.ts';
import type { Entry, Node } from '../document/tree.ts';
import type { Change, JsonValue } from './operation.ts';

/** Whether `after` equals `before` except for the change: every other value, name and order is unchanged. */
export function changesNothingElse(before: ParsedDocument, after: ParsedDocument, change: Change): boolean {
  return pairwise(before.roots, after.roots, (old, now) => isSame(old, now, change));
}

function isSame(old: Node, now: Node, change: Change): boolean {
  if (change.op === 'replace' && change.target === old) return hasValue(now, change.value);
  if (old.kind === 'scalar') return now.kind === 'scalar' && old.text === now.text && Object.is(old.value, now.value);
  const changed = change.op !== 'replace' && change.parent === old ? change : null;
  if (old.kind === 'sequence') {
    if (now.kind !== 'sequence') return false;
    return areSame(old.items, now.items, changed, (a, b) => isSame(a, b, change), hasValue);
  }
  if (now.kind !== 'mapping') return false;
  const sameEntry = (a: Entry, b: Entry): boolean => a.key.text === b.key.text && isSame(a.value, b.value, change);
  const key = changed?.op === 'add' ? changed.key : '';
  return areSame(old.entries, now.entries, changed, sameEntry, (entry, value) => {
    return entry.key.text === key && hasValue(entry.value, value);
  });
}

/** Compares the members of a container, one of which may have been added or removed. */
function areSame<Member>(
  old: readonly Member[],
  now: readonly Member[],
  change: Exclude<Change, { op: 'replace' }> | null,
  same: (a: Member, b: Member) => boolean,
  isAdded: (member: Member, value: JsonValue) => boolean,
): boolean {
  if (change === null) return pairwise(old, now, same);
  if (change.op === 'remove') return pairwise(old.toSpliced(change.slot, 1), now, same);
  const last = now.at(-1);
  return last !== undefined && isAdded(last, change.value) && pairwise(old, now.slice(0, -1), same);
}

function hasValue(node: Node, value: JsonValue): boolean {
  if (Array.isArray(value)) return node.kind === 'sequence' && pairwise(node.items, value, hasValue);
  if (typeof value !== 'object' || value === null) return node.kind === 'scalar' && Object.is(node.value, value);
  if (node.kind !== 'mapping') return false;
  const members = Object.entries(value);
  return pairwise(
    node.entries,
    members,
    (entry, [key, member]) => entry.key.text === key && hasValue(entry.value, member),
  );
}

function pairwise<A, B>(some: readonly A[], others: readonly B[], same: (a: A, b: B) => boolean): boolean {
  if (some.length !== others.length) return false;
  for (const [index, one] of some.entries()) {
    const other = others[index];
    if (other === undefined || !same(one, other)) return false;
  }
  return true;
}
