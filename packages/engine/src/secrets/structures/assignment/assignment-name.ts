import { charsets, isIn } from '../../search/characters.ts';
import { classifyName } from '../../values/names.ts';
import { looksRandom } from '../../values/randomness.ts';

/** Longer ones are no names. */
export const nameMax = 64;

/** From here on scripts write no spaces between words: a name there ends with its telling word. */
const unspacedScripts = 0x2e80;

/** Thai, Lao and their kin, and all from the radicals of Chinese on. */
function isUnspaced(code: number): boolean {
  return code >= unspacedScripts || (code >= 0x0e00 && code < 0x0f00);
}

/** Quotation marks, dashes, arrows and pictures. */
function isSign(code: number): boolean {
  return code >= 0x2000 && code < 0x2c00;
}

function isNameCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isIn(code, charsets.dotted) || (code >= 0xc0 && !isUnspaced(code) && !isSign(code));
}

export function findNameStart(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start <= nameMax && isNameCharacter(text, start - 1)) start--;
  while (start < from && '-.'.includes(text.charAt(start))) start++;
  return start < from && isNoPart(text, start) ? start + 1 : start;
}

/** `\\nrootpw`, the end of a line in a string of a program; `-Dsonar.login`, a property that Java is given. */
function isNoPart(text: string, start: number): boolean {
  const before = text.charCodeAt(start - 1);
  if (before === 92) return 'nrt'.includes(text.charAt(start));
  return before === 45 && text.charCodeAt(start) === 68 && /[a-z]/.test(text.charAt(start + 1));
}

export function findNameEnd(text: string, from: number): number {
  let end = from;
  if (isUnspaced(text.charCodeAt(from - 1))) return from;
  while (end < text.length && end - from <= nameMax && isNameCharacter(text, end)) end++;
  while (end > from && '-.'.includes(text.charAt(end - 1))) end--;
  return /^parola$/i.test(text.slice(end - 6, end)) && /^ d['’]ordine(?!\p{L})/u.test(text.slice(end, end + 11))
    ? end + 9
    : end;
}

/** `API key`, `mot de passe`: the one or two words before belong to the name. */
export function withWordBefore(text: string, start: number, end: number): string {
  let from = start;
  for (let words = 0; words < 2 && text.charCodeAt(from - 1) === 32; words++) {
    const wordStart = letterStart(text, from - 1);
    if (from - 1 - wordStart < 2 || smallWords.has(text.slice(wordStart, from - 1).toLowerCase())) break;
    from = wordStart;
  }
  const own = text.slice(start, end);
  return from === start || own.includes('_') ? own : text.slice(from, end);
}

/** Words of the sentence around a name. */
const smallWords = new Set(
  'the your my our this that use uses using with set has have is are and or by via as for to of from in on der die das dein mit le la el los su con'.split(
    ' ',
  ),
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

/** `arn:aws:secretsmanager:…:secret:name` is a name of parts; the user part of a URL is read with the URL. */
export function isPartOfPath(text: string, nameStart: number, nameEnd: number): boolean {
  // What keeps the credential, and the name that it has there.
  if (/^1password:[a-z]/.test(text.slice(nameStart, nameEnd + 2))) return true;
  const isBetweenColons = text.charCodeAt(nameStart - 1) === 58 && text.charCodeAt(nameEnd) === 58;
  if (isBetweenColons && text.charCodeAt(nameEnd + 1) !== 32 && !isVariable(text, nameStart))
    return !isTypedBehind(text, nameStart, nameEnd);
  return text.startsWith('//', nameStart - 2) || isInMessage(text, nameStart) || isOfRight(text, nameEnd);
}

/** `db:password:…`: no name of parts ends in a password with digits among its letters. */
function isTypedBehind(text: string, nameStart: number, nameEnd: number): boolean {
  if (!/^(?:password|passwd|passphrase|pwd)$/i.test(text.slice(nameStart, nameEnd))) return false;
  return /^(?=[^\s:]{0,40}\d)(?=[^\s:]{0,40}[A-Za-z])[^\s:/{}$<>]{8,64}(?=[\s,;.)'"]|$)/.test(
    text.slice(nameEnd + 1, nameEnd + 80),
  );
}

const rightMax = 80;
/** `password:reset:self`, `token:revoke_any`: what somebody may do, and not `password:change_me`. */
const deed =
  /^:(?:patch|reset|rotate|revoke|change|update|create|read|write|delete|view|list|manage|verify|request|generate)(?:[:_](?!me\b|it\b|this\b)[a-z]{2,20}){1,4}(?![\w!#$%&*+=?@^~:-])/;

function isOfRight(text: string, nameEnd: number): boolean {
  return text.charCodeAt(nameEnd) === 58 && deed.test(text.slice(nameEnd, nameEnd + rightMax));
}

/** `${NAME:?NAME is required}`: what a shell says when the variable is missing. */
function isInMessage(text: string, nameStart: number): boolean {
  return /\$\{\w{1,80}:?\?[^{}]{0,120}$/.test(text.slice(Math.max(0, nameStart - 210), nameStart));
}

/** `${NAME…`, `$NAME`, `{{ name`, `%NAME%`: the name is looked up, not set. */
export function isReferenced(text: string, nameStart: number, nameEnd: number): boolean {
  const before = text.charCodeAt(nameStart - 1);
  if (before === 37) return true;
  // PHP, Perl and PowerShell set variables that way.
  if (before === 36 || isVariable(text, nameStart)) return !/^ {0,3}=[^=]/.test(text.slice(nameEnd, nameEnd + 5));
  return (
    (before === 123 || before === 32) && /(?:\$\{|\{\{ ?)$/.test(text.slice(Math.max(0, nameStart - 3), nameStart))
  );
}

function isVariable(text: string, nameStart: number): boolean {
  return text.startsWith('$env:', nameStart - 5);
}

/** `const password = given;`, `self.password = given`, `password = user_password`: code that hands on what another variable holds. */
export function isHandedOn(text: string, nameStart: number, nameEnd: number, start: number, end: number): boolean {
  const between = text.slice(nameEnd, start);
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

/** `const tokens: OAuth2Tokens = {`, `tokens: V2CoreTokens,`: what TypeScript calls the value. */
function isType(text: string, nameStart: number, between: string, value: string, end: number): boolean {
  if (!/^\??: $/.test(between) || !/^[A-Z][A-Za-z\d]{2,60}$/.test(value)) return false;
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
