import type { Node } from './tree.ts';

/** Visits every node below a root once, keys before their values: an aliased node where its anchor stands, not where it is repeated. */
export function walk(root: Node, visit: (node: Node) => void): void {
  visit(root);
  if (root.kind === 'sequence') {
    for (const [slot, item] of root.items.entries()) if (item.parent === root && item.slot === slot) walk(item, visit);
  } else if (root.kind === 'mapping') {
    for (const [slot, { key, value }] of root.entries.entries()) {
      visit(key);
      if (value.parent === root && value.slot === slot) walk(value, visit);
    }
  }
}
