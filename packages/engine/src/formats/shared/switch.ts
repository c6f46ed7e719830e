import type { Cursor } from '../cursor.ts';
import { spelling } from './vocabulary.ts';

/** The opposite of an unsafe boolean. Empty for a value that is safe or no boolean, for which there may be several safe values. */
export function safeValueOf({ node }: Cursor, protects: boolean): { readonly safeValue?: boolean } {
  const known = !protects && node?.kind === 'scalar' && typeof node.value === 'boolean';
  return known ? { safeValue: !node.value } : {};
}

/** Whether an entry is disabled, by `disabled: true` or `enabled: false` in any spelling. */
export function isSwitchedOff(entry: Cursor): boolean {
  const disabled = entry.spelled(spelling.disabled).boolean();
  const enabled = entry.spelled(spelling.enabled).boolean();
  return disabled?.value === true || enabled?.value === false;
}
