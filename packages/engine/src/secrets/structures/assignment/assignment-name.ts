import { wordSet } from '../../../text/word-set.ts';
import { charsets, isIn } from '../../search/characters.ts';
import { classifyName } from '../../values/names.ts';
import { looksRandom } from '../../values/randomness.ts';

/** Longer runs are not names. */
export const nameMax = 64;

/** From this code point on, scripts write no spaces between words, so that a name ends with its credential word. */
const unspacedScripts = 0x2e80;

/** Thai, Lao, and everything from the CJK radicals on. */
export function isUnspaced(code: number): boolean {
  return code >= unspacedScripts || (code >= 0x0e00 && code < 0x0f00);
}

/** Quotation marks, dashes, arrows and pictographs. */
function isSymbol(code: number): boolean {
  return code >= 0x2000 && code < 0x2c00;
}

function isNameCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isIn(code, charsets.dotted) || (code >= 0xc0 && !isUnspaced(code) && !isSymbol(code));
}

export function findNameStart(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start <= nameMax && isNameCharacter(text, start - 1)) start--;
  while (start < from && '-.'.includes(text.charAt(start))) start++;
  return start < from && startsWithOtherPart(text, start) ? start + 1 : start;
}

/**
 * Whether the first character belongs to something else: the `n` of an escape in `\\nrootpw`, the `D` of a Java property in
 * `-Dsonar.login`.
 */
function startsWithOtherPart(text: string, start: number): boolean {
  const before = text.charCodeAt(start - 1);
  if (before === 92) return 'nrt'.includes(text.charAt(start));
  return before === 45 && text.charCodeAt(start) === 68 && /[a-z]/.test(text.charAt(start + 1));
}

export function findNameEnd(text: string, from: number): number {
  let end = from;
  if (isUnspaced(text.charCodeAt(from - 1))) return from;
  while (end < text.length && end - from <= nameMax && isNameCharacter(text, end)) end++;
  while (end > from && '-.'.includes(text.charAt(end - 1))) end--;
  // Italian names it with a noun: `parola d'ordine`, `parola d'accesso`.
  if (!/^parola$/i.test(text.slice(end - 6, end))) return end;
  return end + (/^ d['’](?:ordine|accesso)(?!\p{L})/u.exec(text.slice(end, end + 12))?.[0].length ?? 0);
}

/** Extends a name by the one or two words before it: `API key`, `mot de passe`. */
export function withWordBefore(text: string, start: number, end: number): string {
  let from = start;
  for (let words = 0; words < 2 && text.charCodeAt(from - 1) === 32; words++) {
    const wordStart = letterStart(text, from - 1);
    if (from - 1 - wordStart < 2 || functionWords.has(text.slice(wordStart, from - 1).toLowerCase())) break;
    from = wordStart;
  }
  const own = text.slice(start, end);
  return from === start || own.includes('_') ? own : text.slice(from, end);
}

/** Function words of the surrounding sentence, which are not part of a name. */
const functionWords = wordSet(
  'the your my our this that use uses using with set has have is are and or by via as for to of from in on der die das dein mit le la el los su con',
);

const wordMax = 20;

function letterStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < wordMax && isLetter(text.charCodeAt(start - 1))) start--;
  return start;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code >= 0xc0;
}

/**
 * Whether the word is part of a longer identifier, such as `arn:aws:secretsmanager:…:secret:name`. The user part of a URL is read with
 * the URL.
 */
export function isPartOfIdentifier(text: string, nameStart: number, nameEnd: number): boolean {
  // A reference to an entry in 1Password.
  if (/^1password:[a-z]/.test(text.slice(nameStart, nameEnd + 2))) return true;
  const isBetweenColons = text.charCodeAt(nameStart - 1) === 58 && text.charCodeAt(nameEnd) === 58;
  if (isBetweenColons && text.charCodeAt(nameEnd + 1) !== 32 && !isVariable(text, nameStart))
    return !hasPasswordAfter(text, nameStart, nameEnd);
  return text.startsWith('//', nameStart - 2) || isErrorMessage(text, nameStart) || isPermission(text, nameEnd);
}

/** `db:password:…`: whether a password with letters and digits follows. No identifier ends like that. */
function hasPasswordAfter(text: string, nameStart: number, nameEnd: number): boolean {
  if (!/^(?:password|passwd|passphrase|pwd)$/i.test(text.slice(nameStart, nameEnd))) return false;
  return /^(?=[^\s:]{0,40}\d)(?=[^\s:]{0,40}[A-Za-z])[^\s:/{}$<>]{8,64}(?=[\s,;.)'"]|$)/.test(
    text.slice(nameEnd + 1, nameEnd + 80),
  );
}

const permissionMax = 80;
/** `password:reset:self`, `token:revoke_any`: a permission. `password:change_me` is none. */
const permission =
  /^:(?:patch|reset|rotate|revoke|change|update|create|read|write|delete|view|list|manage|verify|request|generate)(?:[:_](?!me\b|it\b|this\b)[a-z]{2,20}){1,4}(?![\w!#$%&*+=?@^~:-])/;

function isPermission(text: string, nameEnd: number): boolean {
  return text.charCodeAt(nameEnd) === 58 && permission.test(text.slice(nameEnd, nameEnd + permissionMax));
}

/** `${NAME:?NAME is required}`: the shell's error message for a missing variable. */
function isErrorMessage(text: string, nameStart: number): boolean {
  return /\$\{\w{1,80}:?\?[^{}]{0,120}$/.test(text.slice(Math.max(0, nameStart - 210), nameStart));
}

/** `${NAME…`, `$NAME`, `{{ name`, `%NAME%`: whether the name is read, not assigned. */
export function isReferenced(text: string, nameStart: number, nameEnd: number): boolean {
  const before = text.charCodeAt(nameStart - 1);
  if (before === 37) return true;
  // PHP, Perl and PowerShell assign variables that way.
  if (before === 36 || isVariable(text, nameStart)) return !/^ {0,3}=[^=]/.test(text.slice(nameEnd, nameEnd + 5));
  return (
    (before === 123 || before === 32) && /(?:\$\{|\{\{ ?)$/.test(text.slice(Math.max(0, nameStart - 3), nameStart))
  );
}

function isVariable(text: string, nameStart: number): boolean {
  return text.startsWith('$env:', nameStart - 5);
}

/** `const password = given;`, `self.password = given`, `password = user_password`: whether code assigns another variable. */
export function isVariableAssignment(
  text: string,
  nameStart: number,
  nameEnd: number,
  start: number,
  end: number,
): boolean {
  // `seen[pwd] = now;`: the name is an index.
  const isIndex = text.charAt(nameStart - 1) === '[' && text.charAt(nameEnd) === ']';
  const between = text.slice(isIndex ? nameEnd + 1 : nameEnd, start);
  const value = text.slice(start, end);
  if (isType(text, nameStart, between, value, end)) return true;
  if (!/^\s{0,2}=\s{0,2}\(?$/.test(between) || !/^[A-Za-z_$][\w$]{2,60}$/.test(value) || looksRandom(value))
    return false;
  const before = text.slice(Math.max(0, nameStart - 30), nameStart);
  if (/(?<![-\w])(?:const|let|var|val|final|auto|[Ss]tring) $/.test(before)) return true;
  if (/^(?:self|this)\./.test(text.slice(nameStart, nameEnd))) return true;
  if (!between.startsWith(' =')) return false;
  return text.charAt(end) === ';' || (/[a-z]_?[A-Z]|[A-Za-z]_[A-Za-z]/.test(value) && isCredentialName(value));
}

/** `const tokens: OAuth2Tokens = {`, `tokens: V2CoreTokens,`: whether the value is a TypeScript type. */
function isType(text: string, nameStart: number, between: string, value: string, end: number): boolean {
  if (!/^\??: $/.test(between) || !/^[A-Z][A-Za-z\d]{2,60}$/.test(value)) return false;
  // `Authorization: ApiKey 5f0c…`: a scheme and its credential.
  if (/^ (?=\S{0,60}\d)[\w+/=.:-]{16}/.test(text.slice(end, end + 80))) return false;
  if (/^[A-Za-z\d]{2,50}(?:Tokens?|Keys?|Secrets?|Credentials?)$/.test(value)) return true;
  const before = text.slice(Math.max(0, nameStart - 30), nameStart);
  return (
    /\b(?:const|let|var|readonly|private|public|protected) $/.test(before) && /^ ?[=;]/.test(text.slice(end, end + 2))
  );
}

function isCredentialName(value: string): boolean {
  const own = classifyName(value);
  return own === 'password' || own === 'secret';
}
