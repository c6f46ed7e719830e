import { readEmbedded, readEmbeddedYaml } from '../../document/embedded.ts';
import type { Node, ScalarNode } from '../../document/tree.ts';
import { Cursor } from '../cursor.ts';
import { Ledger } from '../ledger.ts';

/** A cursor on the JSON in a text, or null if the text holds none. The text is claimed in both cases. */
export function openJson(cursor: Cursor): Cursor | null {
  return open(cursor, (text) => readEmbedded(text));
}

/** As `openJson`, for a text that may itself be inside an embedded text, as a server's configuration in a stored flow. */
export function openNestedJson(cursor: Cursor): Cursor | null {
  return open(cursor, (text) => readEmbedded(text, 2));
}

/** As `openJson`, for a text that holds YAML. */
export function openYaml(cursor: Cursor): Cursor | null {
  return open(cursor, readEmbeddedYaml);
}

function open(cursor: Cursor, read: (text: ScalarNode) => Node | null): Cursor | null {
  const { node } = cursor;
  if (cursor.text() === null || node?.kind !== 'scalar') return null;
  const root = read(node);
  return root === null ? null : Cursor.atRoot(root, new Ledger(false));
}
