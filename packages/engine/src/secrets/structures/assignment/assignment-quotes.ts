import type { TextScan } from '../../search/text-scan.ts';
import { randomness } from '../../values/randomness.ts';
import { endAfterInnerSymbol } from '../inner-symbol.ts';
import { findUnquotedEnd } from '../unquoted-end.ts';

/**
 * How a value is tied to its name. `bound`: `NAME=value`, `--name=value`, quotes or an XML element. `loose`: a colon, a verb or a space,
 * which occur in prose too, so the value must look like a secret. `bare`: only a space, so the value must look random. `stated`: prose
 * whose words leave no doubt.
 */
export type Tie = 'bound' | 'loose' | 'bare' | 'stated';

export interface Value {
  readonly start: number;
  readonly end: number;
  readonly tie: Tie;
}

const valueMax = 4_096;
const openingMarks = '"\'`\\[(*{“„‘«「『《';
export const quotes = '"\'`';
/** Maximum number of punctuation marks or spaces between a name and its value. */
export const gapMax = 6;

/**
 * Reads a value from its opening quotes on: to the closing quote, otherwise to white space or to characters that end a value in code and
 * prose.
 */
export function readValue(scan: TextScan, from: number, bound: boolean): Value | null {
  const { text } = scan;
  // A string with a prefix or in a constructor call: `b"…"`, `SecretStr("…")`.
  let start =
    from +
    (/^(?:(?:String::from|(?:pydantic\.)?SecretStr|Secret\.from_token|str|String|bytes|bytearray|Buffer\.from|Some)\((?=[bBrRuU@]{0,2}["']))?(?:(?:[bBrRuUfF@]|[rR][bB]|[bB][rR])(?=["']))?/.exec(
      text.slice(from, from + 24),
    )?.[0].length ?? 0);
  let quote = '';
  for (let steps = 0; steps < gapMax && openingMarks.includes(text.charAt(start)) && start < text.length; steps++) {
    if (text.startsWith('{{', start)) return null;
    if (isEmptyString(text, start)) return null;
    if ('"\'`'.includes(text.charAt(start))) quote = text.charAt(start);
    else if ('{['.includes(text.charAt(start)) && steps > 0) break;
    start++;
    if (text.charAt(start - 1) === '«')
      start += /^[ \u00a0\u202f]?/.exec(text.slice(start, start + 1))?.[0].length ?? 0;
  }
  if (text.startsWith('{{', start) || text.startsWith('${{', start)) return null;
  // `?key={key}&q=…`: a template placeholder.
  if (text.charAt(start - 1) === '{' && isVariableInBraces(text.slice(start, start + 64))) return null;
  if (quote === '' && isExpression(text, start)) return null;
  const end = quote === '' ? findUnquotedValueEnd(scan, start) : findQuotedEnd(text, start, quote);
  // `getpass(`, `os.getenv(`: a call, whatever it returns. `KEY=<your key>`: a placeholder follows.
  if (
    end <= start ||
    '(['.includes(text.charAt(end - 1)) ||
    /^<(?!\/|(?:br|p|li|hr|div)\b)[^<>\n]{0,60}>/.test(text.slice(end, end + 64))
  )
    return null;
  // Python f-strings with expressions.
  if (quote !== '' && /f["']$/i.test(text.slice(start - 2, start)) && text.slice(start, end).includes('{')) return null;
  // `"password": { "type": …`: another key, not a value.
  if (quote !== '' && /^\\{0,3}["']\s{0,2}:/.test(text.slice(end, end + 7)) && !isCondition(text, from, end))
    return null;
  return { start, end, tie: bound || quote !== '' ? 'bound' : 'loose' };
}

/** Whether braces contain a variable name. In ODBC's `Pwd={…}` they contain a password. */
function isVariableInBraces(text: string): boolean {
  const name = /^([A-Za-z_][\w.]{0,60})\}/.exec(text)?.[1];
  return name !== undefined && (!/\d|[a-z][A-Z]/.test(name) || randomness(name) < passwordFloor);
}

const passwordFloor = 3;

/** `if password == "…":`: whether the colon ends a condition. */
function isCondition(text: string, from: number, end: number): boolean {
  return (
    /[=!]=\s{0,3}$/.test(text.slice(Math.max(0, from - 5), from)) &&
    /^.\s{0,2}:[ \t]{0,9}(?:[\r\n]|$)/.test(text.slice(end, end + 14))
  );
}

/**
 * Expressions that are evaluated or prompted for at run time: `A_KEY= B_KEY=` (nothing is assigned), `$(openssl rand …)` (in Compose `$$(…)`), `Buffer.from(x,
 * …`, `entry[key]`, `${NAME:?error message}`.
 */
const expression =
  /^(?:[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60}=|\${1,2}\(|\$\{\w{1,80}:?\?[^}\n]{0,200}\}|\$?[A-Za-z_]\w{0,60}(?:\.[A-Za-z_]\w{0,60}){1,6}\(|[A-Za-z_]{3,40}\d{0,3}\([^()\n]{0,60}\)(?:[;,)\s.]|$)|[A-Za-z_]\w{2,40}\([A-Za-z_]\w{2,40}\(|[A-Za-z_]\w{0,40}(?:\.[A-Za-z_]\w{0,40}){0,3}\[[\w"'][^\]\n]{0,60}\](?:[;,)\s.]|$)|\$[A-Za-z_]\w{0,60}(?:\(\)|\([^()\n]{1,60}\))?\.[A-Za-z_]\w{0,60})/;
const expressionMax = 300;

function isExpression(text: string, start: number): boolean {
  return expression.test(text.slice(start, start + expressionMax));
}

/**
 * Finds the closing quote. It is preceded by as many backslashes as the opening quote, apart from escaped backslashes: `\"` inside `"…"`
 * is part of the value. If no quote closes the value on its line, the first quote does.
 */
function findQuotedEnd(text: string, start: number, quote: string): number {
  const limit = Math.min(text.length, start + valueMax);
  const opening = countBackslashesBefore(text, start - 1);
  let first = -1;
  for (let i = start; i < limit; i++) {
    const char = text.charAt(i);
    if (char === '\n') return first === -1 ? i : first;
    if (char !== quote) continue;
    const count = Math.min(countBackslashesBefore(text, i), i - start);
    if (count % (2 * opening + 2) === opening) return endAfterInnerQuote(text, start, i, opening);
    if (first === -1) first = count > 0 ? i - 1 : i;
  }
  return first === -1 ? limit : first;
}

/** `"Tr0ub"4dor&3x"`: continues after an unescaped quote inside a password. */
function endAfterInnerQuote(text: string, start: number, at: number, opening: number): number {
  const further = endAfterInnerSymbol(text, start, at);
  return further > at && text.startsWith(text.slice(at - opening, at + 1), further) ? further : at - opening;
}

function countBackslashesBefore(text: string, at: number): number {
  let count = 0;
  while (count < backslashesMax && text.charCodeAt(at - 1 - count) === 92) count++;
  return count;
}

/** Twice as many as a quote in JSON nested three levels deep has. */
const backslashesMax = 16;

/** `value=""`: whether the string is empty. Three quotes are no empty string. */
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

const unquotedNamesMax = 6;

/** Finds the end of an unquoted value. Only a few further names are read inside it. */
export function findUnquotedValueEnd(scan: TextScan, start: number): number {
  if (start < scan.unquotedEnd) return ++scan.unquotedNames > unquotedNamesMax ? start : scan.unquotedEnd;
  scan.unquotedEnd = findUnquotedEnd(scan.text, start);
  scan.unquotedNames = 0;
  return scan.unquotedEnd;
}
