import { answered } from '../../../document/answered.ts';
import type { Node } from '../../../document/tree.ts';
import type { Cursor } from '../../cursor.ts';

/** More text than this says nothing new about what an agent is for. */
const textMax = 100_000;
const depthMax = 12;
const word = /\p{L}{3,24}/gu;

/** Whether the texts of the document, such as the agent's instructions, have the word in the singular or plural. */
export function isMentioned({ node }: Cursor, singular: string): boolean {
  if (node === undefined) return false;
  const root = rootOf(node);
  const mentioned = answered(root, mentionedIn, root);
  return (
    mentioned.has(singular) ||
    mentioned.has(`${singular}s`) ||
    mentioned.has(`${singular}es`) ||
    (singular.endsWith('y') && mentioned.has(`${singular.slice(0, -1)}ies`))
  );
}

function rootOf(node: Node): Node {
  let root = node;
  while (root.parent !== null) root = root.parent;
  return root;
}

function mentionedIn(root: Node): ReadonlySet<string> {
  const mentioned = new Set<string>();
  let left = textMax;
  const visit = (node: Node, depth: number): void => {
    if (left <= 0 || depth > depthMax) return;
    // Aliases may lead to the same container again and again.
    left -= 1;
    if (node.kind === 'mapping') for (const { value } of node.entries) visit(value, depth + 1);
    else if (node.kind === 'sequence') for (const item of node.items) visit(item, depth + 1);
    else if (node.kind === 'scalar' && typeof node.value === 'string') {
      const text = node.value.slice(0, left);
      left -= text.length;
      for (const [found] of text.toLowerCase().matchAll(word)) mentioned.add(found);
    }
  };
  visit(root, 0);
  return mentioned;
}
