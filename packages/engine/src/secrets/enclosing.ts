import type { ParsedDocument } from '../document/document.ts';
import type { Node } from '../document/tree.ts';
import { lastAtOrBefore } from './tree/scalar-at.ts';

/** The innermost list or mapping around an offset outside all values: a finding in a comment points to it. */
export function findEnclosing(document: ParsedDocument, offset: number): Node | null {
  let node: Node | null = document.roots[documentIndexAt(document, offset)] ?? null;
  for (let inner: Node | null = node; inner !== null; inner = childAround(document, inner, offset)) node = inner;
  return node;
}

/** Index of the document in a stream that an offset belongs to. */
export function documentIndexAt(document: ParsedDocument, offset: number): number {
  return lastAtOrBefore(document.roots, offset, ({ start }) => start)?.document ?? 0;
}

/** The container child that begins last before the offset, when the offset stands inside it. */
function childAround(document: ParsedDocument, parent: Node, offset: number): Node | null {
  const child =
    parent.kind === 'mapping'
      ? lastAtOrBefore(parent.entries, offset, ({ key }) => key.start)?.value
      : parent.kind === 'sequence'
        ? lastAtOrBefore(parent.items, offset, ({ start }) => start)
        : undefined;
  if (child === undefined || child.kind === 'scalar') return null;
  if (child.start <= offset && offset < child.end) return child;
  // Without brackets, the indentation decides what a comment before the first or after the last entry belongs to.
  const column = document.positionAt(offset).column;
  return document.language === 'yaml' && column > 1 && column >= document.positionAt(child.start).column ? child : null;
}
