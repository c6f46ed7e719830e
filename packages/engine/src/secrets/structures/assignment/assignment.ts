import type { TextScan } from '../../search/text-scan.ts';
import type { SecretClass } from '../../secret.ts';
import { judge, judgePossible } from '../../values/judge.ts';
import { traitsOf } from '../../values/name-traits.ts';
import { excludingWords } from '../../values/name-words.ts';
import { classifyName, type NameClass } from '../../values/names.ts';
import { literalParts } from '../../values/references.ts';
import { looksTyped } from '../../values/typed-password.ts';
import { addBasic, credentialStart, isBasicCredential, readDigest } from '../authorization.ts';
import { readColumns } from '../columns.ts';
import { markConnectionHits } from '../connection-string.ts';
import { readCookies } from '../cookie.ts';
import { looksLikeSecret } from '../looks-like-secret.ts';
import { readPassphrase } from '../passphrase.ts';
import { isSampleLogin, isSampleLoginMember } from '../sample-login.ts';
import { findScriptInput } from '../script-input.ts';
import { findUnquotedEnd } from '../unquoted-end.ts';
import { readHexKey } from '../wallet.ts';
import { endsShellWord, isGroupedPassword, wholeValueEnd } from '../whole-value.ts';
import {
  findNameEnd,
  findNameStart,
  isPartOfIdentifier,
  isReferenced,
  isVariableAssignment,
  nameMax,
  withWordBefore,
} from './assignment-name.ts';
import { findValueAfter, findValueBefore } from './assignment-near.ts';
import { isAlgorithm, isStatedPassword } from './assignment-prose.ts';
import type { Value } from './assignment-quotes.ts';
import { findFallback, findValue, isOrdinaryWord } from './assignment-value.ts';
import { isCmdletOutput } from './cmdlet.ts';

/** `$json.token !== "…"`: a comparison of a reference with a literal. */
const comparedLiteral = /^["'`)\]}]{0,3} {0,3}[!=]==? {0,3}["'`]/;
const comparisonMax = 14;

/** Reads the name that contains a credential word, and judges its value. */
export function readAssignment(scan: TextScan, wordStart: number, wordEnd: number): void {
  if (wordEnd <= scan.nameEnd) return;
  const { text } = scan;
  const nameStart = findNameStart(text, wordStart);
  const nameEnd = findNameEnd(text, wordEnd);
  scan.nameEnd = nameEnd;
  if (nameEnd - nameStart > nameMax || isPartOfIdentifier(text, nameStart, nameEnd)) return;
  // The word may be part of a mask.
  if (scan.isMasked(wordStart, wordEnd)) return;
  if (isAmongColumns(text, nameStart, nameEnd)) readColumns(scan, nameStart);
  if (readLogin(scan, nameStart, nameEnd)) return;
  const referenced = isReferenced(text, nameStart, nameEnd);
  const name = withWordBefore(text, nameStart, nameEnd);
  const nameClass = classifyName(name);
  if (nameClass === 'neutral' || nameClass === 'excluded') return;
  const known = scan.hits.length;
  const found =
    referenced && !comparedLiteral.test(text.slice(nameEnd, nameEnd + comparisonMax))
      ? findFallback(text, nameEnd)
      : (findScriptInput(text, nameStart, nameEnd) ?? findValue(scan, nameStart, nameEnd));
  const value =
    found === null || (nameClass !== 'password' && !isVariableSet(text, name, found.start))
      ? found
      : { ...found, end: wholeValueEnd(text, nameStart, nameEnd, found) };
  if (value !== null && isSampleLoginMember(text, nameStart, text.slice(value.start, value.end))) return;
  if (value !== null && isCmdletOutput(text, nameStart, value.start)) return;
  if (value !== null && isDescribed(text.slice(nameEnd, value.start).trim(), text.slice(value.start, value.end)))
    return;
  if (value !== null && isItalianWord(name, text.slice(value.start, value.end))) return;
  if (value !== null && !isVariableAssignment(text, nameStart, nameEnd, value.start, value.end)) {
    const isStated =
      nameClass === 'password' &&
      value.tie !== 'bound' &&
      (isWholeLine(text.slice(value.start, value.end)) ||
        endsShellWord(text, nameStart, value.end) ||
        isStatedPassword(text, nameStart, nameEnd, value));
    judgeValue(scan, name, nameClass, isStated ? { ...value, tie: 'stated' } : value);
    markConnectionHits(scan, nameStart, nameEnd, known);
  }
  if (referenced || scan.hits.length > known || nameClass === 'key') return;
  readNearbyValue(scan, { start: nameStart, end: nameEnd, name, nameClass });
  if (nameClass === 'password' && scan.hits.length === known) readPassphrase(scan, nameStart, nameEnd);
}

/** `AUTH_TOKEN=…`: whether a variable is set. Its value, like a password, extends to the end of the line. */
function isVariableSet(text: string, name: string, start: number): boolean {
  return text.charAt(start - 1) === '=' && variable.test(name);
}

const variable = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;

/** `parola` is a password in Turkish and Romanian, but a word in Italian: `[parola1 : parola2 : fattore]`. */
function isItalianWord(name: string, value: string): boolean {
  return /^parola\d?$/i.test(name) && /^(?:\p{Ll}+|parola\d)[)\]]?$/u.test(value);
}

/** Whether a value of several parts was taken as one because it looks typed or is an app password in groups. */
function isWholeLine(value: string): boolean {
  return value.includes(' ') && (looksTyped(value) || isGroupedPassword(value));
}

interface Name {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly nameClass: NameClass;
}

/** Reads a value that stands near the name without being assigned to it. */
function readNearbyValue(scan: TextScan, { start, end, name, nameClass }: Name): void {
  const { text } = scan;
  if (isOrdinaryWord(text, start, end)) return;
  const range = findValueAfter(text, end, nameClass) ?? findValueBefore(text, start, nameClass);
  const verdict = range === null ? null : judge(nameClass, name, text.slice(range.start, range.end));
  if (range !== null && verdict !== null) scan.add({ ...range, ...verdict, confidence: 'medium' });
}

const columnSigns = ',;\t|';

/** Whether a column separator stands beside the name, possibly after a quote. */
function isAmongColumns(text: string, nameStart: number, nameEnd: number): boolean {
  const quoted = text.charAt(nameEnd) === '"' ? 1 : 0;
  const [before, after] = [text.charAt(nameStart - 1 - quoted), text.charAt(nameEnd + quoted)];
  return (
    (after !== '' && columnSigns.includes(after)) ||
    ('\r\n'.includes(after) && before !== '' && ' ,;\t|'.includes(before))
  );
}

/**
 * A login after one name for both parts: `Credentials: user / password`, `auth=("user", "password")`, `HTTPBasicAuth("user",
 * "password")`.
 */
const credentialsLogin =
  /^s?(?: \([^()\n]{1,30}\))?(?::| are| sind| son| ?(?:[-=]>|=|[–—→]))?\s{1,3}["'`(]?([\w.@+-]{2,60})(?: ?\/ ?|:)(?!\/)([^\s"'`),;]{6,120})/i;
const authCallLogin =
  /^(?:\s{0,2}=\s{0,2}(?:[\w.]{1,30}Auth)?)?\(\s{0,2}\\{0,3}["']([^"'\\\n]{1,60})\\{0,3}["'],\s{0,3}\\{0,3}["']([^"'\\\n]{4,120})\\{0,3}["']\s{0,2}\)/;
const loginWindow = 260;

function readLogin(scan: TextScan, nameStart: number, nameEnd: number): boolean {
  const { text } = scan;
  const next = text.charCodeAt(nameEnd);
  if (next !== 32 && next !== 40 && next !== 58 && next !== 61) return false;
  const name = text.slice(nameStart, nameEnd);
  const isCredentials = /^cred(?:ential)?s?$/i.test(name);
  if (!isCredentials && !/auth$/i.test(name)) return false;
  const match = (isCredentials ? credentialsLogin : authCallLogin).exec(text.slice(nameEnd, nameEnd + loginWindow));
  const [whole = '', user = '', written = ''] = match ?? [];
  const password = written.replace(/[.]+$/, '');
  if (password === '' || isSampleLogin(user, password) || (isCredentials && !looksLikeSecret(password))) return false;
  const verdict = judge('password', 'password', password);
  if (verdict === null || literalParts(password) !== null) return false;
  const start = nameEnd + whole.lastIndexOf(written);
  scan.add({ start, end: start + password.length, ...verdict });
  return true;
}

/** Finds the end of a line or string of cookies. A cookie's value may itself be quoted (RFC 6265, 4.1.1). */
function lineEnd(text: string, from: number): number {
  const cookies = /^(?:="[^"\n]{2,400}"(?=[ \t]{0,4}(?:[;\r\n]|$))|[^"'`\n])*/;
  return from + (cookies.exec(text.slice(from, from + 4_000))?.[0].length ?? 0);
}

/** A part of a connection string (`Server=…;Password=`), in which an ampersand divides nothing. */
const connectionPart = /;[\w .]{2,30}=$/;

/** The next parameter of a query. */
const nextParameter = /&(?:amp;)?[\w.%[\]-]{1,60}=/;

/** Enough characters for a scheme and the beginning of its credential. */
const schemeWindow = 60;

function judgeValue(scan: TextScan, name: string, nameClass: NameClass, value: Value): void {
  const { text } = scan;
  let { start, end } = value;
  const isInQuery =
    text.charAt(start - 1) === '=' && !connectionPart.test(text.slice(Math.max(0, start - schemeWindow), start));
  const amp = isInQuery ? text.slice(start, end).search(nextParameter) : -1;
  if (amp > 0) end = start + amp;
  const traits = traitsOf(name);
  if (traits.cookie && start >= scan.cookieEnd) scan.cookieEnd = readCookies(scan, start, lineEnd(text, start));
  if (traits.wallet && readHexKey(scan, start, end)) return;
  if (traits.authorization && readDigest(scan, start)) return;
  if (traits.authorization) {
    const skipped = credentialStart(/^[^"'`\n]*/.exec(text.slice(start, start + schemeWindow))?.[0] ?? '');
    if (skipped > 0) {
      start += skipped;
      end = Math.max(end, findUnquotedEnd(text, start));
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

/**
 * `NAME=words`, `name: "words"`: whether the value is a literal. Without quotes, code refers to variables (`api_key=shop_client`) and
 * calls commands (`$env:API_KEY = Read-Host`).
 */
function isLiteral(text: string, name: string, start: number): boolean {
  const before = text.charAt(start - 1);
  return before === '"' || before === "'" || (before === '=' && variable.test(name));
}

const level = /^(?:tier|level|priority|severity|phase|stage|class|grade|category|rank)-\d$/i;

/** `password rules2024`, `rotating the admin token is Tier-3`: whether the words say something about the credential. */
function isDescribed(between: string, value: string): boolean {
  return between === '' ? isNumberedNoun(value) : /^(?:is|are|was)$/.test(between) && level.test(value);
}

/** `password rules2024`, `password reset-link2`: nouns that follow such a name in a sentence, with a number. */
function isNumberedNoun(value: string): boolean {
  const noun = /^([a-z]{3,20}(?:[-_][a-z]{3,20})?)\d{1,4}$/i.exec(value)?.[1];
  return noun?.split(/[-_]/).every((word) => excludingWords.has(word.toLowerCase())) === true;
}

/** Classes that rest on the name alone, so that the value must be bound to it. */
const nameOnlyClasses: ReadonlySet<SecretClass> = new Set(['default', 'weak', 'worded']);

function judgePart(scan: TextScan, name: string, nameClass: NameClass, value: Value): void {
  // It would not be added anyway: printed text is scanned again, and most values there are masks.
  if (scan.isMasked(value.start, value.end)) return;
  const part = scan.text.slice(value.start, value.end);
  const isBound = value.tie === 'bound' || value.tie === 'stated';
  if ((!isBound && !looksLikeSecret(part)) || part.startsWith('--')) return;
  if (value.tie === 'bare' && (judgePossible(part) === null || isAlgorithm(part))) return;
  const verdict = judge(nameClass, name, part);
  if (verdict === null || (value.tie !== 'bound' && nameOnlyClasses.has(verdict.class))) return;
  if (verdict.class === 'worded' && !isLiteral(scan.text, name, value.start)) return;
  const confidence = value.tie !== 'bound' && verdict.confidence === 'high' ? 'medium' : verdict.confidence;
  scan.add({ start: value.start, end: value.end, ...verdict, confidence });
}
