/** What a text may contain, judged by its characters alone. Most texts show no sign and are not analysed further. */
export interface Signs {
  /** `<` or `[`, with which control tokens, tags and comments start. */
  readonly markup: boolean;
  /** `{`, with which template placeholders start. */
  readonly blanks: boolean;
  /** `://`, as in URLs. */
  readonly addresses: boolean;
  /** A run without white space that is long enough for encoded text. */
  readonly unbroken: boolean;
  /** Enough digits for a number that identifies a person, or the beginning of an IBAN. */
  readonly numbers: boolean;
}

/** Result for a text without any sign. */
export const noSigns: Signs = { markup: false, blanks: false, addresses: false, unbroken: false, numbers: false };

/** Minimum length of a run without white space that can hold a payload. */
export const unbrokenMin = 24;
/** Digits of a social security number, the shortest of the numbers. */
const digitsMin = 9;

const upper = 1;
const digit = 2;
const markup = 4;
const blank = 8;
const slash = 16;
const space = 32;

/** Kinds of sign by character code. */
const kinds = kindsOfCharacters();

function kindsOfCharacters(): Uint8Array {
  const table = new Uint8Array(128).fill(space, 0, 33);
  table.fill(digit, 0x30, 0x3a).fill(upper, 0x41, 0x5b);
  for (const character of '<[') table[character.charCodeAt(0)] = markup;
  table['{'.charCodeAt(0)] = blank;
  table['/'.charCodeAt(0)] = slash;
  return table;
}

/** Determines the signs of a text in one pass. */
export function readSigns(text: string): Signs {
  let seen = 0;
  let digits = 0;
  let capitals = 0;
  let account = false;
  let broken = -1;
  let unbroken = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kind = code < 128 ? (kinds[code] ?? 0) : 0;
    if (kind === space) {
      unbroken ||= i - broken > unbrokenMin;
      broken = i;
    } else if (kind === digit) {
      digits++;
      account ||= capitals >= 2;
    }
    capitals = kind === upper ? capitals + 1 : 0;
    seen |= kind;
  }
  unbroken ||= text.length - broken > unbrokenMin;
  const numbers = digits >= digitsMin || account;
  const addresses = (seen & slash) !== 0 && text.includes('://');
  if (!unbroken && !numbers && !addresses && (seen & (markup | blank)) === 0) return noSigns;
  return { markup: (seen & markup) !== 0, blanks: (seen & blank) !== 0, addresses, unbroken, numbers };
}
