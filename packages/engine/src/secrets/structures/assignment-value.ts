import { isSpace } from '../search/characters.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isBesideUser, isNetrc, isSet } from './assignment-beside.ts';
import { readSeparator } from './assignment-separator.ts';
import { answerBehind, toldBehind } from './assignment-told.ts';
import { findBareEnd } from './bare-end.ts';
import { behindInnerSign } from './inner-sign.ts';

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
const closers = '"\'`\\])*_';
const openers = '"\'`\\[(*{“„‘«「『《';
const gapMax = 6;

/** Finds what is assigned to the name that ends at `nameEnd`. */
export function findValue(scan: TextScan, nameStart: number, nameEnd: number): Value | null {
  const { text } = scan;
  if (isWordOfText(text, nameStart, nameEnd)) return null;
  const beside = skipValueKey(text, nameEnd);
  if (beside !== -1) return openValue(scan, beside, true);
  let at = skip(text, nameEnd, closers);
  // `<b>Password</b>: value`
  if (text.startsWith('</', at)) at += /^<\/\w{1,10}>(?=:)/.exec(text.slice(at, at + 16))?.[0].length ?? 0;
  const spaced = skipSpaces(text, at);
  // `kind="password") -> Result`: what a function returns.
  const isReturned = text.startsWith('->', spaced) && text.slice(nameEnd, at).includes(')');
  const separator = isReturned ? null : readSeparator(text, nameStart, spaced);
  if (separator !== null) {
    at = spaced + separator.length;
    if (isCompared(text, spaced, at)) return null;
    // `**Password:** value`
    if (text.startsWith('** ', at) && text.startsWith('**', nameStart - 2)) at += 2;
    at = skipSpaces(text, at);
    at += /^(?:<\/\w{1,10}>){1,3} {0,2}(?:<\w{1,10}>){0,2}/.exec(text.slice(at, at + 60))?.[0].length ?? 0;
    if (text.startsWith('<![CDATA[', at)) at += 9;
    if (text.charAt(spaced) === '=') at += hostBefore(text, nameStart, nameEnd, at);
    if (text.charAt(spaced + separator.length - 1) === ':' && text.charCodeAt(at) < 32) return valueBelow(scan, at);
    if (closesString(text, nameStart, nameEnd, at)) return null;
    const content = separator.length === 1 ? elementContent(text, nameStart, at) : null;
    if (content !== null) return content;
    const value = openValue(scan, at, separator.bound && at - spaced - separator.length <= 1 && !isProse(text, at));
    if (value === null || (text.charAt(spaced) === '>' && isUnclosed(text, nameStart, value))) return null;
    // An arrow leads to anything that comes next.
    if (text.charCodeAt(spaced) > 0x2000 && '→⇒⟶'.includes(text.charAt(spaced))) return { ...value, tie: 'bare' };
    return separator.loose === true && !separator.bound ? { ...value, tie: 'loose' } : value;
  }
  const told = toldBehind(text, nameEnd);
  if (told !== -1) return openValue(scan, told, false);
  const answer = answerBehind(text, nameEnd);
  if (answer !== -1) return openValue(scan, answer, false);
  if (isHeading(text, nameStart, spaced)) return valueBelow(scan, spaced);
  if (spaced === at) return null;
  const value = openValue(scan, spaced, false);
  if (value === null) return null;
  const isFlag = text.charAt(nameStart - 1) === '-';
  const quoted = spaced < text.length && '"\'`“„‘«「'.includes(text.charAt(spaced));
  if (isNetrc(text, nameStart)) return { ...value, tie: 'bound' };
  const isLoose = isFlag || quoted || isSet(text, nameStart) || isBesideUser(text, nameStart);
  // A shell takes what stands in quotes behind a flag as one word.
  return { ...value, tie: isFlag && quoted ? 'told' : isLoose ? 'loose' : 'bare' };
}

/** `<password>…</password>`: all that stands between. */
function elementContent(text: string, nameStart: number, at: number): Value | null {
  if (text.charAt(at - 1) !== '>' || text.charAt(nameStart - 1) !== '<') return null;
  const content = /^[^<>\n]{3,200}(?=<\/)/.exec(text.slice(at, at + 210))?.[0];
  return content === undefined ? null : { start: at, end: at + content.length, tie: 'bound' };
}

/** `access-tokens = git.acme.dev=…`: Nix says first whose the token is. https://nix.dev/manual/nix/latest/command-ref/conf-file#conf-access-tokens */
function hostBefore(text: string, nameStart: number, nameEnd: number, at: number): number {
  if (!text.slice(nameStart, nameEnd).toLowerCase().endsWith('access-tokens')) return 0;
  return (
    /^[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,5}(?:\/[\w./-]{1,80})?=(?=\S)/.exec(text.slice(at, at + 400))?.[0].length ??
    0
  );
}

/** `password == hashed`: another variable, where a literal has quotes. */
function isCompared(text: string, spaced: number, at: number): boolean {
  return text.startsWith('==', spaced) && /^\s{0,3}[A-Za-z_]/.test(text.slice(at, at + 4));
}

/** `Your API key:` over the key, which has its line, or its fenced block, for itself. */
function valueBelow(scan: TextScan, at: number): Value | null {
  const gap = /^(?:\r?\n[ \t]{0,8}){1,3}(?:`{3}\w{0,12}\r?\n[ \t]{0,8})?`?(?=[A-Za-z0-9])/.exec(
    scan.text.slice(at, at + 80),
  );
  if (gap === null) return null;
  const start = at + gap[0].length;
  const end = readBare(scan, start);
  return /^`?[ \t]{0,8}(?:[\r\n]|$)/.test(scan.text.slice(end, end + 10)) ? { start, end, tie: 'bare' } : null;
}

/** `API key` alone on its line. */
function isHeading(text: string, nameStart: number, end: number): boolean {
  const sign = text.charCodeAt(end);
  if (sign !== 10 && sign !== 13) return false;
  return /(?:^|\n)[ \t#>*-]{0,8}(?:[\p{L}\d]{1,20} ){0,3}$/u.test(text.slice(Math.max(0, nameStart - 80), nameStart));
}

/** `<user>:<password>@host`: a blank to fill in; the value of an element is followed by its end. */
function isUnclosed(text: string, nameStart: number, { end }: Value): boolean {
  return text.charAt(nameStart - 1) === '<' && !/^(?:\s{0,9}|\]\]>)<\//.test(text.slice(end, end + 11));
}

/** `Password=the one you chose`: a word and the rest of a sentence, where a connection string would go on with another name. */
function isProse(text: string, at: number): boolean {
  return /^[A-Za-z]{2,20} [A-Za-z]{2,20}(?=[ .,;:!?()])/.test(text.slice(at, at + 44));
}

/** `DEBUG=pw:browser*`: parts of Playwright whose log is asked for. https://playwright.dev/docs/debug#verbose-api-logs */
const channel =
  /^pw:(?:api|browser|channel|error|install|mcp|protocol|proxy|server|test|webserver)(?::[\w-]{1,20})?\*?(?=[\s,"'`]|$)/;
const channelMax = 48;

/** `all tests pass: …`, `x ? "pass" : "fail"`, `<secret> --flag`: a verb, an outcome or a blank to fill in, no name. */
export function isWordOfText(text: string, nameStart: number, nameEnd: number): boolean {
  const before = text.slice(Math.max(0, nameStart - 12), nameStart);
  if (/\?\s{0,3}\\{0,3}["'`][^\w"'`\n]{0,4}$/.test(before)) return true;
  if (before.endsWith('<') && text.startsWith('> ', nameEnd)) return true;
  // An entry of the program that is called so.
  if (nameStart === 0 && /^pass:[\w-]{1,40}(?:\/[\w-]{1,40}){1,5}$/.test(text)) return true;
  if (channel.test(text.slice(nameStart, nameStart + channelMax))) return true;
  if (before.endsWith('/') && /^passwd\b/.test(text.slice(nameStart, nameEnd))) return true;
  if (!/^pass(?:es|ed|ing)?$/i.test(text.slice(nameStart, nameEnd)) || isNetrc(text, nameStart)) return false;
  const behind = text.slice(nameEnd, nameEnd + 7);
  // `--- PASS: TestLogin`
  if (/^(?: `|: Test[A-Z])/.test(behind) || before.endsWith('--- ')) return true;
  return /[A-Za-z] $/.test(before) && /^: /.test(behind) && !isBesideUser(text, nameStart);
}

/** `"name": "API_KEY", "value": "…"`, `key="API_KEY" value="…"`, `<name>API_KEY</name><value>…`, `name: API_KEY` over `value: …`, Terraform's variables. */
const valueKey =
  /^(?:\\{0,3}["']?\s{0,2}(?:,\s{0,40}|\s{1,40})\\{0,3}["']?(?:value|default|val|content)\\{0,3}["']?\s{0,3}[:=]\s{0,3}|["']\s{0,2}\{[^{}]{0,200}?\bdefault\s{0,20}=\s{0,3}(?=["'])|<\/\w{1,20}>\s{0,40}<(?:value|string|default)>|\s{1,4}(?:--(?:body|value)|-b)[ =])/i;
const valueKeyMax = 110;
/** A block of Terraform has other members before its default. */
const blockMax = 240;

/** Where the value begins of what is named beside it; -1 when nothing is. */
function skipValueKey(text: string, nameEnd: number): number {
  const next = text.charCodeAt(nameEnd);
  // Only a quote, white space, a comma or a tag may come before.
  if (next !== 34 && next !== 39 && next !== 92 && next !== 60 && next !== 44 && !isSpace(next)) return -1;
  const window = next === 34 || next === 39 ? blockMax : valueKeyMax;
  const match = valueKey.exec(text.slice(nameEnd, nameEnd + window));
  return match === null ? -1 : nameEnd + match[0].length;
}

/** `input("Password: ")`: the quote behind the colon ends the string that the name stands in. */
function closesString(text: string, nameStart: number, nameEnd: number, at: number): boolean {
  const quote = text.charAt(nameStart - 1);
  if (!quotes.includes(quote) || text.charAt(at) !== quote) return false;
  return !text.slice(nameEnd, nameEnd + gapMax).startsWith(quote) && text.charAt(nameEnd) !== '\\';
}

const quotes = '"\'`';

/** The value from its opening quotes on: to the closing quote, else to white space and what ends a value in code and prose. */
function openValue(scan: TextScan, from: number, bound: boolean): Value | null {
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
  if (text.charAt(start - 1) === '{' && /^[A-Za-z_][\w.]{0,60}\}/.test(text.slice(start, start + 64))) return null;
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
  if (quote !== '' && /^\\{0,3}["']\s{0,2}:/.test(text.slice(end, end + 7))) return null;
  return { start, end, tie: bound || quote !== '' ? 'bound' : 'loose' };
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
function readBare(scan: TextScan, start: number): number {
  if (start < scan.bareEnd) return ++scan.bareNames > bareNamesMax ? start : scan.bareEnd;
  scan.bareEnd = findBareEnd(scan.text, start);
  scan.bareNames = 0;
  return scan.bareEnd;
}

/** `${NAME:-value}`: what is taken when the variable is not set. */
export function findFallback(text: string, nameEnd: number): Value | null {
  const match = /^(?::-|:=|-|:(?![-=?+]))["']?([^}"'\s]{1,400})["']?\}/.exec(text.slice(nameEnd, nameEnd + 410));
  const value = match?.[1];
  if (match === null || value === undefined || value.startsWith('${')) return null;
  const start = nameEnd + match[0].indexOf(value);
  return { start, end: start + value.length, tie: 'bound' };
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
