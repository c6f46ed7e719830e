import { visitMembers } from '../document/members.ts';
import type { Node } from '../document/tree.ts';

/** Records which nodes a reader has placed in the model or knowingly ignored; the rest is left to the generic reader. */
export class Ledger {
  /** Whether a value may be reachable from outside its parent, through YAML aliases. */
  readonly #shares: boolean;

  constructor(shares = true) {
    this.#shares = shares;
  }

  claim(node: Node): void {
    node.claimedBy = this;
  }

  /** Claims a node and everything in it. Without aliases, marking the container is enough, which keeps large subtrees cheap. */
  claimAll(node: Node): void {
    this.claim(node);
    if (!this.#shares) return;
    if (node.kind === 'sequence') for (const item of node.items) this.claimAll(item);
    else if (node.kind === 'mapping') for (const { value } of node.entries) this.claimAll(value);
  }

  /** Whether the node itself is claimed: sufficient for a caller that walks down and met no claimed ancestor. */
  isClaimed(node: Node): boolean {
    return node.claimedBy === this;
  }

  /** Whether the node or one of its ancestors is claimed. */
  isInClaimed(node: Node): boolean {
    for (let ancestor: Node | null = node; ancestor !== null; ancestor = ancestor.parent)
      if (this.isClaimed(ancestor)) return true;
    return false;
  }

  /** Whether the node is claimed, or everything in it at most this many levels below. */
  isClaimedWithin(node: Node, depth: number): boolean {
    if (this.isInClaimed(node)) return true;
    if (depth === 0 || node.kind === 'scalar') return false;
    if (node.kind === 'sequence')
      return node.items.length > 0 && node.items.every((item) => this.isClaimedWithin(item, depth - 1));
    let isEmpty = true;
    let isRead = true;
    visitMembers(node, (_name, value) => {
      isEmpty = false;
      isRead &&= this.isClaimedWithin(value, depth - 1);
    });
    return isRead && !isEmpty;
  }
}
