import { Fault, malformed } from './fault.ts';
import { documentLimits } from './limits.ts';
import type { Node } from './tree.ts';

/** An anchored node with what it costs each time an alias repeats it. */
export interface Anchor {
  readonly node: Node;
  /** Nodes in it, every alias expanded; 0 while it is still open. */
  size: number;
  /** Levels of nesting in it, every alias expanded. */
  height: number;
}

/** The anchors of one document, and how often they were used in the stream. */
export class YamlAnchors {
  #byName = new Map<string, Anchor>();
  #uses = 0;

  /** Anchors end with their document. */
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
    // An alias inside its own anchor stands for an endless document.
    if (anchor.size === 0) throw new Fault('too_complex', null, offset);
    if (++this.#uses > documentLimits.aliasesMax) throw new Fault('too_complex', null, offset);
    return anchor;
  }
}
