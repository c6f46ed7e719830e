import { wordSet } from '../../../text/word-set.ts';
import { isHexadecimalKey, isUuid } from '../../values/benign.ts';
import { excludingWords } from '../../values/name-words.ts';
import type { NameClass } from '../../values/names.ts';
import { randomness } from '../../values/randomness.ts';
import { isTypedPassword } from '../../values/typed-password.ts';
import { algorithm, capitalisedPassword, clauseEnd, isMixedWithSymbol, isNumberedWords } from './assignment-prose.ts';

/**
 * Prose connects a name and a value in too many ways to list: `the password, …, is`, `API key for prod (…)`, `use … as the API key`. A
 * value that looks generated and stands a few words from the name, in the same sentence, belongs to it.
 */

/** Maximum number of words between the two. */
const wordsMax = 7;
const reachMax = 90;
const wordMax = 600;

/** Words that exclude a value elsewhere, but not in this position: `the password field with …`. */
const allowedWords = wordSet(
  'is has set field header input box value form page for prod env test user valid changed reset created',
);

/** Values after these words are no credentials, whatever stands before them. */
const otherThings = wordSet(
  'commit sha hash digest id ids uuid version model video file image branch workflow node build release ticket issue sheet document doc',
);

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** `The password field is called …`: a name follows, not a password. */
const introducesName = /^(?:called|named|labell?ed|titled|heißt|genannt|field|form)$/i;

/** Finds the value after a name. */
export function findValueAfter(text: string, nameEnd: number, nameClass: NameClass): Range | null {
  const limit = Math.min(text.length, nameEnd + reachMax);
  let at = nameEnd;
  let isCalled = false;
  let isDirect = true;
  for (let words = 0; words < wordsMax; words++) {
    const start = skipGap(text, at, limit);
    if (start === -1) return null;
    // A run of a script without spaces is no value, and behind the limit nothing is looked for.
    const end = wordEnd(text, start, text.charCodeAt(start) < unspacedFrom ? start + wordMax : limit);
    const word = trim(text, start, end);
    const mayBeTyped = nameClass === 'password' ? !isCalled : nameClass === 'secret' && isDirect;
    if (isGenerated(text, word) || (mayBeTyped && isTypedWord(text, word))) return word;
    if (isDirect && start - at <= gapMax && isDigits(text.slice(word.start, word.end))) return word;
    isDirect &&= introducesValue.test(text.slice(word.start, word.end));
    isCalled ||= introducesName.test(text.slice(word.start, word.end));
    if (endsSentence(text, word.end, end) || isOtherThing(text.slice(word.start, word.end))) return null;
    at = end;
  }
  return null;
}

/** A space and a quotation mark. */
const gapMax = 2;

/** `The token was …`, `token: ${TOKEN} # formerly …` */
const introducesValue =
  /^(?:is|was|are|old|new|real|actual|actually|current|currently|previous|previously|former|formerly|prod|production|dev|staging)$/i;

/** Whether a word is the hexadecimal digits or the UUID of a key; behind other words, it could be that of anything else. */
function isDigits(word: string): boolean {
  return isUuid(word) || isHexadecimalKey(word);
}

const valueWithConnector =
  /(?:^|[\s("'`“„‘«「])([^\s"'`“”„‘’«»「」(),;]{8,400})["'`”“’»」)]{0,2} {1,2}(?:is|was|as|ist|als|est|es|en|é|in|into|for|to|comme|como|come|jest|jako)(?: (?:the|your|our|my|its|a|an|das|dein|der|le|la|el|il|o|su|tu))?(?: [\p{L}-]{1,16}){0,2} ?["'`#]?$/u;

/** Finds the value before a name: `use … as the API key`, `… is the password`. */
export function findValueBefore(text: string, nameStart: number, nameClass: NameClass): Range | null {
  // Most names follow no such word.
  if (text.charCodeAt(nameStart - 1) !== 32) return null;
  const from = Math.max(0, nameStart - reachMax);
  const match = valueWithConnector.exec(text.slice(from, nameStart));
  const value = match?.[1];
  if (match === null || value === undefined) return null;
  const start = from + match.index + match[0].indexOf(value);
  const word = { start, end: start + value.length };
  const before = /([A-Za-z]{2,12}) ["'`“„‘«「(]?$/.exec(text.slice(Math.max(0, start - 16), start))?.[1];
  if (before !== undefined && otherThings.has(before.toLowerCase())) return null;
  if (isGenerated(text, word)) return word;
  if (nameClass !== 'password') return null;
  const isTypedThere = isTypedAs(text, word, nameStart) || isTypedInto(text, word, nameStart);
  return isTypedThere || isTypedWord(text, word) ? word : null;
}

/** Skips a space, opening or dividing punctuation and a possessive. Returns -1 at the end of a line or sentence. */
function skipGap(text: string, from: number, limit: number): number {
  let at = from;
  if (/^['’]s/.test(text.slice(at, at + 2))) at += 2;
  while (at < limit && ' \t,()[]"\'`“„‘«「–—→|'.includes(text.charAt(at))) at++;
  const isGlued = at === from && text.charCodeAt(at - 1) < unspacedFrom;
  return at >= limit || isGlued || !isWordStart(text.charCodeAt(at)) ? -1 : at;
}

/** From this code point on, scripts write no spaces between words. */
const unspacedFrom = 0x0e00;

function isWordStart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code >= 0xc0 ||
    code === 35
  );
}

function wordEnd(text: string, start: number, max: number): number {
  const limit = Math.min(text.length, max);
  let end = start;
  // Kana and Han, none of which ends a word: such texts may be one long run, of which every name asks.
  while (end < limit && text.charCodeAt(end) >= 0x3040) end++;
  while (end < limit && text.charAt(end) > ' ' && !'"`“”»」<>|'.includes(text.charAt(end)) && !changesScript(text, end))
    end++;
  return end;
}

/** Whether a word in a script without spaces follows a value of ASCII characters: `Maple7を`. */
function changesScript(text: string, at: number): boolean {
  return text.charCodeAt(at) >= unspacedFrom && text.charCodeAt(at - 1) < 128 && text.charCodeAt(at - 1) > 32;
}

/** Removes the punctuation at the end of a word. */
function trim(text: string, start: number, to: number): Range {
  let end = to;
  while (end > start && ".,:;!?)]}'’*".includes(text.charAt(end - 1))) end--;
  return { start, end };
}

function endsSentence(text: string, from: number, to: number): boolean {
  return /[.;!?]/.test(text.slice(from, to));
}

function isOtherThing(word: string): boolean {
  const lower = word.toLowerCase();
  return otherThings.has(lower) || (excludingWords.has(lower) && !allowedWords.has(lower));
}

/** `Enter … in the password field`: the words before the name and after it. */
const intoField = / (?:in|into)(?: (?:the|your))? $/i;
const fieldNoun = /^ (?:field|box|input|prompt)\b/i;
const typingVerb = /\b(?:enter|type|put|fill|input|paste)(?: in)? ["'`“]?$/i;

/** Whether the value is typed into the field of that name: `Enter … in the password field`. */
function isTypedInto(text: string, { start, end }: Range, nameStart: number): boolean {
  const value = text.slice(start, end);
  if (!/\d/.test(value) || !/[A-Za-z]/.test(value) || algorithm.test(value)) return false;
  if (!intoField.test(text.slice(end, nameStart)) || !typingVerb.test(text.slice(Math.max(0, start - 16), start)))
    return false;
  const behind = /^\p{L}{2,20}/u.exec(text.slice(nameStart, nameStart + 24))?.[0].length ?? 0;
  return fieldNoun.test(text.slice(nameStart + behind, nameStart + behind + 10));
}

const asName = / (?:as|als|como|comme|come|jako|som)(?: (?:the|your|das|le|la|el|il|o|a))? (?:mot de )?$/i;

/** Whether the value is used as the password and the clause ends there: `Enter … as the password`. */
function isTypedAs(text: string, { start, end }: Range, nameStart: number): boolean {
  if (!asName.test(text.slice(end, nameStart))) return false;
  const behind = /^\p{L}{2,20}/u.exec(text.slice(nameStart, nameStart + 24))?.[0].length ?? 0;
  const value = text.slice(start, end);
  return (
    clauseEnd.test(text.slice(nameStart + behind, nameStart + behind + 12)) &&
    (isMixedWithSymbol(value) || capitalisedPassword.test(value) || isNumberedWords(value)) &&
    !algorithm.test(value)
  );
}

/**
 * Whether a word looks like a typed password: letters of both cases, digits and a symbol. Versions and mentions contain such symbols too.
 */
function isTypedWord(text: string, { start, end }: Range): boolean {
  const value = text.slice(start, end);
  return isTypedPassword(value) && !/@v?\d|\/|^[A-Z]#|:/.test(value) && !algorithm.test(value);
}

const generatedMin = 10;
const judgedMax = 200;
/** Maximum average length of the runs of one character kind in random letters and digits. */
const averagePieceMax = 2.4;

/** Whether a word mixes letters of both cases and digits as only generated text does. */
function isGenerated(text: string, { start, end }: Range): boolean {
  if (end - start < generatedMin) return false;
  const value = text.slice(start, end);
  // Neither an abbreviated secret nor the first part of one that continues with a placeholder.
  if (/^["'`)\]]{0,2}(?:\.\.|…|\.[<{[])/.test(text.slice(end, end + 4))) return false;
  if (!/^[\w!#$%&*+=?@^~-]+$/.test(value) || !/\d/.test(value) || !/[a-z]/.test(value) || !/[A-Z]/.test(value))
    return false;
  // No e-mail address, variable, setting or identifier.
  if (/^[\w.-]+@[\w-]+$|^\$|[$#@]\{|[A-Za-z]_[A-Za-z]|\w=\w/.test(value)) return false;
  const pieces = value.slice(0, judgedMax).match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return Math.min(value.length, judgedMax) / pieces.length <= averagePieceMax && randomness(value) > 0;
}
