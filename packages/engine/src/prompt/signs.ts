/** What a text may hold, told from its characters alone: most texts of most files hold none of it and are never looked at again. */
export interface Signs {
  /** `<` or `[`: control tokens, tags and comments begin so. */
  readonly markup: boolean;
  /** `{`: blanks of templates. */
  readonly blanks: boolean;
  /** `://`: addresses. */
  readonly addresses: boolean;
  /** A stretch without white space that is long enough for encoded words. */
  readonly unbroken: boolean;
  /** Digits enough for a number that names a person, or how a bank account begins. */
  readonly numbers: boolean;
}

/** Of a text that shows no sign. */
export const noSigns: Signs = { markup: false, blanks: false, addresses: false, unbroken: false, numbers: false };

/** Shorter stretches without white space hold no payload. */
export const unbrokenMin = 24;
/** A social security number has the fewest. */
const digitsMin = 9;

const upper = 1;
const digit = 2;
const markup = 4;
const blank = 8;
const slash = 16;
const space = 32;

/** By character: what it may be a sign of. */
const kinds = kindsOfCharacters();

function kindsOfCharacters(): Uint8Array {
  const table = new Uint8Array(128).fill(space, 0, 33);
  table.fill(digit, 0x30, 0x3a).fill(upper, 0x41, 0x5b);
  for (const character of '<[') table[character.charCodeAt(0)] = markup;
  table['{'.charCodeAt(0)] = blank;
  table['/'.charCodeAt(0)] = slash;
  return table;
}

/** One look at each character. */
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
