import type { NamedValue } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { isPlaceholderKey, namesCredential } from './credential-names.ts';
import { readNamedValues } from './named-values.ts';

/** Reads headers: a map, a list, or lines of text. */
export function readHeaders(cursor: Cursor): readonly NamedValue[] {
  return readNamedValues(cursor, ':');
}

/**
 * Whether one of the headers holds a credential, literal or by reference. Empty values and placeholders do not count; a masked value
 * (`xxxx`) does, since it replaces a real one.
 */
export function carriesCredential(headers: readonly NamedValue[]): boolean {
  return headers.some(
    ({ name, value }) => namesCredential(name.value) && (value === null || isCredential(value.value)),
  );
}

function isCredential(value: string): boolean {
  const key = value.replace(/^(?:Bearer|Basic|Token)\s{1,8}/i, '');
  return !isPlaceholderKey(key) || /^x+$/i.test(key);
}
