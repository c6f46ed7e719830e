import { SourceText } from '../text/source-text.ts';
import type { Language, ParsedDocument } from './document.ts';
import { parseDocument } from './parse.ts';
import type { DocumentProblem } from './problem.ts';
import type { Node } from './tree.ts';
import { walk } from './walk.ts';

/** For tests: the document of a text that parses. */
export function parsed(text: string, language: Language): ParsedDocument {
  const document = parseDocument(new SourceText(text), language);
  if ('code' in document) throw new Error(`${document.code} ${document.reason} ${JSON.stringify(document.position)}`);
  return document;
}

/** For tests: the problem of a text that does not parse. */
export function refused(text: string, language: Language): DocumentProblem {
  const problem = parseDocument(new SourceText(text), language);
  if (!('code' in problem)) throw new Error('The text was read.');
  return problem;
}

/** For tests: the first root of a text that parses. */
export function rootOf(text: string, language: Language): Node {
  const [root] = parsed(text, language).roots;
  if (root === undefined) throw new Error('A parsed document has a root.');
  return root;
}

/** For tests: a node's value as a parser returns it. Objects have no prototype, so that every key is data. */
export function toValue(node: Node): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'sequence') return node.items.map(toValue);
  const value: Record<string, unknown> = Object.create(null);
  for (const entry of node.entries) if (!entry.shadowed) value[entry.key.text] = toValue(entry.value);
  return value;
}

/** For tests: the text that each node's span covers, with a colon after keys. */
export function pieces(text: string, language: Language): readonly string[] {
  const out: string[] = [];
  for (const root of parsed(text, language).roots) {
    walk(root, (node) => {
      const parent = node.parent;
      const isKey = parent?.kind === 'mapping' && parent.entries[node.slot]?.key === node;
      out.push(`${text.slice(node.start, node.end)}${isKey ? ':' : ''}`);
    });
  }
  return out;
}
