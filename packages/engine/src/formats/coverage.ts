import type { ContainerNode, Node } from '../document/tree.ts';
import { comparePlaces, type Place } from '../text/span.ts';
import type { Ledger } from './ledger.ts';

/** How much of a text its reader placed in the model or knowingly ignored. */
export interface Coverage {
  readonly leaves: number;
  readonly claimed: number;
  /** The outermost places in which nothing was claimed. */
  readonly unread: readonly Place[];
}

interface Count {
  leaves: number;
  claimed: number;
  readonly unread: Place[];
}

/**
 * Measures how much of the documents was claimed. Shadowed members do not count: the host ignores them, and they are reported as
 * duplicates. An aliased value counts once, at its anchor.
 */
export function measureCoverage(roots: readonly Node[], ledger: Ledger): Coverage {
  const total: Count = { leaves: 0, claimed: 0, unread: [] };
  for (const root of roots) {
    if (countNode(root, ledger, total)) total.unread.push(root);
  }
  total.unread.sort(comparePlaces);
  return total;
}

/** Counts the leaves below a node. Unclaimed children are listed only if something beside them was claimed; otherwise the parent is. */
function countBelow(node: Node, ledger: Ledger, total: Count): void {
  if (node.kind === 'scalar') {
    total.leaves++;
    if (ledger.isClaimed(node)) total.claimed++;
    return;
  }
  if (ledger.isClaimed(node)) {
    const leaves = countLeaves(node);
    total.leaves += leaves;
    total.claimed += leaves;
    return;
  }
  const before = total.claimed;
  let unread: Node[] | null = null;
  const length = node.kind === 'sequence' ? node.items.length : node.entries.length;
  for (let slot = 0; slot < length; slot++) {
    const child = childAt(node, slot);
    if (child?.parent !== node || child.slot !== slot || !countNode(child, ledger, total)) continue;
    unread ??= [];
    unread.push(child);
  }
  if (unread !== null && total.claimed > before) for (const child of unread) total.unread.push(child);
}

/** The number of scalars below a claimed container. */
function countLeaves(node: Node): number {
  if (node.kind === 'scalar') return 1;
  let leaves = 0;
  const length = node.kind === 'sequence' ? node.items.length : node.entries.length;
  for (let slot = 0; slot < length; slot++) {
    const child = childAt(node, slot);
    if (child?.parent === node && child.slot === slot) leaves += countLeaves(child);
  }
  return leaves;
}

function childAt(node: ContainerNode, slot: number): Node | undefined {
  if (node.kind === 'sequence') return node.items[slot];
  const entry = node.entries[slot];
  return entry?.shadowed === false ? entry.value : undefined;
}

/** Counts a node and returns whether it has leaves of which none was claimed. */
function countNode(node: Node, ledger: Ledger, total: Count): boolean {
  const { leaves, claimed } = total;
  countBelow(node, ledger, total);
  return total.leaves > leaves && total.claimed === claimed;
}

/**
 * Claims every container in which a format's reader claimed everything, so that the generic reader skips it. Returns whether the node is
 * fully claimed.
 */
export function claimFullyRead(node: Node, ledger: Ledger): boolean {
  if (ledger.isClaimed(node)) return true;
  if (node.kind === 'scalar') return false;
  const length = node.kind === 'sequence' ? node.items.length : node.entries.length;
  let hasUnread = length === 0;
  for (let slot = 0; slot < length; slot++) {
    const child = node.kind === 'sequence' ? node.items[slot] : node.entries[slot]?.value;
    if (child !== undefined && !ledger.isClaimed(child) && !claimFullyRead(child, ledger)) hasUnread = true;
  }
  if (!hasUnread) ledger.claim(node);
  return !hasUnread;
}
