import type { Node } from '../document/tree.ts';

/** Which nodes a reader has placed in the model or knowingly ignored; what is left is the generic reader's. */
export class Ledger {
  /** A value may stand in places that are not its parents: YAML's anchors. */
  readonly #shares: boolean;

  constructor(shares = true) {
    this.#shares = shares;
  }

  claim(node: Node): void {
    node.claimedBy = this;
  }

  /** The node with everything below it. A container's mark stands for that of all its nodes: those of a drawing are many. */
  claimAll(node: Node): void {
    this.claim(node);
    if (!this.#shares) return;
    if (node.kind === 'sequence') for (const item of node.items) this.claimAll(item);
    else if (node.kind === 'mapping') for (const { value } of node.entries) this.claimAll(value);
  }

  /** The node itself has a mark: enough for who comes from above and has seen none. */
  marks(node: Node): boolean {
    return node.claimedBy === this;
  }

  has(node: Node): boolean {
    for (let around: Node | null = node; around !== null; around = around.parent) if (this.marks(around)) return true;
    return false;
  }
}
