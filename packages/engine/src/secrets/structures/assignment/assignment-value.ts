import { isSpace } from '../../search/characters.ts';
import type { TextScan } from '../../search/text-scan.ts';
import { firstOfNumberedWords } from '../../values/numbered-words.ts';
import { randomness } from '../../values/randomness.ts';
import { isBesideUser, isNetrcEntry, isSetByCommand } from './assignment-context.ts';
import { isUnspaced } from './assignment-name.ts';
import { findUnquotedValueEnd, gapMax, quotes, readValue, type Value } from './assignment-quotes.ts';
import { readSeparator } from './assignment-separator.ts';
import { findAnnouncedEnd, findAnswer, findStatedValue } from './assignment-statement.ts';

const closers = '"\'`\\])*_';

/** Finds the value that is assigned to the name that ends at `nameEnd`. */
export function findValue(scan: TextScan, nameStart: number, nameEnd: number): Value | null {
  const { text } = scan;
  if (isOrdinaryWord(text, nameStart, nameEnd)) return null;
  const escaped = escapedElement(text, nameStart, nameEnd);
  if (escaped !== null) return escaped;
  const beside = findValueOfPair(text, nameEnd);
  if (beside !== -1) return readValue(scan, beside, true);
  let at = skip(text, nameEnd, closers);
  // `<b>Password</b>: value`
  if (text.startsWith('</', at)) at += /^<\/\w{1,10}>(?=:)/.exec(text.slice(at, at + 16))?.[0].length ?? 0;
  const spaced = skipAligned(text, at);
  // `kind="password") -> Result`: the return type of a function.
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
    const value = readValue(scan, at, separator.bound && at - spaced - separator.length <= 1 && !isProse(text, at));
    if (value === null || (text.charAt(spaced) === '>' && isUnclosed(text, nameStart, value))) return null;
    // An arrow may point to anything.
    if (text.charCodeAt(spaced) > 0x2000 && '→⇒⟶'.includes(text.charAt(spaced))) return { ...value, tie: 'bare' };
    return separator.loose === true && !separator.bound ? { ...value, tie: 'loose' } : value;
  }
  const stated = findStatedValue(text, nameEnd);
  if (stated !== -1) return readValue(scan, stated, false);
  const answer = findAnswer(text, nameEnd);
  if (answer !== -1) return readValue(scan, answer, false);
  if (isHeading(text, nameStart, spaced)) return valueBelow(scan, spaced, nameStart);
  const announced = findAnnouncedEnd(text, nameEnd);
  if (announced !== -1) return valueBelow(scan, announced);
  // Scripts without spaces between words write the value directly behind the name.
  if (spaced === at && (at > nameEnd || !isUnspaced(text.charCodeAt(nameEnd - 1)))) return null;
  const value = readValue(scan, spaced, false);
  if (value === null) return null;
  const isFlag = text.charAt(nameStart - 1) === '-';
  const quoted = spaced < text.length && '"\'`“„‘«「'.includes(text.charAt(spaced));
  if (isNetrcEntry(text, nameStart)) return { ...value, tie: 'bound' };
  const isLoose = isFlag || quoted || isSetByCommand(text, nameStart) || isBesideUser(text, nameStart);
  // A shell passes a quoted word after an option as one argument.
  return { ...value, tie: isFlag && quoted ? 'stated' : isLoose ? 'loose' : 'bare' };
}

/** Reads the whole content of `<password>…</password>`. */
function elementContent(text: string, nameStart: number, at: number): Value | null {
  if (text.charAt(at - 1) !== '>' || text.charAt(nameStart - 1) !== '<') return null;
  const content = /^[^<>\n]{3,200}(?=<\/)/.exec(text.slice(at, at + 210))?.[0];
  return content === undefined ? null : { start: at, end: at + content.length, tie: 'bound' };
}

/** Reads `&lt;password&gt;…&lt;/password&gt;`: an element that is escaped inside the text of another. */
function escapedElement(text: string, nameStart: number, nameEnd: number): Value | null {
  if (text.charCodeAt(nameEnd) !== 38 || !text.startsWith('&lt;', nameStart - 4)) return null;
  const content = /^&gt;([^<>&\n]{3,200})(?=&lt;\/)/.exec(text.slice(nameEnd, nameEnd + 220))?.[1];
  return content === undefined ? null : { start: nameEnd + 4, end: nameEnd + 4 + content.length, tie: 'bound' };
}

/**
 * `access-tokens = git.acme.dev=…`: the length of the host that Nix expects before a token.
 * https://nix.dev/manual/nix/latest/command-ref/conf-file#conf-access-tokens
 */
function hostBefore(text: string, nameStart: number, nameEnd: number, at: number): number {
  if (!text.slice(nameStart, nameEnd).toLowerCase().endsWith('access-tokens')) return 0;
  return (
    /^[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,5}(?:\/[\w./-]{1,80})?=(?=\S)/.exec(text.slice(at, at + 400))?.[0].length ??
    0
  );
}

/** `password == hashed`: whether the name is compared with another variable. A literal would be quoted. */
function isCompared(text: string, spaced: number, at: number): boolean {
  return /^[=!]=/.test(text.slice(spaced, spaced + 2)) && /^\s{0,3}[A-Za-z_]/.test(text.slice(at, at + 4));
}

/** Reads a value below its name, as in `Your API key:`, if it is alone on its line or in its fenced block. */
function valueBelow(scan: TextScan, at: number, headingStart = -1): Value | null {
  const gap = /^(?:\r?\n[ \t]{0,8}){1,3}(?:`{3}\w{0,12}\r?\n[ \t]{0,8})?`?(?=[A-Za-z0-9])/.exec(
    scan.text.slice(at, at + 80),
  );
  if (gap === null) return null;
  const start = at + gap[0].length;
  const end = findUnquotedValueEnd(scan, start);
  if (!/^`?[ \t]{0,8}(?:[\r\n]|$)/.test(scan.text.slice(end, end + 10))) return null;
  const value = scan.text.slice(start, end);
  const isChosen = passwordLabel.test(scan.text.slice(Math.max(0, at - 16), at)) && isChosenPassword(value);
  const isLikely =
    generatedValue.test(value) || (isChosen && (headingStart === -1 || isUnderUser(scan.text, headingStart, value)));
  return { start, end, tie: isLikely ? 'loose' : 'bare' };
}

const headingWindow = 120;
/** `Username` and, below it, a name, each on its own line above the heading. */
const userAbove =
  /(?:^|\n)[ \t#*-]{0,8}(?:user(?: ?name)?|login|e-?mail|benutzer(?:name)?)[*:]{0,3}[ \t]{0,3}\n[^\n]{2,60}\n[ \t#*-]{0,8}$/i;

/**
 * Whether a user name stands above the heading, or the value looks random. A heading without a colon may also introduce a label or a
 * chapter.
 */
function isUnderUser(text: string, headingStart: number, value: string): boolean {
  return randomness(value) > 0 || userAbove.test(text.slice(Math.max(0, headingStart - headingWindow), headingStart));
}

/** A label `Password:`, or a heading that ends with that word. */
const passwordLabel = /(?:password|passwd|passphrase|passwort|kennwort)[*_:]{0,4}[ \t]{0,2}$/i;
const mixedPassword = /^(?=\S{0,60}[a-z])(?=\S{0,60}[A-Z])(?=\S{0,60}\d)[\w!#$%&*+?@^~.-]{8,60}$/;

/** Whether a value is a password as people choose one: letters of both cases and a digit, or words and a number. */
function isChosenPassword(value: string): boolean {
  return mixedPassword.test(value) || firstOfNumberedWords(value) !== null;
}

/** Letters and at least three digits. After a mere space, such a value might be a digest. */
const generatedValue = /^(?=\D{0,40}\d\D{0,40}\d\D{0,40}\d)(?=[^A-Za-z]{0,40}[A-Za-z])[A-Za-z\d]{20,200}$/;

const headingMax = 40;

/** Whether a name such as `API key` is alone on its line. */
function isHeading(text: string, nameStart: number, end: number): boolean {
  const sign = text.charCodeAt(end);
  // Lines of base64 are longer.
  if ((sign !== 10 && sign !== 13) || end - nameStart > headingMax) return false;
  return /(?:^|\n)[ \t#>*-]{0,8}(?:[\p{L}\d]{1,20} ){0,3}$/u.test(text.slice(Math.max(0, nameStart - 80), nameStart));
}

/** `<user>:<password>@host`: whether the name is a placeholder and not an element with a closing tag. */
function isUnclosed(text: string, nameStart: number, { end }: Value): boolean {
  return text.charAt(nameStart - 1) === '<' && !/^(?:\s{0,9}|\]\]>)<\//.test(text.slice(end, end + 11));
}

/** `Password=the one you chose`: whether a sentence follows. In a connection string another name would follow. */
function isProse(text: string, at: number): boolean {
  return /^[A-Za-z]{2,20} [A-Za-z]{2,20}(?=[ .,;:!?()])/.test(text.slice(at, at + 44));
}

/** `DEBUG=pw:browser*`: debug channels of Playwright. https://playwright.dev/docs/debug#verbose-api-logs */
const debugChannel =
  /^pw:(?:api|browser|channel|error|install|mcp|protocol|proxy|server|test|webserver)(?::[\w-]{1,20})?\*?(?=[\s,"'`]|$)/;
const debugChannelMax = 48;

/** Words before `pin` that make it a pinned version: `version pin: 2025-Q4`. */
const pinnedThing = /(?:version|release|dependency|package|image|commit|tag|model|toolchain)[ -]$/i;

/**
 * `all tests pass: …`, `x ? "pass" : "fail"`, `<secret> --flag`: whether the word is a verb, a test result or a placeholder, and not a
 * name.
 */
export function isOrdinaryWord(text: string, nameStart: number, nameEnd: number): boolean {
  const before = text.slice(Math.max(0, nameStart - 12), nameStart);
  if (/\?\s{0,3}\\{0,3}["'`][^\w"'`\n]{0,4}$/.test(before)) return true;
  if (before.endsWith('<') && text.startsWith('> ', nameEnd)) return true;
  // An entry of the password manager `pass`.
  if (nameStart === 0 && /^pass:[\w-]{1,40}(?:\/[\w-]{1,40}){1,5}$/.test(text)) return true;
  if (debugChannel.test(text.slice(nameStart, nameStart + debugChannelMax))) return true;
  if (before.endsWith('/') && /^passwd\b/.test(text.slice(nameStart, nameEnd))) return true;
  if (nameEnd - nameStart === 3 && /^pin$/i.test(text.slice(nameStart, nameEnd)) && pinnedThing.test(before))
    return true;
  if (!/^pass(?:es|ed|ing)?$/i.test(text.slice(nameStart, nameEnd)) || isNetrcEntry(text, nameStart)) return false;
  // `echo "PASS: all of them"`
  if (/(?:echo|print|puts|log)[\w.]{0,3}[ (]{1,2}["'`]$/i.test(before)) return true;
  const behind = text.slice(nameEnd, nameEnd + 7);
  // `--- PASS: TestLogin`
  if (/^(?: `|: Test[A-Z])/.test(behind) || before.endsWith('--- ')) return true;
  return /[A-Za-z] $/.test(before) && /^: /.test(behind) && !isBesideUser(text, nameStart);
}

/**
 * The key of a value whose name is given beside it: `"name": "API_KEY", "value": "…"`, `key="API_KEY" value="…"`,
 * `<name>API_KEY</name><value>…`, `name: API_KEY` above `value: …`, variables of Terraform.
 */
const valueKey =
  /^(?:\\{0,3}["']?\s{0,2}(?:,\s{0,40}|\s{1,40})\\{0,3}["']?(?:value|default|val|content)\\{0,3}["']?\s{0,3}[:=]\s{0,3}|["']\s{0,2}\{[^{}]{0,200}?\bdefault\s{0,20}=\s{0,3}(?=["'])|<\/\w{1,20}>\s{0,40}<(?:value|string|default)>|\\{0,3}"(?:\r?\n|(?:\\r)?\\n){2}(?=\S)|\s{1,4}(?:--(?:body|value)|-b)[ =])/i;
const valueKeyMax = 110;
/** A block of Terraform may have other attributes before its default. */
const blockMax = 240;

/** Returns the offset of a value whose name is given beside it, or -1. */
function findValueOfPair(text: string, nameEnd: number): number {
  const next = text.charCodeAt(nameEnd);
  // Only a quote, a backslash, white space, a comma or a tag may follow the name.
  if (next !== 34 && next !== 39 && next !== 92 && next !== 60 && next !== 44 && !isSpace(next)) return -1;
  const window = next === 34 || next === 39 ? blockMax : valueKeyMax;
  const match = valueKey.exec(text.slice(nameEnd, nameEnd + window));
  return match === null ? -1 : nameEnd + match[0].length;
}

/** `input("Password: ")`: whether the quote after the colon closes the string that contains the name. */
function closesString(text: string, nameStart: number, nameEnd: number, at: number): boolean {
  const quote = text.charAt(nameStart - 1);
  if (!quotes.includes(quote) || text.charAt(at) !== quote) return false;
  return !text.slice(nameEnd, nameEnd + gapMax).startsWith(quote) && text.charAt(nameEnd) !== '\\';
}

/** Defaults in templates: `{{ NAME or 'value' }}`, `${NAME ?? "value"}`, `{{ NAME | default('value') }}`. */
const quotedFallback =
  /^["')\]]{0,3} {0,2}(?:\|\||\?\?|or|\| {0,2}default {0,2}\(?) {0,2}\\{0,3}(["'])([^"'\s\\{}]{4,400})\\{0,3}\1/;

/** Finds the default of a variable: `${NAME:-value}`. */
export function findFallback(text: string, nameEnd: number): Value | null {
  const [whole, , quoted] = quotedFallback.exec(text.slice(nameEnd, nameEnd + 430)) ?? [];
  if (whole !== undefined && quoted !== undefined) {
    const start = nameEnd + whole.lastIndexOf(quoted);
    return { start, end: start + quoted.length, tie: 'stated' };
  }
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

/** Skips spaces: before a separator, as many as an aligned column needs. */
function skipAligned(text: string, from: number): number {
  const at = skipSpaces(text, from);
  if (at - from < gapMax) return at;
  const further = /^[ \t]{1,24}(?=[:=])/.exec(text.slice(at, at + 26))?.[0].length;
  return at + (further ?? 0);
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < gapMax && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++;
  return at;
}
