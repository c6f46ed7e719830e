import { embeddingDepth, markEmbedded } from '../text/embedded.ts';
import { Fault } from './fault.ts';
import { readJson } from './json.ts';
import type { Node, ScalarNode } from './tree.ts';
import { readYaml } from './yaml.ts';

/**
 * Parses JSON embedded in a scalar, as databases store workflows. Its nodes have no positions of their own: each has
 * the position of the scalar. The usual document limits apply. Scalars inside it are not parsed again, unless `depthMax`
 * allows for more texts one within the other. Null if the scalar does not contain JSON.
 */
export function readEmbedded(text: ScalarNode, depthMax = 1): Node | null {
  if (embeddingDepth(text) >= depthMax) return null;
  if (!/^\s{0,99}[{[]/.test(text.text)) return null;
  return readWithin(text, (inner) => readJson(inner).root) ?? readWithExpressions(text);
}

/**
 * `"enabled": ${{ vars.PROJECT != '' }}`: an expression that a workflow substitutes before the text is parsed. Its
 * value is unknown.
 */
const templateExpression = /(?<=[:,[]\s{0,40})\$\{\{[^{}\n]{0,400}\}\}(?=\s{0,200}[,}\]])/g;

function readWithExpressions(text: ScalarNode): Node | null {
  if (!text.text.includes('${{')) return null;
  return readWithin(text, (inner) => readJson(inner.replace(templateExpression, 'null')).root);
}

/** As `readEmbedded`, for a scalar that contains a single YAML document whose root is a mapping. */
export function readEmbeddedYaml(text: ScalarNode): Node | null {
  if (embeddingDepth(text) > 0) return null;
  return readWithin(text, (inner) => {
    const [root, another] = readYaml(inner).roots;
    return another === undefined && root?.kind === 'mapping' ? root : null;
  });
}

function readWithin(text: ScalarNode, read: (inner: string) => Node | null): Node | null {
  try {
    const root = read(text.text);
    if (root !== null) placeInScalar(root, text);
    return root;
  } catch (fault) {
    if (fault instanceof Fault) return null;
    throw fault;
  }
}

/** Gives every embedded node the position of the scalar. Paths follow from document, parent and slot. */
function placeInScalar(root: Node, text: ScalarNode): void {
  const { document, start, end, parent, slot } = text;
  const depth = embeddingDepth(text) + 1;
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    markEmbedded(node, depth);
    Object.assign(node, { document, start, end, parent, slot });
    if (node.kind === 'sequence') for (const item of node.items) waiting.push(item);
    else if (node.kind === 'mapping') for (const { key, value } of node.entries) waiting.push(key, value);
  }
}
