import type { Cursor } from '../cursor.ts';
import { spelling } from './vocabulary.ts';

/** Whether an entry is disabled, by `disabled: true` or `enabled: false` in any spelling. */
export function isSwitchedOff(entry: Cursor): boolean {
  const disabled = entry.spelled(spelling.disabled).boolean();
  const enabled = entry.spelled(spelling.enabled).boolean();
  return disabled?.value === true || enabled?.value === false;
}
