import type { ParsedDocument } from '../document/document.ts';
import { isAliased, type Node, type ScalarNode } from '../document/tree.ts';
import type { Span } from '../text/span.ts';

/** Whether two documents have the same tree: the same containers and keys and, wherever nothing was masked, the same values. */
export function hasSameShape(before: ParsedDocument, after: ParsedDocument, masked: readonly Span[]): boolean {
  if (before.roots.length !== after.roots.length || before.nodes !== after.nodes) return false;
  const isMasked = createLookup(masked);
  return before.roots.every((root, index) => {
    const other = after.roots[index];
    return other !== undefined && isSame(root, other, isMasked);
  });
}

type Lookup = (node: ScalarNode) => boolean;

function isSame(a: Node, b: Node, isMasked: Lookup): boolean {
  if (a.kind === 'scalar') return b.kind === 'scalar' && isSameScalar(a, b, isMasked);
  if (a.kind === 'sequence') {
    if (b.kind !== 'sequence' || a.items.length !== b.items.length) return false;
    return a.items.every((item, i) => isAliased(item, a, i) || isSameOrMissing(item, b.items[i], isMasked));
  }
  if (b.kind !== 'mapping' || a.entries.length !== b.entries.length) return false;
  return a.entries.every(({ key, value }, i) => {
    const other = b.entries[i];
    if (other === undefined || !isSameScalar(key, other.key, isMasked)) return false;
    return isAliased(value, a, i) || isSame(value, other.value, isMasked);
  });
}

function isSameOrMissing(a: Node, b: Node | undefined, isMasked: Lookup): boolean {
  return b !== undefined && isSame(a, b, isMasked);
}

function isSameScalar(a: ScalarNode, b: ScalarNode, isMasked: Lookup): boolean {
  return isMasked(a) || (a.text === b.text && Object.is(a.value, b.value));
}

/** Whether a masked range overlaps a scalar. The ranges are sorted and do not overlap. */
function createLookup(masked: readonly Span[]): Lookup {
  return (node) => {
    let low = 0;
    let high = masked.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((masked[middle]?.end ?? 0) <= node.start) low = middle + 1;
      else high = middle;
    }
    const span = masked[low];
    return span !== undefined && span.start < node.end;
  };
}
