import { isAscii } from './ascii.ts';

/**
 * Invisible characters, and runs of white space that push text out of view. Sources: Unicode Standard Annex 9
 * (bidirectional controls), section 23.9 (tag characters), Unicode Technical Standard 39 (default ignorable
 * characters), ECMA-48 (escape sequences).
 */

/** Consecutive white-space characters that no layout needs. */
export const paddingMin = 200;

/** Consecutive zero-width characters that no script needs: enough to encode a message. */
const zeroWidthRunMin = 4;

/** The ASCII control characters except tabs and line ends. */
const controls: readonly string[] = [...Array(32).keys(), 127]
  .map((code) => String.fromCharCode(code))
  .filter((character) => !/[\t\n\r]/.test(character));
/** Every JSON, JSON5 or YAML escape that can produce a hidden character. */
const hiddenEscapes = /\\[uUx0abvfeNLP]/;

/**
 * Whether decoding this raw text could produce hidden characters: a fast check that most texts fail, so that they need
 * no full scan.
 */
export function mayHideText(raw: string): boolean {
  return !isPlain(raw) || (raw.includes('\\') && hiddenEscapes.test(raw)) || hasPadding(raw);
}

/** Whether the text is plain ASCII without control characters. */
function isPlain(raw: string): boolean {
  return isAscii(raw) && !controls.some((control) => raw.includes(control));
}

/** Looks only at every few characters: a run of the minimum length always covers a multiple of that step. */
function hasPadding(raw: string): boolean {
  for (let at = paddingMin - 1; at < raw.length; at += paddingMin) {
    if (!mayPad(raw.charCodeAt(at))) continue;
    let start = at;
    let end = at + 1;
    while (start > 0 && mayPad(raw.charCodeAt(start - 1))) start--;
    while (mayPad(raw.charCodeAt(end))) end++;
    if (end - start >= paddingMin) return true;
  }
  return false;
}

/** White space, or a character that occurs in an escape for white space. */
function mayPad(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || '\\nrt_'.includes(String.fromCharCode(code));
}

/** Whether a decoded text contains more than a reader would see. */
export function hidesText(text: string): boolean {
  let blanks = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isWhiteSpace(code)) {
      blanks++;
      continue;
    }
    if (blanks >= paddingMin || (isSuspect(code) && hidesAt(text, i, code))) return true;
    blanks = 0;
  }
  return false;
}

function hidesAt(text: string, at: number, code: number): boolean {
  if (isControl(code) || isBidirectional(code) || isAnnotation(code)) return true;
  if (code === 0xdb40) return hidesPlane14(text, at);
  if (isVariationSelector(code)) return isVariationSelector(text.charCodeAt(at + 1));
  return isZeroWidth(code) && hidesZeroWidth(text, at);
}

/** Line breaks, spaces and tabs; no-break and ideographic spaces pad as well. */
function isWhiteSpace(code: number): boolean {
  if (code > 32 && code < 127) return false;
  return code === 32 || (code >= 9 && code <= 13 && code !== 11) || code === 0xa0 || code === 0x85 || code === 0x3000;
}

function isSuspect(code: number): boolean {
  if (code >= 32 && code < 127) return false;
  if (code < 0x2000) return isControl(code) || isZeroWidth(code);
  return (
    code === 0xdb40 || isBidirectional(code) || isZeroWidth(code) || isVariationSelector(code) || isAnnotation(code)
  );
}

/** C0 and C1 control characters, including the escape character of terminals. */
function isControl(code: number): boolean {
  return (code < 32 && !isWhiteSpace(code)) || (code >= 127 && code < 160 && code !== 0x85);
}

/** Embeddings, overrides and isolates. The plain marks U+200E and U+200F are legitimate in Arabic and Hebrew text. */
function isBidirectional(code: number): boolean {
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

function isAnnotation(code: number): boolean {
  return code >= 0xfff9 && code <= 0xfffb;
}

function isVariationSelector(code: number): boolean {
  return code >= 0xfe00 && code <= 0xfe0f;
}

function isZeroWidth(code: number): boolean {
  if (code < 0x2000) return code === 0x34f || code === 0x115f || code === 0x1160 || code === 0x180e;
  return (
    (code >= 0x200b && code <= 0x200d) ||
    (code >= 0x2060 && code <= 0x2064) ||
    code === 0x3164 ||
    code === 0xfeff ||
    code === 0xffa0
  );
}

/**
 * Emoji joiners and the joiners of Indic and Persian scripts are legitimate; within a Latin word, or many in a row,
 * they are not.
 */
function hidesZeroWidth(text: string, at: number): boolean {
  let end = at + 1;
  while (isZeroWidth(text.charCodeAt(end))) end++;
  return end - at >= zeroWidthRunMin || (isLatin(text.charCodeAt(at - 1)) && isLatin(text.charCodeAt(end)));
}

function isLatin(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

const tagCharacters = /[\u{e0020}-\u{e007e}]+\u{e007f}/uy;

/**
 * U+DB40 introduces tag characters, legitimate only in the flags of regions, and variation selectors, legitimate only
 * one at a time.
 */
function hidesPlane14(text: string, at: number): boolean {
  const low = text.charCodeAt(at + 1);
  if (low >= 0xdd00 && low <= 0xddef) return text.charCodeAt(at + 2) === 0xdb40;
  if (low < 0xdc00 || low > 0xdc7f) return false;
  return !isInFlag(text, at);
}

/** A region's flag is a black flag, up to six tag characters and a cancel tag (Unicode Technical Standard 51, annex C). */
function isInFlag(text: string, at: number): boolean {
  const tagsMax = 7;
  for (let flag = at - 2, tags = 0; flag >= 0 && tags < tagsMax; flag -= 2, tags++) {
    if (text.codePointAt(flag) === 0x1f3f4) {
      tagCharacters.lastIndex = flag + 2;
      return tagCharacters.test(text) && tagCharacters.lastIndex <= flag + 2 + 2 * tagsMax;
    }
    if (text.charCodeAt(flag) !== 0xdb40) return false;
  }
  return false;
}
