import type { Cursor } from '../cursor.ts';
import { type Context, inside, type Setting } from './context.ts';

/** Offers every setting below to the readers. Depth is bounded by the document's. */
export function walk(cursor: Cursor, context: Context): void {
  for (const item of cursor.items()) walk(item, context);
  for (const { key, value } of cursor.members()) {
    offer({ key, value, words: context.names.words(key.value), owner: cursor }, context);
  }
}

/** The first reader that understands a setting has it; a section that none takes is walked into. */
export function offer(setting: Setting, context: Context): void {
  if (isRead(setting.value)) return;
  if (context.readers.some((read) => read(setting, context))) return;
  walk(setting.value, inside(context, setting.words));
}

/** Another reader was here before: everything directly in it is taken. */
function isRead(value: Cursor): boolean {
  if (value.claimed) return true;
  const inside = [...value.items(), ...value.members().map((member) => member.value)];
  return inside.length > 0 && inside.every((part) => part.claimed);
}
