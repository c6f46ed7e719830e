import type { Node } from '../document/tree.ts';
import type { Place } from '../text/span.ts';
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

/** Shadowed members are left out: no reader of the file obeys them, and they are reported as duplicates. */
export function measureCoverage(roots: readonly Node[], ledger: Ledger): Coverage {
  const unread: Place[] = [];
  const seen = new Set<Node>();
  const total: Count = { leaves: 0, claimed: 0 };

  const count = (node: Node): Count => {
    if (seen.has(node)) return { leaves: 0, claimed: 0 };
    seen.add(node);
    if (node.kind === 'scalar') return { leaves: 1, claimed: ledger.has(node) ? 1 : 0 };
    const below: Count = { leaves: 0, claimed: 0 };
    const strangers: Node[] = [];
    for (const child of children(node)) {
      const part = count(child);
      below.leaves += part.leaves;
      below.claimed += part.claimed;
      if (part.leaves > 0 && part.claimed === 0) strangers.push(child);
    }
    if (below.claimed > 0) unread.push(...strangers);
    return below;
  };

  for (const root of roots) {
    const part = count(root);
    total.leaves += part.leaves;
    total.claimed += part.claimed;
    if (part.leaves > 0 && part.claimed === 0) unread.push(root);
  }
  unread.sort((a, b) => a.document - b.document || a.span.start - b.span.start);
  return { ...total, unread };
}

function children(node: Node): readonly Node[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'sequence') return node.items;
  return node.entries.flatMap(({ value, shadowed }) => (shadowed ? [] : [value]));
}
