import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { type Context, inside, type Setting } from './context.ts';

/** Offers every setting below to the readers. Depth is bounded by the document's. */
export function walk(cursor: Cursor, context: Context): void {
  if (cursor.isList) {
    for (const item of cursor.items()) if (item.isMapping || item.isList) walk(item, context);
    return;
  }
  cursor.visitUnread((key, value) => offer(settingOf(key, value, cursor, context), context));
}

export function settingOf(key: Located<string>, value: Cursor, owner: Cursor, { names }: Context): Setting {
  const reading = names.read(key.value);
  return { key, value, reading, words: reading.words, name: reading.joined, owner };
}

/** The first reader that understands a setting has it; a section that none takes is walked into. */
export function offer(setting: Setting, context: Context): void {
  if (context.readers.some((read) => read(setting, context))) return;
  if (setting.value.isMapping || setting.value.isList) walk(setting.value, inside(context, setting.reading));
}

/** How far below a setting another reader's traces are looked for: an entry in a list of a section. */
const lookMax = 3;

/** Another reader was here before: everything in it is taken. */
export function isRead(value: Cursor, depth = lookMax): boolean {
  if (value.claimed) return true;
  if (depth === 0) return false;
  const inner = [...value.items(), ...value.members().map((member) => member.value)];
  return inner.length > 0 && inner.every((part) => isRead(part, depth - 1));
}
