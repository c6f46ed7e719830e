import { isInvisible } from './character-runs.ts';

/** A text without escapes and invisible characters, with a mapping of its offsets to those of the original. */
export interface DecodedText {
  readonly text: string;
  /** The offsets of a range in the original text. */
  readonly startOf: (start: number) => number;
  readonly endOf: (end: number) => number;
}

/** A text and the offset of each of its characters in another text; one more offset is the end of the last character. */
interface Rewritten {
  readonly text: string;
  readonly offsets: Uint32Array;
}

/** Escapes and invisible characters are removed in one step, because doing one after the other would need two more scans. */
export function decodeEscapes(
  text: string,
  holds: { readonly invisible: boolean; readonly escapes: boolean },
): DecodedText | null {
  const stripped = holds.invisible ? stripInvisible(text) : null;
  const visible = stripped?.text ?? text;
  const unescaped = holds.escapes ? unescapeText(visible) : null;
  if (stripped === null && unescaped === null) return null;
  const inVisible = (at: number): number => unescaped?.offsets[at] ?? at;
  const inText = (at: number): number => stripped?.offsets[at] ?? at;
  return {
    text: unescaped?.text ?? visible,
    startOf: (start) => inText(inVisible(start)),
    // Invisible characters behind the last character are kept.
    endOf: (end) => inText(inVisible(end) - 1) + 1,
  };
}

/** A text without invisible characters. */
function stripInvisible(text: string): Rewritten {
  const offsets = new Uint32Array(text.length + 1);
  const kept: string[] = [];
  let count = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (!isInvisible(text.charCodeAt(i))) {
      offsets[count++] = i;
      continue;
    }
    if (i > from) kept.push(text.slice(from, i));
    from = i + 1;
  }
  offsets[count] = text.length;
  kept.push(text.slice(from));
  return { text: kept.join(''), offsets: offsets.subarray(0, count + 1) };
}

/** Unicode tag characters are invisible copies of the ASCII characters. */
const lowSurrogates = 0xdc00;

/** `\x73`, `\u0073`, `\163` as in strings of programs and JSON inside JSON; `&#115;` and `&quot;` as in HTML. */
const escapeForm =
  /\\{1,4}(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3]?[0-7]{2})(?![0-9]))|&#(?:x([0-9a-fA-F]{2,4})|(\d{2,4}));|&(quot|apos|amp|lt|gt);|\udb40([\udc20-\udc7e])/g;

/** Full-width letters. */
const fullWidth = 0xfee0;
const fullWidthForm = /[\uff01-\uff5e]{1,200}/g;

/** Whether a text contains several full-width letters or tag characters in a row. */
export function hasFullWidth(text: string): boolean {
  return /[\uff21-\uff5a]{3}|(?:\udb40[\udc20-\udc7e]){3}/.test(text);
}

/** Null if nothing is escaped. */
function unescapeText(text: string): Rewritten | null {
  const narrow = toNarrow(text);
  const spelled = replaceEscapes(narrow ?? text);
  if (spelled !== null || narrow === null) return spelled;
  return { text: narrow, offsets: Uint32Array.from({ length: text.length + 1 }, (_, at) => at) };
}

/** Replaces full-width letters by plain ones at the same offsets; null if there are none. */
function toNarrow(text: string): string | null {
  if (!hasFullWidth(text)) return null;
  return text.replace(fullWidthForm, (run) => {
    const codes: number[] = [];
    for (let i = 0; i < run.length; i++) codes.push(run.charCodeAt(i) - fullWidth);
    return String.fromCharCode(...codes);
  });
}

function replaceEscapes(text: string): Rewritten | null {
  const parts: string[] = [];
  const offsets = new Uint32Array(text.length + 1);
  let count = 0;
  let from = 0;
  for (const match of text.matchAll(escapeForm)) {
    for (let i = from; i < match.index; i++) offsets[count++] = i;
    parts.push(text.slice(from, match.index), decodeEscape(match));
    offsets[count++] = match.index;
    from = match.index + match[0].length;
  }
  if (from === 0) return null;
  for (let i = from; i <= text.length; i++) offsets[count++] = i;
  parts.push(text.slice(from));
  return { text: parts.join(''), offsets: offsets.subarray(0, count) };
}

const namedEntities: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

function decodeEscape([, hex, unicode, octal, entity, decimal, name, tag]: RegExpMatchArray): string {
  if (tag !== undefined) return String.fromCharCode(tag.charCodeAt(0) - lowSurrogates);
  if (name !== undefined) return namedEntities[name] ?? '';
  const digits = hex ?? unicode ?? entity;
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
  return String.fromCharCode(octal === undefined ? Number(decimal) : Number.parseInt(octal, 8));
}
