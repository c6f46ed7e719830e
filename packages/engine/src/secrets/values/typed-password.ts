import { anyOf } from '../../text/any-of.ts';
import { anotherThing } from './another-thing.ts';
import { literalParts } from './references.ts';

const lengthMin = 10;
const lengthMax = 200;
const piecesMax = 6;
/** Symbols of typed passwords that do not occur in random tokens. */
export const passwordSign = /[!#$%&*?@^~]/;

/** Also a variable, a host name, the end of a string, a call or an escape. */
export const continuesWithOther = anyOf([
  ...anotherThing,
  /\$(?:[A-Za-z_]|\d(?!\d))/,
  /@[\w-]{1,60}\./,
  /["'`][,:)\]}]/,
  /[\w)]\(/,
  /\\[dswnbrt]/,
]);

/** Words of prose and identifiers: in lower case, capitalised, in upper case or in camelCase. */
const word = /^(?:\p{Lu}?\p{Ll}{2,}|\p{Lu}{3,}|\p{L}\p{Ll}+(?:\p{Lu}\p{Ll}+)+)[.,:;!?]?$/u;

/**
 * Whether a whole value looks like a typed password, including characters that divide other values: it has letters of both cases, digits
 * and symbols and, if it contains spaces, no words.
 */
export function looksTyped(value: string): boolean {
  if (value.length < lengthMin || value.length > lengthMax || /[\r\n\t]/.test(value)) return false;
  if (!/[a-z]/.test(value) || !/[A-Z]/.test(value) || !/\d/.test(value) || !passwordSign.test(value)) return false;
  if (continuesWithOther(value) || /^[-<({[$@"'`/]|^#\w*$/.test(value) || literalParts(value) !== null) return false;
  const pieces = value.split(/ {1,2}/);
  if (pieces.length === 1) return true;
  if (pieces.length > piecesMax || pieces.some((piece) => word.test(piece) || /^-{1,2}[A-Za-z]/.test(piece)))
    return false;
  // Numbers and short names with symbols between them are a list or a formula.
  return pieces.some((piece) => /[a-z]/.test(piece) && /[A-Z]/.test(piece) && piece.length >= 5);
}

/** The same without spaces, except user names such as `Alice#1234`. */
export function isTypedPassword(value: string): boolean {
  return !value.includes(' ') && looksTyped(value) && !/^\w+#\d{4,5}$/.test(value);
}

/** `Schlüssel: Kobold77!xy`: whether a value is a typed password, whatever its key means. Shortcuts, formulas and names look different. */
export function isTypedKey(value: string): boolean {
  const plain = value.trim();
  return /[!$%^*~]/.test(plain) && isTypedPassword(plain);
}

/** `x7#`: whether a short value combines a letter, a digit and a symbol. */
export function isShortMix(value: string): boolean {
  return /[A-Za-z]/.test(value) && /\d/.test(value) && /[!#&*+?@^~]/.test(value);
}
