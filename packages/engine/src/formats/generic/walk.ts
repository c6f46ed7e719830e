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

/** How far below a setting another reader's traces are looked for: an entry in a list of a section. */
const lookMax = 3;

/** Another reader was here before: everything in it is taken. */
function isRead(value: Cursor, depth = lookMax): boolean {
  if (value.claimed) return true;
  if (depth === 0) return false;
  const inside = [...value.items(), ...value.members().map((member) => member.value)];
  return inside.length > 0 && inside.every((part) => isRead(part, depth - 1));
}
