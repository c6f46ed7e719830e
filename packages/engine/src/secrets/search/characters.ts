/** Sets of characters as bits: one table lookup returns the sets of a character. */
const DIGIT = 1;
const HEX_LOWER = 2;
const LOWER = 4;
const HEX_UPPER = 8;
const UPPER = 16;
const UNDERSCORE = 32;
const HYPHEN = 64;
const DOT = 128;
const PLUS = 256;
const SLASH = 512;
const EQUALS = 1024;
const TILDE = 2048;
const PERCENT = 4096;
const COLON = 8192;
const OTHER_SYMBOL = 16384;

export const charsets = {
  digits: DIGIT,
  hex: DIGIT | HEX_LOWER,
  hexAnyCase: DIGIT | HEX_LOWER | HEX_UPPER,
  base36: DIGIT | HEX_LOWER | LOWER,
  base36Upper: DIGIT | HEX_UPPER | UPPER,
  base62: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER,
  word: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | UNDERSCORE,
  base64url: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | UNDERSCORE | HYPHEN,
  base64: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | PLUS | SLASH | EQUALS,
  hyphened: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | HYPHEN,
  /** Tokens of several parts: base64url with dots between. */
  dotted: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | UNDERSCORE | HYPHEN | DOT,
  /** All characters of both base64 alphabets, and dots. */
  token: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | UNDERSCORE | HYPHEN | DOT | PLUS | SLASH | EQUALS,
  /** What may stand in a token pasted into a URL. */
  escaped:
    DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | UNDERSCORE | HYPHEN | DOT | PLUS | SLASH | EQUALS | TILDE | PERCENT,
  tilded: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | UNDERSCORE | HYPHEN | DOT | TILDE,
  coloned: DIGIT | HEX_LOWER | LOWER | HEX_UPPER | UPPER | UNDERSCORE | HYPHEN | COLON,
  /** Printable characters except white space, quotes, commas, semicolons and brackets. */
  visible:
    DIGIT |
    HEX_LOWER |
    LOWER |
    HEX_UPPER |
    UPPER |
    UNDERSCORE |
    HYPHEN |
    DOT |
    PLUS |
    SLASH |
    EQUALS |
    TILDE |
    PERCENT |
    COLON |
    OTHER_SYMBOL,
} as const;
export type Charset = keyof typeof charsets;

/** The padding of base64; before a token it separates the name from the value. */
export const padding = EQUALS;

const symbolBits = {
  _: UNDERSCORE,
  '-': HYPHEN,
  '.': DOT,
  '+': PLUS,
  '/': SLASH,
  '=': EQUALS,
  '~': TILDE,
  '%': PERCENT,
  ':': COLON,
} as const;

const bits = buildBits();

function buildBits(): Uint16Array {
  const table = new Uint16Array(128);
  for (let code = 48; code < 58; code++) table[code] = DIGIT;
  for (let code = 97; code < 123; code++) {
    table[code] = code < 103 ? HEX_LOWER : LOWER;
    table[code - 32] = code < 103 ? HEX_UPPER : UPPER;
  }
  for (const [symbol, bit] of Object.entries(symbolBits)) table[symbol.charCodeAt(0)] = bit;
  for (const symbol of '!#$&*?@^|') table[symbol.charCodeAt(0)] = OTHER_SYMBOL;
  return table;
}

/** Whether a character belongs to a set. */
export function isIn(code: number, set: number): boolean {
  return code < 128 && ((bits[code] ?? 0) & set) !== 0;
}

/** The end of the run of a set's characters that begins at an offset. */
export function runEnd(text: string, from: number, set: number, limit: number = text.length): number {
  let end = from;
  while (end < limit && isIn(text.charCodeAt(end), set)) end++;
  return end;
}

/** The start of the run of a set's characters that ends at an offset. */
export function runStart(text: string, to: number, set: number, limit = 0): number {
  let start = to;
  while (start > limit && isIn(text.charCodeAt(start - 1), set)) start--;
  return start;
}

export function isAlphanumeric(code: number): boolean {
  return isIn(code, charsets.base62);
}

export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
}
