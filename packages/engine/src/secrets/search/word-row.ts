import { phraseLengthMin, phraseMin } from './character-runs.ts';

/** The number of letters that a word of a seed phrase may have (BIP-39). */
export const wordMin = 3;
export const wordMax = 8;

const LETTER = 1;
/** White space, and the characters of list numbers. */
const GAP = 2;

const kinds = buildKinds();

function buildKinds(): Uint8Array {
  const table = new Uint8Array(65_536).fill(LETTER, 97, 123);
  for (const gap of '0123456789. \t\n\r)') table[gap.charCodeAt(0)] = GAP;
  return table;
}

/**
 * Whether a text contains enough words of the right length in a row. The search goes backwards from the end of the shortest possible row:
 * in prose, a comma or a word of one or two letters soon ends it, and everything before is skipped.
 */
export function hasWordRow(text: string): boolean {
  let start = 0;
  while (start + phraseLengthMin <= text.length) {
    const broken = behindLastBreak(text, start, start + phraseLengthMin);
    const next = broken === -1 ? behindShortRow(text, start) : broken;
    if (next === -1) return true;
    start = next;
  }
  return false;
}

/** The offset behind the last character of a range that cannot be part of a row; -1 if there is none. A word may continue behind the range. */
function behindLastBreak(text: string, from: number, to: number): number {
  let length = 0;
  let wordEnd = to;
  for (let at = to - 1; at >= from; at--) {
    const kind = kinds[text.charCodeAt(at)];
    if (kind === LETTER) {
      if (++length > wordMax) return wordEnd;
      continue;
    }
    if (kind !== GAP) return at + 1;
    if (length > 0 && length < wordMin && wordEnd < to) return wordEnd;
    length = 0;
    wordEnd = at;
  }
  return length > 0 && length < wordMin ? wordEnd : -1;
}

/** The offset behind the row that begins here if it is too short; -1 if it is long enough. */
function behindShortRow(text: string, from: number): number {
  let at = from;
  // No row begins inside a longer word.
  if (isLetter(text, at - 1)) while (isLetter(text, at)) at++;
  let words = 0;
  let length = 0;
  for (; at <= text.length; at++) {
    const kind = at < text.length ? kinds[text.charCodeAt(at)] : 0;
    if (kind === LETTER) {
      length++;
      continue;
    }
    if (length > 0) {
      if (length < wordMin || length > wordMax) return at;
      if (++words === phraseMin) return -1;
      length = 0;
    }
    if (kind !== GAP) return at + 1;
  }
  return text.length;
}

function isLetter(text: string, at: number): boolean {
  return at >= 0 && at < text.length && kinds[text.charCodeAt(at)] === LETTER;
}
