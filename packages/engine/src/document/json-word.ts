import { malformed } from './fault.ts';
import type { JsonCursor } from './json-cursor.ts';
import type { ScalarValue } from './tree.ts';

const strictNumber = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Characters that end a number or word; everything before them belongs to the word, valid or not. */
const wordEnd = /[\s,:{}[\]"'/]/g;

/** Numbers that only JSON5 allows (spec.json5.org, section 6). */
const json5Number =
  /^[+-]?(?:0[xX][0-9a-fA-F]+|(?:(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|Infinity|NaN)$/;

const words: ReadonlyMap<string, ScalarValue> = new Map<string, ScalarValue>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads a number, `true`, `false` or `null`, and leaves the cursor behind it. */
export function readWord(cursor: JsonCursor): ScalarValue {
  const { text, at } = cursor;
  strictNumber.lastIndex = at;
  const end = wordEndAfter(text, at);
  if (strictNumber.test(text) && strictNumber.lastIndex === end) {
    cursor.at = end;
    return Number(text.slice(at, end));
  }
  const word = text.slice(at, Math.min(end, at + 400));
  const known = words.get(word);
  if (known !== undefined) {
    cursor.at = end;
    return known;
  }
  if (end === at || !json5Number.test(word)) {
    throw malformed(/^[-+.0-9]/.test(word) ? 'bad-number' : 'unexpected-character', at);
  }
  cursor.extend('json5', 'bad-number', at);
  cursor.at = end;
  return json5Value(word);
}

function wordEndAfter(text: string, at: number): number {
  wordEnd.lastIndex = at;
  return wordEnd.test(text) ? wordEnd.lastIndex - 1 : text.length;
}

function json5Value(word: string): number {
  const unsigned = word.replace(/^[+-]/, '');
  const value = Number(unsigned);
  return word.startsWith('-') ? -value : value;
}

/** Reads an unquoted key as JSON5 allows it, and leaves the cursor behind it. */
export function readIdentifier(cursor: JsonCursor): string {
  const { text, at } = cursor;
  const first = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (!/[\p{L}\p{Nl}$_\\]/u.test(first)) throw malformed('expected-key', at);
  cursor.extend('json5', 'expected-key', at);
  const identifierPart = /(?:[\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\\]|\u200c|\u200d)*/uy;
  identifierPart.lastIndex = at;
  identifierPart.test(text);
  cursor.at = identifierPart.lastIndex;
  const written = text.slice(at, cursor.at);
  return written.includes('\\') ? unescapeIdentifier(written, at) : written;
}

function unescapeIdentifier(written: string, at: number): string {
  const name = written.replace(/\\u([0-9a-fA-F]{4})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  if (name.includes('\\')) throw malformed('bad-escape', at);
  return name;
}
