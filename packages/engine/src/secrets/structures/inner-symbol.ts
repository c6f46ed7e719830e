import { anyOf } from '../../text/any-of.ts';
import { anotherThing } from '../values/another-thing.ts';

/** Minimum number of characters before the symbol; otherwise it ends a word. */
const beforeMin = 2;
const restMax = 80;

/**
 * A quote or a backslash inside a word, and the rest of the word. Backslashes that JSON or a program puts before a quote belong to the
 * quote; one before the letter of an escape (`\n`) divides. A name may follow a quote (`…"user":`) and is not part of the value.
 */
const rest =
  /^(?:(?:\\{0,4}["'`]|\\{1,4}(?![nrtbfvux0"'`\\])){1,2}[A-Za-z\d][\w!#$%&*+?@^~.-]{0,40}){1,3}(?=[\s"'`,;)\\]|$)(?!\\{0,4}["'`]\s{0,2}[:=])/;

/**
 * Symbols that mostly divide: accepted only if letters and digits follow and the whole looks typed, with letters of both cases and a
 * digit.
 */
const dividingSymbol =
  /^[|<>;,]["'`|<>;,]?(?=[A-Za-z]{0,40}\d)(?=\d{0,40}[A-Za-z])(?:["'`|<>;,]{0,2}[A-Za-z\d][\w!#$%&*+?@^~.-]{1,60}){1,2}(?=[\s"'`)\\]|$)(?!\\{0,4}["'`]\s{0,2}[:=])/;
const mixedCharacters = /^(?=[^a-z]{0,80}[a-z])(?=[^A-Z]{0,80}[A-Z])(?=\D{0,80}\d)/;

/** Any symbol, and the rest of the word if it contains a digit and the whole looks typed. */
const anySymbol =
  /^(?:["'`|<>;,]|\\(?![nrtbfvux0"'`\\]))[!#$%&*+?@^~"'`|<>;,:/(){}[\]=._-]?(?=\D{0,60}\d)[A-Za-z\d][^\s]{1,60}?(?=["'`,;:.!?)\]}>\\]{0,4}(?:\s|$))(?!\\{0,4}["'`]\s{0,2}[:=])/;
/** Also the end or the start of a string, or an option. */
const continuesWithOther = anyOf([...anotherThing, /["'`]\s{0,2}[,:;=)}\]+]/, /[=:(]["'`]/, /--/]);

/**
 * Returns the end of a password that contains a symbol by which other values end: `Tr0ub"4dor&3x`. Returns the given end if it does not
 * continue.
 */
export function endAfterInnerSymbol(text: string, start: number, end: number): number {
  const sign = text.charAt(end);
  if (sign === '' || end - start < beforeMin || !'"\'`\\|<>;,'.includes(sign)) return end;
  const behind = text.slice(end, end + restMax);
  const more = rest.exec(behind)?.[0] ?? dividingSymbol.exec(behind)?.[0] ?? restOfWord(text.slice(start, end), behind);
  const whole = text.slice(start, end) + more;
  if (more.length > 2 && !rest.test(behind)) return mixedCharacters.test(whole) ? end + more.length : end;
  const goesOn = '|<>;,'.includes(sign) ? mixedCharacters.test(whole) : /\d/.test(whole) && /[A-Za-z]/.test(whole);
  return more.length > 2 && goesOn ? end + more.length : end;
}

function restOfWord(before: string, behind: string): string {
  const more = anySymbol.exec(behind)?.[0] ?? '';
  if (/["'`]\s{0,2}[:=]/.test(behind.slice(0, more.length + 3))) return '';
  return continuesWithOther(more) || /&(?:[a-z]{2,6}|#\d{2,5})$/.test(before) ? '' : more;
}
