import type { Node, ScalarNode } from '../../document/tree.ts';

/** The key or value that covers an offset; null between them. */
export function scalarAt(nodes: readonly Node[], offset: number): ScalarNode | null {
  let level: readonly Node[] = nodes;
  for (;;) {
    const node = level.findLast(
      (candidate) => candidate.start <= offset && offset < Math.max(candidate.end, candidate.start + 1),
    );
    if (node === undefined) return null;
    if (node.kind === 'scalar') return node;
    level = node.kind === 'sequence' ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
  }
}
