import { isMergeKey, type MappingNode, type Node } from './tree.ts';

/**
 * Visits every effective member of a mapping: duplicates that a later key shadows are left out, YAML merge keys are
 * resolved.
 */
export function visitMembers(node: MappingNode, visit: (name: string, value: Node) => void): void {
  let merges = false;
  const { entries } = node;
  for (let slot = 0; slot < entries.length; slot++) {
    const entry = entries[slot];
    if (entry === undefined) break;
    const isMerge = isMergeKey(entry.key);
    merges ||= isMerge;
    if (!entry.shadowed && !isMerge) visit(entry.key.text, entry.value);
  }
  if (!merges) return;
  const own = new Set(node.entries.map(({ key }) => key.text));
  for (const [name, value] of node.effective()) if (!own.has(name)) visit(name, value);
}
