import { wordSet } from '../../../../text/word-set.ts';
import type { Cursor } from '../../../cursor.ts';
import { type Context, isNestedIn } from '../../context.ts';
import type { SwitchReading } from '../switch-reading.ts';

/** Sections whose limits are those of a machine, or of a list of results. */
const limitedThings = wordSet(
  'resource container docker cpu memory disk ram query search pagination page result retrieval database upload storage',
);

/** Whether `limits: none` is about something other than runs: `resources: {limits: none}`, and the single `limit` of a list. */
export function isOtherLimit({ words }: SwitchReading, owner: Cursor, context: Context): boolean {
  if (!words.every((word) => word === 'limit')) return false;
  return !owner.get('limits').exists || isNestedIn(context, limitedThings, 1);
}
