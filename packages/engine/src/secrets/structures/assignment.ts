import { charsets, isIn, isSpace } from '../search/characters.ts';
import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { traitsOf } from '../values/name-traits.ts';
import { classifyName, type NameClass } from '../values/names.ts';
import { randomness } from '../values/randomness.ts';
import { literalParts } from '../values/references.ts';
import { addBasic, credentialStart, isBasicCredential } from './authorization.ts';
import { readCookies } from './cookie.ts';

const nameMax = 64;
const valueMax = 4_096;

/**
 * How a value is tied to its name. `bound`: `NAME=value`, `--name=value`, quoted, an XML element. `loose`: a colon or a space, as in prose
 * too, so that the value itself has to look like a secret.
 */
type Tie = 'bound' | 'loose';

interface Value {
  readonly start: number;
  readonly end: number;
  readonly tie: Tie;
}

/** Reads the name that a telling word at `wordEnd` is part of, and judges the value behind it. */
export function readAssignment(scan: TextScan, wordStart: number, wordEnd: number): void {
  if (wordEnd <= scan.nameEnd) return;
  const { text } = scan;
  const nameStart = findNameStart(text, wordStart);
  const nameEnd = findNameEnd(text, wordEnd);
  scan.nameEnd = nameEnd;
  if (nameEnd - nameStart > nameMax || isPartOfPath(text, nameStart, nameEnd)) return;
  const value = isReferenced(text, nameStart) ? findFallback(text, nameEnd) : findValue(scan, nameStart, nameEnd);
  if (value === null) return;
  const name = withWordBefore(text, nameStart, nameEnd);
  const nameClass = classifyName(name);
  if (nameClass !== 'neutral' && nameClass !== 'excluded') judgeValue(scan, name, nameClass, value);
}

/** `arn:aws:secretsmanager:…:secret:name` is a name of parts; the user part of a URL is read with the URL. */
function isPartOfPath(text: string, nameStart: number, nameEnd: number): boolean {
  if (text.charCodeAt(nameStart - 1) === 58 && text.charCodeAt(nameEnd) === 58) return true;
  return text.startsWith('//', nameStart - 2);
}

/** `${NAME…`, `$NAME`, `{{ name`, `%NAME%`: the name is looked up, not set. */
function isReferenced(text: string, nameStart: number): boolean {
  const before = text.charCodeAt(nameStart - 1);
  if (before === 36 || before === 37) return true;
  return (
    (before === 123 || before === 32 || before === 58) &&
    /(?:\$\{|\{\{ ?|\$env:)$/.test(text.slice(Math.max(0, nameStart - 5), nameStart))
  );
}

/** `${NAME:-value}`: what is taken when the variable is not set. */
function findFallback(text: string, nameEnd: number): Value | null {
  const match = /^(?::-|:=|-|:(?![-=?+]))["']?([^}"'\s]{1,400})["']?\}/.exec(text.slice(nameEnd, nameEnd + 410));
  const value = match?.[1];
  if (match === null || value === undefined) return null;
  const start = nameEnd + match[0].indexOf(value);
  return { start, end: start + value.length, tie: 'bound' };
}

function isNameCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isIn(code, charsets.dotted) || code >= 0xc0;
}

function findNameStart(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start <= nameMax && isNameCharacter(text, start - 1)) start--;
  while (start < from && '-.'.includes(text.charAt(start))) start++;
  return start;
}

function findNameEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from <= nameMax && isNameCharacter(text, end)) end++;
  while (end > from && '-.'.includes(text.charAt(end - 1))) end--;
  return end;
}

/** `API key`, `mot de passe`: the one or two words before belong to the name. */
function withWordBefore(text: string, start: number, end: number): string {
  let from = start;
  for (let words = 0; words < 2 && text.charCodeAt(from - 1) === 32; words++) {
    const wordStart = letterStart(text, from - 1);
    if (from - 1 - wordStart < 2) break;
    from = wordStart;
  }
  const own = text.slice(start, end);
  return from === start || own.includes('_') ? own : text.slice(from, end);
}

const wordMax = 20;

function letterStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < wordMax && isLetter(text.charCodeAt(start - 1))) start--;
  return start;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code >= 0xc0;
}

const closers = '"\'`\\])*_';
const openers = '"\'`\\[(*{';
const gapMax = 6;

/** Finds what is assigned to the name that ends at `nameEnd`. */
function findValue(scan: TextScan, nameStart: number, nameEnd: number): Value | null {
  const { text } = scan;
  let at = skip(text, nameEnd, closers);
  const spaced = skipSpaces(text, at);
  const separator = readSeparator(text, spaced);
  if (separator !== null) {
    at = skipSpaces(text, spaced + separator.length);
    return openValue(scan, at, separator.bound && at - spaced - separator.length <= 1);
  }
  if (spaced === at) return null;
  const isFlag = text.charAt(nameStart - 1) === '-';
  const quoted = spaced < text.length && '"\'`'.includes(text.charAt(spaced));
  if (!isFlag && !quoted && !isNetrc(text, nameStart)) return null;
  const value = openValue(scan, spaced, false);
  return value === null ? null : { ...value, tie: 'loose' };
}

interface Separator {
  readonly length: number;
  readonly bound: boolean;
}

/** `= : > , -` and the full-width signs, or the first letter of a verb. */
function startsSeparator(code: number): boolean {
  return (
    (code >= 58 && code <= 62 && code !== 59) ||
    code === 44 ||
    code === 45 ||
    code > 127 ||
    'iwalej'.includes(String.fromCharCode(code))
  );
}

const verbs = /^(?:is|was|are|ist|lautet|est|es|é|è|jest|это|是|为|は)(?=[\s:=：])\s{0,3}[:=]?/u;

function readSeparator(text: string, at: number): Separator | null {
  if (!startsSeparator(text.charCodeAt(at))) return null;
  const next = text.slice(at, at + 12);
  const operator = /^(?::=|=>|->|==|=|：|＝)/.exec(next);
  if (operator !== null) return { length: operator[0].length, bound: true };
  if (next.startsWith(':')) return { length: 1, bound: !isSpace(next.charCodeAt(1)) };
  if (next.startsWith('>') && !next.startsWith('>>')) return { length: 1, bound: true };
  if (/^,\s{0,2}\\?["']/.test(next) && '"\''.includes(text.charAt(at - 1))) return { length: 1, bound: true };
  const verb = verbs.exec(next);
  return verb === null ? null : { length: verb[0].length, bound: false };
}

/** The value from its opening quotes on: to the closing quote, else to white space and what ends a value in code and prose. */
function openValue(scan: TextScan, from: number, bound: boolean): Value | null {
  const { text } = scan;
  let start = from;
  let quote = '';
  for (let steps = 0; steps < gapMax && openers.includes(text.charAt(start)) && start < text.length; steps++) {
    if ('"\'`'.includes(text.charAt(start))) quote = text.charAt(start);
    else if ('{['.includes(text.charAt(start)) && steps > 0) break;
    start++;
  }
  if (text.startsWith('{{', start) || text.startsWith('${{', start)) return null;
  const end = quote === '' ? readBare(scan, start) : findQuotedEnd(text, start, quote);
  if (end <= start) return null;
  return { start, end, tie: bound || quote !== '' ? 'bound' : 'loose' };
}

function findQuotedEnd(text: string, start: number, quote: string): number {
  const limit = Math.min(text.length, start + valueMax);
  for (let i = start; i < limit; i++) {
    const char = text.charAt(i);
    if (char === quote) return text.charAt(i - 1) === '\\' ? i - 1 : i;
    if (char === '\n') return i;
  }
  return limit;
}

const bareNamesMax = 6;

/** An unquoted value; inside one, a few more names may still be told apart. */
function readBare(scan: TextScan, start: number): number {
  if (start < scan.bareEnd) return ++scan.bareNames > bareNamesMax ? start : scan.bareEnd;
  scan.bareEnd = findBareEnd(scan.text, start);
  scan.bareNames = 0;
  return scan.bareEnd;
}

function findBareEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + valueMax);
  let end = start;
  while (
    end < limit &&
    text.charAt(end) > ' ' &&
    !'"`<>;,\\|'.includes(text.charAt(end)) &&
    text.charCodeAt(end) < 0x2000
  )
    end++;
  const closers = text.slice(start, end).includes('{') ? ".,:!?)]'*" : ".,:!?)]}'*";
  while (end > start && closers.includes(text.charAt(end - 1))) end--;
  return end;
}

/** Far enough to see a scheme and the beginning of its credential. */
const schemeWindow = 60;

function judgeValue(scan: TextScan, name: string, nameClass: NameClass, value: Value): void {
  const { text } = scan;
  let { start, end } = value;
  const amp = text.charAt(start - 1) === '=' ? text.slice(start, end).indexOf('&') : -1;
  if (amp > 0) end = start + amp;
  const traits = traitsOf(name);
  if (traits.cookie) readCookies(scan, start, end);
  if (traits.authorization) {
    const skipped = credentialStart(/^[^"'`\n]*/.exec(text.slice(start, start + schemeWindow))?.[0] ?? '');
    if (skipped > 0) {
      start += skipped;
      end = Math.max(end, findBareEnd(text, start));
      if (isBasicCredential(text.slice(start, end))) {
        addBasic(scan, start, end);
        return;
      }
    }
  }
  for (const part of literalParts(text.slice(start, end)) ?? [{ start: 0, end: end - start }]) {
    judgePart(scan, name, nameClass, { start: start + part.start, end: start + part.end, tie: value.tie });
  }
}

function judgePart(scan: TextScan, name: string, nameClass: NameClass, value: Value): void {
  const part = scan.text.slice(value.start, value.end);
  if (value.tie === 'loose' && !looksLikeSecret(part)) return;
  const verdict = judge(nameClass, name, part);
  if (verdict === null || (value.tie === 'loose' && (verdict.class === 'default' || verdict.class === 'weak'))) return;
  const confidence = value.tie === 'loose' && verdict.confidence === 'high' ? 'medium' : verdict.confidence;
  scan.add({ start: value.start, end: value.end, ...verdict, confidence });
}

/** In prose any word may follow a name: a secret has digits or symbols inside, or looks random. */
function looksLikeSecret(value: string): boolean {
  if (value.length < 6 || /\s/.test(value) || value.startsWith('-')) return false;
  return (/\d/.test(value) && /[A-Za-z]/.test(value)) || /[!@#$%^&*+=]/.test(value) || randomness(value) > 3;
}

/** `machine host login user password value` (the netrc file). */
function isNetrc(text: string, nameStart: number): boolean {
  return /\b(?:login|machine|default|account)\s+\S{1,200}\s+$/.test(
    text.slice(Math.max(0, nameStart - 240), nameStart),
  );
}

function skip(text: string, from: number, characters: string): number {
  let at = from;
  while (at < text.length && at - from < gapMax && characters.includes(text.charAt(at))) at++;
  return at;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < gapMax && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++;
  return at;
}
