import { charsets, isIn } from './characters.ts';

const TOKEN = 1;
const LOWER = 2;
/** Characters between the words of a seed phrase: white space and those of list numbers. */
const GAP = 4;
const INVISIBLE = 8;

/** Soft hyphens, joiners, direction marks, variation selectors and similar characters, as ranges. */
const invisibleRanges = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x2069],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
] as const;

/** The kind of each character. */
const kinds = buildKinds();

function buildKinds(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let code = 0; code < 128; code++) if (isIn(code, charsets.token)) table[code] = TOKEN;
  for (let code = 97; code <= 122; code++) table[code] = TOKEN | LOWER;
  for (const gap of '0123456789.') table[gap.charCodeAt(0)] = TOKEN | GAP;
  for (const gap of ' \t\n\r)') table[gap.charCodeAt(0)] = GAP;
  for (const [first, last] of invisibleRanges) table.fill(INVISIBLE, first, last + 1);
  return table;
}

/** Whether a character is invisible. */
export function isInvisible(code: number): boolean {
  return kinds[code] === INVISIBLE;
}

/** Shorter runs of token characters are neither tokens without a literal part nor encodings worth decoding. */
export const runMin = 24;

/** The shortest seed phrase has twelve words of three to eight letters (BIP-39). */
export const phraseMin = 12;
export const phraseLengthMin = phraseMin * 4 - 1;

type Visit = (start: number, end: number) => void;

/** Visits every run of token characters that is long enough. */
export function findRuns(text: string, visit: Visit): void {
  findLong(text, TOKEN, runMin, visit);
}

/** Whether there is such a run. */
export function hasRun(text: string): boolean {
  let start = 0;
  while (start + runMin <= text.length) {
    let at = start + runMin - 1;
    while (at >= start && ((kinds[text.charCodeAt(at)] ?? 0) & TOKEN) !== 0) at--;
    if (at < start) return true;
    start = at + 1;
  }
  return false;
}

/** Visits every range of lower-case words and list numbers that is long enough for a seed phrase. */
export function findPhrases(text: string, visit: Visit): void {
  findLong(text, LOWER | GAP, phraseLengthMin, visit);
}

/**
 * Visits runs of at least a length without reading most characters: if the last character of a possible run does not belong to it, no run
 * begins before that character.
 */
function findLong(text: string, set: number, lengthMin: number, visit: Visit): void {
  let start = 0;
  while (start + lengthMin <= text.length) {
    const last = start + lengthMin - 1;
    let at = last;
    while (at >= start && ((kinds[text.charCodeAt(at)] ?? 0) & set) !== 0) at--;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    let end = last + 1;
    while (end < text.length && ((kinds[text.charCodeAt(end)] ?? 0) & set) !== 0) end++;
    visit(start, end);
    start = end + 1;
  }
}

const beyondAscii = /[^\u0000-\u007f]/;

/** Whether a text contains characters beyond ASCII. */
export function hasNonAscii(text: string): boolean {
  return beyondAscii.test(text);
}

/** Whether a text contains invisible characters. */
export function hasInvisible(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (isInvisible(text.charCodeAt(i))) return true;
  return false;
}
