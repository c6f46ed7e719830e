import type { Node } from '../document/tree.ts';
import { comparePlaces, type Place } from '../text/span.ts';
import type { Ledger } from './cursor.ts';

/** How much of a text its reader placed in the model or knowingly ignored. */
export interface Coverage {
  readonly leaves: number;
  readonly claimed: number;
  /** The top-most places in which nothing was claimed. */
  readonly unread: readonly Place[];
}

interface Count {
  leaves: number;
  claimed: number;
}

/**
 * Shadowed members are left out: no reader of the file obeys them, and they are reported as duplicates. An aliased value counts once,
 * where its anchor stands.
 */
export function measureCoverage(roots: readonly Node[], ledger: Ledger): Coverage {
  const unread: Place[] = [];
  const total: Count = { leaves: 0, claimed: 0 };
  for (const root of roots) {
    const part = count(root, ledger, unread);
    total.leaves += part.leaves;
    total.claimed += part.claimed;
    if (part.leaves > 0 && part.claimed === 0) unread.push(root);
  }
  unread.sort(comparePlaces);
  return { ...total, unread };
}

function count(node: Node, ledger: Ledger, unread: Place[]): Count {
  if (node.kind === 'scalar') return ledger.has(node) ? readLeaf : unreadLeaf;
  const below: Count = { leaves: 0, claimed: 0 };
  const strangers: Node[] = [];
  const add = (child: Node, slot: number): void => {
    if (child.parent !== node || child.slot !== slot) return;
    const part = count(child, ledger, unread);
    below.leaves += part.leaves;
    below.claimed += part.claimed;
    if (part.leaves > 0 && part.claimed === 0) strangers.push(child);
  };
  if (node.kind === 'sequence') for (const [slot, item] of node.items.entries()) add(item, slot);
  else for (const [slot, entry] of node.entries.entries()) if (!entry.shadowed) add(entry.value, slot);
  if (below.claimed > 0) for (const stranger of strangers) unread.push(stranger);
  return below;
}

/**
 * Claims every container of which a format's reader took all there is, so that the reader by vocabulary passes it by. True when nothing
 * below is left.
 */
export function closeRead(node: Node, ledger: Ledger): boolean {
  if (ledger.has(node)) return true;
  if (node.kind === 'scalar') return false;
  const children = node.kind === 'sequence' ? node.items : node.entries.map(({ value }) => value);
  let left = children.length === 0;
  for (const child of children) if (!closeRead(child, ledger)) left = true;
  if (!left) ledger.claim(node);
  return !left;
}

const readLeaf: Readonly<Count> = { leaves: 1, claimed: 1 };
const unreadLeaf: Readonly<Count> = { leaves: 1, claimed: 0 };
