import type { NamedValue } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { isNoKey, namesCredential } from './credential-names.ts';
import { readNamedValues } from './named-values.ts';

export function readHeaders(cursor: Cursor): readonly NamedValue[] {
  return readNamedValues(cursor, ':');
}

/**
 * A header that proves who is calling, literal or by reference. An empty one proves nothing, and neither does a dummy; a value that is
 * crossed out is one that was taken out.
 */
export function carriesCredential(headers: readonly NamedValue[]): boolean {
  return headers.some(({ name, value }) => namesCredential(name.value) && (value === null || proves(value.value)));
}

function proves(value: string): boolean {
  const key = value.replace(/^(?:Bearer|Basic|Token)\s{1,8}/i, '');
  return !isNoKey(key) || /^x+$/i.test(key);
}
