import type { TextScan } from '../../search/text-scan.ts';
import { randomness } from '../../values/randomness.ts';
import { findBareEnd } from '../bare-end.ts';
import { behindInnerSign } from '../inner-sign.ts';

/**
 * How a value is tied to its name. `bound`: `NAME=value`, `--name=value`, quoted, an XML element. `loose`: a colon, a verb or a space, as
 * in prose too, so that the value itself has to look like a secret. `bare`: nothing but a space, so that it has to look random. `told`: in
 * prose, where the words around leave no doubt.
 */
export type Tie = 'bound' | 'loose' | 'bare' | 'told';

export interface Value {
  readonly start: number;
  readonly end: number;
  readonly tie: Tie;
}

const valueMax = 4_096;
const openers = '"\'`\\[(*{“„‘«「『《';
export const quotes = '"\'`';
/** Signs and spaces between a name and its value. */
export const gapMax = 6;

/** The value from its opening quotes on: to the closing quote, else to white space and what ends a value in code and prose. */
export function openValue(scan: TextScan, from: number, bound: boolean): Value | null {
  const { text } = scan;
  // A text that is wrapped as it is written down.
  let start =
    from +
    (/^(?:(?:String::from|(?:pydantic\.)?SecretStr|Secret\.from_token|str|String|bytes|bytearray|Buffer\.from|Some)\((?=[bBrRuU@]{0,2}["']))?(?:(?:[bBrRuUfF@]|[rR][bB]|[bB][rR])(?=["']))?/.exec(
      text.slice(from, from + 24),
    )?.[0].length ?? 0);
  let quote = '';
  for (let steps = 0; steps < gapMax && openers.includes(text.charAt(start)) && start < text.length; steps++) {
    if (text.startsWith('{{', start)) return null;
    if (isEmptyString(text, start)) return null;
    if ('"\'`'.includes(text.charAt(start))) quote = text.charAt(start);
    else if ('{['.includes(text.charAt(start)) && steps > 0) break;
    start++;
    if (text.charAt(start - 1) === '«')
      start += /^[ \u00a0\u202f]?/.exec(text.slice(start, start + 1))?.[0].length ?? 0;
  }
  if (text.startsWith('{{', start) || text.startsWith('${{', start)) return null;
  // `?key={key}&q=…`: filled in when it is needed.
  if (text.charAt(start - 1) === '{' && isBlank(text.slice(start, start + 64))) return null;
  if (quote === '' && isExpression(text, start)) return null;
  const end = quote === '' ? readBare(scan, start) : findQuotedEnd(text, start, quote);
  // `getpass(`, `os.getenv(`: a call, whatever it returns. `KEY=<your key>`: what follows is put there later.
  if (
    end <= start ||
    '(['.includes(text.charAt(end - 1)) ||
    /^<(?!\/|(?:br|p|li|hr|div)\b)[^<>\n]{0,60}>/.test(text.slice(end, end + 64))
  )
    return null;
  // Python's strings with places to fill.
  if (quote !== '' && /f["']$/i.test(text.slice(start - 2, start)) && text.slice(start, end).includes('{')) return null;
  // `"password": { "type": …`: a name again, and no value.
  if (quote !== '' && /^\\{0,3}["']\s{0,2}:/.test(text.slice(end, end + 7)) && !isCondition(text, from, end))
    return null;
  return { start, end, tie: bound || quote !== '' ? 'bound' : 'loose' };
}

/** A name between brackets; ODBC's `Pwd={…}` has a password there. */
function isBlank(text: string): boolean {
  const name = /^([A-Za-z_][\w.]{0,60})\}/.exec(text)?.[1];
  return name !== undefined && (!/\d|[a-z][A-Z]/.test(name) || randomness(name) < passwordFloor);
}

const passwordFloor = 3;

/** `if password == "…":` */
function isCondition(text: string, from: number, end: number): boolean {
  return (
    /[=!]=\s{0,3}$/.test(text.slice(Math.max(0, from - 5), from)) &&
    /^.\s{0,2}:[ \t]{0,9}(?:[\r\n]|$)/.test(text.slice(end, end + 14))
  );
}

/** `A_KEY= B_KEY=` (nothing is assigned), `$(openssl rand …)`, `Buffer.from(x, …`, `entry[key]`, `${NAME:?tell people so}`: worked out, or asked for, when it is needed. */
const expression =
  /^(?:[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60}=|\$\(|\$\{\w{1,80}:?\?[^}\n]{0,200}\}|\$?[A-Za-z_]\w{0,60}(?:\.[A-Za-z_]\w{0,60}){1,6}\(|[A-Za-z_]{3,40}\d{0,3}\([^()\n]{0,60}\)(?:[;,)\s.]|$)|[A-Za-z_]\w{2,40}\([A-Za-z_]\w{2,40}\(|[A-Za-z_]\w{0,40}(?:\.[A-Za-z_]\w{0,40}){0,3}\[[\w"'][^\]\n]{0,60}\](?:[;,)\s.]|$)|\$[A-Za-z_]\w{0,60}(?:\(\)|\([^()\n]{1,60}\))?\.[A-Za-z_]\w{0,60})/;
const expressionMax = 300;

function isExpression(text: string, start: number): boolean {
  return expression.test(text.slice(start, start + expressionMax));
}

/**
 * The closing quote has as many backslashes before it as the opening one, or as many more as pairs of them are: `\"` inside of `"…"` is a
 * part of the value. Where none closes the line, the first quote does.
 */
function findQuotedEnd(text: string, start: number, quote: string): number {
  const limit = Math.min(text.length, start + valueMax);
  const opening = backslashesBefore(text, start - 1);
  let first = -1;
  for (let i = start; i < limit; i++) {
    const char = text.charAt(i);
    if (char === '\n') return first === -1 ? i : first;
    if (char !== quote) continue;
    const count = Math.min(backslashesBefore(text, i), i - start);
    if (count % (2 * opening + 2) === opening) return behindInnerQuote(text, start, i, opening);
    if (first === -1) first = count > 0 ? i - 1 : i;
  }
  return first === -1 ? limit : first;
}

/** `"Tr0ub"4dor&3x"`: the quote inside was typed as it is. */
function behindInnerQuote(text: string, start: number, at: number, opening: number): number {
  const further = behindInnerSign(text, start, at);
  return further > at && text.startsWith(text.slice(at - opening, at + 1), further) ? further : at - opening;
}

function backslashesBefore(text: string, at: number): number {
  let count = 0;
  while (count < backslashesMax && text.charCodeAt(at - 1 - count) === 92) count++;
  return count;
}

/** Of a quote in JSON in JSON in JSON, and as many again. */
const backslashesMax = 16;

/** `value=""`, which three quotes are not. */
function isEmptyString(text: string, at: number): boolean {
  const quote = text.charAt(at);
  return (
    quote !== '`' &&
    quotes.includes(quote) &&
    text.charAt(at + 1) === quote &&
    text.charAt(at + 2) !== quote &&
    text.charAt(at - 1) !== quote
  );
}

const bareNamesMax = 6;

/** An unquoted value; inside one, a few more names may still be told apart. */
export function readBare(scan: TextScan, start: number): number {
  if (start < scan.bareEnd) return ++scan.bareNames > bareNamesMax ? start : scan.bareEnd;
  scan.bareEnd = findBareEnd(scan.text, start);
  scan.bareNames = 0;
  return scan.bareEnd;
}
