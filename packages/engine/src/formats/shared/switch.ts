import type { Cursor } from '../cursor.ts';
import { spelling } from './vocabulary.ts';

/** Whether an entry is switched off, by `disabled: true` or `enabled: false` in any spelling. */
export function isSwitchedOff(entry: Cursor): boolean {
  const disabled = entry.any(...spelling.disabled).boolean();
  const enabled = entry.any(...spelling.enabled).boolean();
  return disabled?.value === true || enabled?.value === false;
}
