import { literalParts } from './references.ts';

const lengthMin = 10;
const lengthMax = 200;
const piecesMax = 6;
/** Signs of passwords, which random tokens of any alphabet do not have. */
export const passwordSign = /[!#$%&*?@^~]/;

/** Another parameter, a string, an element, a command or a blank. */
export const anotherThing =
  /[,;&|?]\\{0,2}[A-Za-z_][\w.-]{0,30}[=:]|<\/?[a-z]{1,10}\d?[\s>/]|\/>|&&|\|\||\$(?:[({A-Za-z_]|\d(?!\d))|\{\{|:\/\/|@[\w-]{1,60}\.|["'`][,:)\]}]|[\w)]\(|\\[dswnbrt]/;

/** Words of prose and names of code: a capital or none, capitals only, humps. */
const word = /^(?:\p{Lu}?\p{Ll}{2,}|\p{Lu}{3,}|\p{L}\p{Ll}+(?:\p{Lu}\p{Ll}+)+)[.,:;!?]?$/u;

/**
 * Whether a value is typed from one end to the other, whatever divides things elsewhere: letters of both cases, digits and signs of
 * passwords, and no word where spaces stand between.
 */
export function isTypedThrough(value: string): boolean {
  if (value.length < lengthMin || value.length > lengthMax || /[\r\n\t]/.test(value)) return false;
  if (!/[a-z]/.test(value) || !/[A-Z]/.test(value) || !/\d/.test(value) || !passwordSign.test(value)) return false;
  if (anotherThing.test(value) || /^[-<({[$@"'`/]|^#\w*$/.test(value) || literalParts(value) !== null) return false;
  const pieces = value.split(/ {1,2}/);
  if (pieces.length === 1) return true;
  if (pieces.length > piecesMax || pieces.some((piece) => word.test(piece) || /^-{1,2}[A-Za-z]/.test(piece)))
    return false;
  // Numbers and short names with a sign between them are a list or a formula.
  return pieces.some((piece) => /[a-z]/.test(piece) && /[A-Z]/.test(piece) && piece.length >= 5);
}

/** The same without spaces, and no name that people go by: `Alice#1234`. */
export function isTypedPassword(value: string): boolean {
  return !value.includes(' ') && isTypedThrough(value) && !/^\w+#\d{4,5}$/.test(value);
}

/** `Schlüssel: Kobold77!xy`: what people make passwords of is no shortcut, no formula and no name, whatever the key is called. */
export function isTypedKey(value: string): boolean {
  const plain = value.trim();
  return /[!$%^*~]/.test(plain) && isTypedPassword(plain);
}

/** `x7#`: nobody writes a letter, a digit and a sign together for nothing. */
export function isShortMix(value: string): boolean {
  return /[A-Za-z]/.test(value) && /\d/.test(value) && /[!#&*+?@^~]/.test(value);
}
