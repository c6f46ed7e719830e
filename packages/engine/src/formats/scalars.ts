import type { Node, ScalarNode } from '../document/tree.ts';

/** Any scalar but null. */
export function isWord(node: Node | undefined): node is ScalarNode {
  return node?.kind === 'scalar' && node.value !== null;
}

/** A string, or a number, which may be a string without quotes. */
export function isText(node: Node | undefined): node is ScalarNode {
  return isWord(node) && typeof node.value !== 'boolean';
}

export function isString(node: ScalarNode): node is ScalarNode & { readonly value: string } {
  return typeof node.value === 'string';
}

/** A number, also as a string; null for anything else. */
export function numberIn(node: Node | undefined): number | null {
  if (node?.kind !== 'scalar') return null;
  if (typeof node.value === 'number') return node.value;
  return isString(node) && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(node.value) ? Number(node.value) : null;
}

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'on']);
const no: ReadonlySet<string> = new Set(['false', 'no', 'off']);

/** A boolean in any spelling that YAML 1.1 or environment variables use; null for anything else. */
export function booleanIn(node: Node | undefined): boolean | null {
  if (node?.kind !== 'scalar') return null;
  if (typeof node.value === 'boolean') return node.value;
  const word = isString(node) ? node.value.toLowerCase() : '';
  return yes.has(word) ? true : no.has(word) ? false : null;
}
