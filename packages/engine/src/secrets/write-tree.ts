import type { ParsedDocument } from '../document/document.ts';
import type { Node, ScalarNode } from '../document/tree.ts';
import { maskOf } from './mask.ts';
import type { SecretMatch } from './secret.ts';

/**
 * Writes the tree as JSON, one document after another, with scalars that contain secrets masked whole: the last resort if a text with
 * masks does not parse.
 */
export function writeTree(document: ParsedDocument, matches: readonly SecretMatch[]): string {
  const masks = matches.map((match) => ({ ...match.span, mask: maskOf(match.kind, match.number) }));
  const maskFor = (node: ScalarNode) =>
    masks.find(({ start, end }) => start < Math.max(node.end, node.start + 1) && node.start < end)?.mask;
  const written = document.roots.map((root) => writeNode(root, maskFor));
  return document.language === 'yaml' ? `${written.join('\n---\n')}\n` : written.join('\n');
}

type MaskFor = (node: ScalarNode) => string | undefined;

function writeNode(node: Node, maskFor: MaskFor): string {
  if (node.kind === 'scalar') return writeScalar(node, maskFor);
  if (node.kind === 'sequence') return `[${node.items.map((item) => writeNode(item, maskFor)).join(', ')}]`;
  const members = node.entries.map(
    ({ key, value }) => `${JSON.stringify(maskFor(key) ?? key.text)}: ${writeNode(value, maskFor)}`,
  );
  return `{${members.join(', ')}}`;
}

function writeScalar(node: ScalarNode, maskFor: MaskFor): string {
  const mask = maskFor(node);
  if (mask !== undefined) return JSON.stringify(mask);
  return typeof node.value === 'number' && Number.isFinite(node.value) ? node.text : JSON.stringify(node.value);
}
