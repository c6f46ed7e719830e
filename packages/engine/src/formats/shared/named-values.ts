import type { NamedValue } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { spelling } from './vocabulary.ts';

/** The separator between name and value in a text: `A=b` in environments, `A: b` in headers. */
export type Divider = '=' | ':';

/**
 * Reads names with values in every form that hosts accept: a map, a list of `A=b` texts or of bare names, a list of objects with `name` and
 * `value`, one text with a line for each.
 */
export function readNamedValues(cursor: Cursor, divider: Divider): readonly NamedValue[] {
  if (cursor.isMapping) return cursor.namedWords();
  if (cursor.isList) return cursor.items().flatMap((item) => readItem(item, divider));
  const text = cursor.text();
  return text === null ? [] : divideLines(text, divider);
}

function readItem(item: Cursor, divider: Divider): readonly NamedValue[] {
  if (!item.isMapping) {
    const text = item.text();
    return text === null ? [] : [divide(text, divider)];
  }
  const name = item.any('name', 'key', 'header', 'variable').text();
  const value = item.any('value', 'default');
  if (name === null) return readNamedValues(item, divider);
  item.spelled(spelling.note).ignore();
  return [{ name, value: value.word() }];
}

function divideLines(text: Located<string>, divider: Divider): readonly NamedValue[] {
  return text.value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => divide(locate(line, text.at), divider));
}

function divide(text: Located<string>, divider: Divider): NamedValue {
  const at = text.value.indexOf(divider);
  if (at <= 0) return { name: locate(text.value.trim(), text.at), value: null };
  return {
    name: locate(text.value.slice(0, at).trim(), text.at),
    value: locate(text.value.slice(at + 1).trim(), text.at),
  };
}
