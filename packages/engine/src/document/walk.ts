import type { Node } from './tree.ts';

/**
 * Visits every node below a root once, keys before their values; an aliased node is visited at its anchor and not where
 * it is repeated.
 */
export function walk(root: Node, visit: (node: Node) => void): void {
  visit(root);
  if (root.kind === 'sequence') {
    let slot = 0;
    for (const item of root.items) {
      if (item.parent === root && item.slot === slot) walk(item, visit);
      slot++;
    }
  } else if (root.kind === 'mapping') {
    for (const { key, value } of root.entries) {
      visit(key);
      if (value.parent === root && value.slot === key.slot) walk(value, visit);
    }
  }
}
