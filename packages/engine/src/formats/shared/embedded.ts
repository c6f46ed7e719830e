import { readEmbedded } from '../../document/embedded.ts';
import { Cursor } from '../cursor.ts';
import { Ledger } from '../ledger.ts';

/** A finger on the JSON in a text; null where the text holds none. The text itself is read either way. */
export function openText(cursor: Cursor): Cursor | null {
  const { node } = cursor;
  if (cursor.text() === null || node?.kind !== 'scalar') return null;
  const root = readEmbedded(node);
  return root === null ? null : Cursor.atRoot(root, new Ledger(false));
}
