import { isSpace } from '../search/characters.ts';
import type { TextScan } from '../search/text-scan.ts';

/**
 * How a value is tied to its name. `bound`: `NAME=value`, `--name=value`, quoted, an XML element. `loose`: a colon, a verb or a space, as
 * in prose too, so that the value itself has to look like a secret. `bare`: nothing but a space, so that it has to look random.
 */
export type Tie = 'bound' | 'loose' | 'bare';

export interface Value {
  readonly start: number;
  readonly end: number;
  readonly tie: Tie;
}

const valueMax = 4_096;
const closers = '"\'`\\])*_';
const openers = '"\'`\\[(*{';
const gapMax = 6;

/** Finds what is assigned to the name that ends at `nameEnd`. */
export function findValue(scan: TextScan, nameStart: number, nameEnd: number): Value | null {
  const { text } = scan;
  let at = skip(text, nameEnd, closers);
  const spaced = skipSpaces(text, at);
  const separator = readSeparator(text, spaced);
  if (separator !== null) {
    at = spaced + separator.length;
    // `**Password:** value`
    if (text.startsWith('** ', at) && text.startsWith('**', nameStart - 2)) at += 2;
    at = skipSpaces(text, at);
    if (closesString(text, nameStart, nameEnd, at)) return null;
    return openValue(scan, at, separator.bound && at - spaced - separator.length <= 1);
  }
  if (spaced === at) return null;
  const value = openValue(scan, spaced, false);
  if (value === null) return null;
  const isFlag = text.charAt(nameStart - 1) === '-';
  const quoted = spaced < text.length && '"\'`'.includes(text.charAt(spaced));
  return { ...value, tie: isFlag || quoted || isNetrc(text, nameStart) ? 'loose' : 'bare' };
}

/** `input("Password: ")`: the quote behind the colon ends the string that the name stands in. */
function closesString(text: string, nameStart: number, nameEnd: number, at: number): boolean {
  const quote = text.charAt(nameStart - 1);
  if (!quotes.includes(quote) || text.charAt(at) !== quote) return false;
  return !text.slice(nameEnd, nameEnd + gapMax).startsWith(quote) && text.charAt(nameEnd) !== '\\';
}

const quotes = '"\'`';

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

const verbs = /^(?:(?:is|was|are|ist|lautet|est|es|é|è|jest|это)(?=[\s:=：])|[是为為は])\s{0,3}[:=：]?/u;

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
  // `getpass(`, `os.getenv(`: a call, whatever it returns.
  if (end <= start || text.charCodeAt(end - 1) === 40) return null;
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

export function findBareEnd(text: string, start: number): number {
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

/** `${NAME:-value}`: what is taken when the variable is not set. */
export function findFallback(text: string, nameEnd: number): Value | null {
  const match = /^(?::-|:=|-|:(?![-=?+]))["']?([^}"'\s]{1,400})["']?\}/.exec(text.slice(nameEnd, nameEnd + 410));
  const value = match?.[1];
  if (match === null || value === undefined) return null;
  const start = nameEnd + match[0].indexOf(value);
  return { start, end: start + value.length, tie: 'bound' };
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
