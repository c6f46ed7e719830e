import { isEmbedded, markEmbedded } from '../text/embedded.ts';
import { Fault } from './fault.ts';
import { readJson } from './json.ts';
import type { Node, ScalarNode } from './tree.ts';
import { readYaml } from './yaml.ts';

/**
 * The tree of JSON that stands in a text of the document, as databases keep flows. Its nodes have no places of their own: each stands where
 * the text stands. It is read within the limits of any document, and no text within it is opened again. Null where there is none.
 */
export function readEmbedded(text: ScalarNode): Node | null {
  if (!/^\s{0,99}[{[]/.test(text.text)) return null;
  return readWithin(text, (inner) => readJson(inner).root) ?? readFilledIn(text);
}

/** `"enabled": ${{ vars.PROJECT != '' }}`: what a workflow fills in before anybody reads it. Its value is not known. */
const filledIn = /(?<=[:,[]\s{0,40})\$\{\{[^{}\n]{0,400}\}\}(?=\s{0,200}[,}\]])/g;

function readFilledIn(text: ScalarNode): Node | null {
  if (!text.text.includes('${{')) return null;
  return readWithin(text, (inner) => readJson(inner.replace(filledIn, 'null')).root);
}

/** As `readEmbedded`, of YAML: the only document of the text, a mapping. */
export function readEmbeddedYaml(text: ScalarNode): Node | null {
  return readWithin(text, (inner) => {
    const [root, another] = readYaml(inner).roots;
    return another === undefined && root?.kind === 'mapping' ? root : null;
  });
}

function readWithin(text: ScalarNode, read: (inner: string) => Node | null): Node | null {
  if (isEmbedded(text)) return null;
  try {
    const root = read(text.text);
    if (root !== null) settle(root, text);
    return root;
  } catch (fault) {
    if (fault instanceof Fault) return null;
    throw fault;
  }
}

/** Whose document, parent and slot are the text's, has the text's path. */
function settle(root: Node, { document, start, end, parent, slot }: ScalarNode): void {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    markEmbedded(node);
    Object.assign(node, { document, start, end, parent, slot });
    if (node.kind === 'sequence') for (const item of node.items) waiting.push(item);
    else if (node.kind === 'mapping') for (const { key, value } of node.entries) waiting.push(key, value);
  }
}
