import type { Node } from '../document/tree.ts';

/** Which nodes a reader has placed in the model or knowingly ignored; what is left is the generic reader's. */
export class Ledger {
  claim(node: Node): void {
    node.claimedBy = this;
  }

  /** The node with everything below it. */
  claimAll(node: Node): void {
    this.claim(node);
    if (node.kind === 'sequence') for (const item of node.items) this.claimAll(item);
    else if (node.kind === 'mapping') for (const { value } of node.entries) this.claimAll(value);
  }

  has(node: Node): boolean {
    return node.claimedBy === this;
  }
}
