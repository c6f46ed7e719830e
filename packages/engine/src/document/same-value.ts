import type { MappingNode, Node } from './tree.ts';

/** Whether two nodes have the same value once parsed, however they are written. */
export function sameValue(a: Node, b: Node): boolean {
  if (a === b) return true;
  if (a.kind === 'scalar' || b.kind === 'scalar') {
    return a.kind === 'scalar' && b.kind === 'scalar' && Object.is(a.value, b.value);
  }
  if (a.kind === 'sequence' || b.kind === 'sequence') {
    if (a.kind !== 'sequence' || b.kind !== 'sequence' || a.items.length !== b.items.length) return false;
    return a.items.every((item, slot) => {
      const other = b.items[slot];
      return other !== undefined && sameValue(item, other);
    });
  }
  return sameMembers(a, b);
}

function sameMembers(a: MappingNode, b: MappingNode): boolean {
  const members = a.effective();
  if (members.size !== b.effective().size) return false;
  for (const [name, value] of members) {
    const other = b.get(name);
    if (other === undefined || !sameValue(value, other)) return false;
  }
  return true;
}
