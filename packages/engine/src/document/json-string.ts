import { malformed } from './fault.ts';
import type { JsonCursor } from './json-cursor.ts';

const BACKSLASH = 92;
const APOSTROPHE = 39;

const plainDouble = /[^"\\\u0000-\u001f]*/y;
const plainSingle = /[^'\\\u0000-\u001f]*/y;

const escapes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Reads the string whose opening quote is at the cursor, and leaves the cursor behind the closing quote. */
export function readString(cursor: JsonCursor, quote: number): string {
  const { text } = cursor;
  const open = cursor.at;
  const plain = quote === APOSTROPHE ? plainSingle : plainDouble;
  if (quote === APOSTROPHE) cursor.extend('json5', 'extension-not-allowed', open);
  let decoded = '';
  let from = open + 1;
  for (;;) {
    plain.lastIndex = from;
    plain.test(text);
    const to = plain.lastIndex;
    const code = text.charCodeAt(to);
    if (code === quote) {
      cursor.at = to + 1;
      return from === open + 1 ? text.slice(from, to) : decoded + text.slice(from, to);
    }
    decoded += text.slice(from, to);
    cursor.at = to;
    if (code === BACKSLASH) decoded += readEscape(cursor);
    else decoded += readControl(cursor, open);
    from = cursor.at;
  }
}

/** JSON5 allows control characters in strings, except line ends. */
function readControl(cursor: JsonCursor, open: number): string {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (at >= text.length || code === 10 || code === 13) throw malformed('unterminated-string', open);
  cursor.extend('json5', 'control-character', at);
  cursor.at++;
  return text.charAt(at);
}

function readEscape(cursor: JsonCursor): string {
  const { text, at } = cursor;
  const letter = text.charAt(at + 1);
  const known = escapes.get(letter);
  if (known !== undefined) {
    cursor.at = at + 2;
    return known;
  }
  if (letter === 'u') return readHexadecimal(cursor, 4);
  cursor.extend('json5', 'bad-escape', at);
  return readJson5Escape(cursor, letter);
}

/**
 * Escapes that only JSON5 has (spec.json5.org, section 5): hexadecimal, line continuation, and any other character for
 * itself.
 */
function readJson5Escape(cursor: JsonCursor, letter: string): string {
  const { text, at } = cursor;
  if (letter === 'x') return readHexadecimal(cursor, 2);
  if (letter === '' || /[1-9]/.test(letter)) throw malformed('bad-escape', at);
  cursor.at = at + 2;
  if (letter === '0') {
    if (/[0-9]/.test(text.charAt(at + 2))) throw malformed('bad-escape', at);
    return '\0';
  }
  if (letter === 'v') return '\v';
  if (letter === '\r' && text.charAt(at + 2) === '\n') cursor.at++;
  return /[\n\r\u2028\u2029]/.test(letter) ? '' : letter;
}

function readHexadecimal(cursor: JsonCursor, digits: number): string {
  const from = cursor.at + 2;
  const written = cursor.text.slice(from, from + digits);
  if (written.length < digits || !/^[0-9a-fA-F]+$/.test(written)) throw malformed('bad-escape', cursor.at);
  cursor.at = from + digits;
  return String.fromCharCode(Number.parseInt(written, 16));
}
