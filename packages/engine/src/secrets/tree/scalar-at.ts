import type { Node, ScalarNode } from '../../document/tree.ts';

/** The key or value that covers an offset; null between them. */
export function scalarAt(roots: readonly Node[], offset: number): ScalarNode | null {
  let node = lastAtOrBefore(roots, offset, ({ start }) => start);
  while (node !== undefined && offset < Math.max(node.end, node.start + 1)) {
    if (node.kind === 'scalar') return node;
    if (node.kind === 'sequence') node = lastAtOrBefore(node.items, offset, ({ start }) => start);
    else {
      const entry = lastAtOrBefore(node.entries, offset, ({ key }) => key.start);
      node = entry === undefined || offset < entry.key.end ? entry?.key : entry.value;
    }
  }
  return null;
}

/** The last of several items in document order that begins at or before an offset. */
export function lastAtOrBefore<T>(things: readonly T[], offset: number, startOf: (thing: T) => number): T | undefined {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const thing = things[middle];
    if (thing !== undefined && startOf(thing) <= offset) low = middle + 1;
    else high = middle;
  }
  return things[low - 1];
}
