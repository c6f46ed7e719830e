import { Fault, malformed } from './fault.ts';
import { documentLimits } from './limits.ts';
import type { Node } from './tree.ts';

/** An anchored node, with the cost of each alias that repeats it. */
export interface Anchor {
  readonly node: Node;
  /** Number of nodes in it with every alias expanded; 0 while it is still open. */
  size: number;
  /** Nesting levels in it with every alias expanded. */
  height: number;
}

/** The anchors of the current document, and how often the stream has used them. */
export class YamlAnchors {
  #byName = new Map<string, Anchor>();
  #uses = 0;

  /** Starts a document; anchors do not extend beyond theirs. */
  startDocument(): void {
    if (this.#byName.size > 0) this.#byName = new Map();
  }

  define(name: string, node: Node): Anchor {
    const anchor: Anchor = { node, size: node.kind === 'scalar' ? 1 : 0, height: 0 };
    this.#byName.set(name, anchor);
    return anchor;
  }

  resolve(name: string, offset: number): Anchor {
    const anchor = this.#byName.get(name);
    if (anchor === undefined) throw malformed('unknown-alias', offset);
    // An alias inside its own anchor would expand for ever.
    if (anchor.size === 0) throw new Fault('too_complex', null, offset);
    if (++this.#uses > documentLimits.aliasesMax) throw new Fault('too_complex', null, offset);
    return anchor;
  }
}
