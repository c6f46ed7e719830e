import { detached, remembered } from '../../text/remembered.ts';
import { findMasks } from '../mask.ts';
import { isAlphanumeric } from '../search/characters.ts';
import {
  excludingWords,
  halfNames,
  importanceWords,
  importantNouns,
  keyWords,
  otherKeyWords,
  passwordPairs,
  passwordWords,
  publicWords,
  secretPairs,
  secretWords,
  systemWords,
  transparentWords,
} from './name-words.ts';
import { splitWords } from './placeholders.ts';

/** The class of a name, by the value that is expected under it: a password, a credential, something key-like, something public, or anything. */
export type NameClass = 'password' | 'secret' | 'key' | 'excluded' | 'neutral';

/** Names are short; longer ones are texts. */
const nameMax = 80;

/** Types of stored credentials: the value is the name of the stored one. */
const storedCredential = /OAuth\d?Api$/;

/** Names of blocklists of passwords. */
const passwordBlocklist =
  /^(?:\w{1,20}[_ -])?(?:weak|common|blocked|forbidden|banned|disallowed|blacklisted|denied|rejected|breached|guessable|insecure)[_ -]?(?:passwords|passphrases|pins|password[_ -]?(?:list|words))$/i;

/** `@desk/password`: a package, and its version behind it. */
const scopedPackage = /^@[\w.-]{1,40}\/[\w.-]{1,60}(?:@[\w.^~-]{1,40})?$/;

/** `--set-secrets NAME=secret:version`: pairs that are judged one by one. */
const pairsOfSecrets = /^-{0,2}(?:set|update|remove)[_-]secrets$/i;

/** `https://desk.example/rest-api/`: an address whose last word says nothing about the value. */
const address = /^https?:\/\/[^\s?#]{1,200}$/i;

export const classifyName: (name: string) => NameClass = remembered((name) => classifyAs(name, nameWords(name)));

/** The same for a name whose words are known. */
export function classifyAs(name: string, words: readonly string[]): NameClass {
  if (name.length > nameMax || address.test(name)) return 'neutral';
  const isOther =
    storedCredential.test(name) ||
    passwordBlocklist.test(name) ||
    pairsOfSecrets.test(name) ||
    scopedPackage.test(name);
  return isOther ? 'excluded' : classifyWords(words);
}

let lastName = '';
let lastWords: readonly string[] = [];

/** The words of a name in lower case; a compound is split before its last word: `MYAPITOKEN` gives `myapi token`. */
export function nameWords(name: string): readonly string[] {
  // Cached, because the words of a name are needed several times for each value.
  if (name !== lastName) {
    lastWords = splitName(name);
    lastName = detached(name);
  }
  return lastWords;
}

function splitName(written: string): readonly string[] {
  const name = withoutMasks(written);
  const words = isAscii(name) ? splitAscii(name) : splitForeign(name);
  return words.some((word) => splitCompound(word) !== null)
    ? words.flatMap((word) => splitCompound(word) ?? word)
    : words;
}

/** Removes masks from a name, because their words are not part of it. */
function withoutMasks(name: string): string {
  return findMasks(name).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, name);
}

function isAscii(name: string): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) > 127) return false;
  return true;
}

function splitForeign(name: string): readonly string[] {
  return splitWords(
    withLatin(name)
      // Letters of full width.
      .normalize('NFKC')
      .replace(/([\p{Lu}\p{N}])(\p{Lu}\p{Ll})/gu, '$1 $2')
      // Scripts without spaces stand right behind other letters: `API密钥`.
      .replace(/([A-Za-z])(?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])/g, '$1 '),
  );
}

const lookalikes = 'аеіјорсухѕ';
const meant = 'aeijopcyxs';
const mixedWord = /[a-zаеіјорсухѕ]+/gi;

/** `pаssword` with a Cyrillic letter among Latin ones: replaces look-alikes by Latin letters. */
function withLatin(name: string): string {
  if (!/[аеіјорсухѕ]/i.test(name) || !/[A-Za-z]/.test(name)) return name;
  return name.replace(mixedWord, (word) =>
    /[A-Za-z]/.test(word) ? word.replace(/./g, (char) => meant[lookalikes.indexOf(char)] ?? char) : word,
  );
}

/** Splits at characters that are no letter or digit, before a capital after a small letter, and before the last of several capitals: `DBPassword`. */
function splitAscii(name: string): readonly string[] {
  const words: string[] = [];
  let start = 0;
  for (let i = 0; i <= name.length; i++) {
    const isGap = i === name.length || !isAlphanumeric(name.charCodeAt(i));
    if (!isGap && !(i > start && startsWord(name, i))) continue;
    if (i > start) words.push(name.slice(start, i).toLowerCase());
    start = isGap ? i + 1 : i;
  }
  return words;
}

function startsWord(name: string, i: number): boolean {
  if (!isUpper(name.charCodeAt(i))) return isKeyAfterAbbreviation(name, i);
  const before = name.charCodeAt(i - 1);
  if (isLower(before)) return true;
  return (
    (isUpper(before) || isDigit(before)) && isLower(name.charCodeAt(i + 1)) && !isKeyAfterAbbreviation(name, i + 1)
  );
}

/** `APIkey`, `SSHkeys`: a word in lower case behind an abbreviation. */
function isKeyAfterAbbreviation(name: string, i: number): boolean {
  if (name.charAt(i) !== 'k' || !isUpper(name.charCodeAt(i - 1)) || !isUpper(name.charCodeAt(i - 2))) return false;
  const behind = name.startsWith('keys', i) ? i + 4 : i + 3;
  return name.startsWith('key', i) && !isLower(name.charCodeAt(behind));
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const compoundEndings = [
  'password',
  'passwort',
  'passwd',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'secretkey',
  'accesskey',
  'privatekey',
  'authkey',
  'credentials',
  'credential',
] as const;

const shortestEnding = 5;

/**
 * Splits a compound into a credential word and the rest: `MYAPITOKEN`, `dbpassword`, `tokens`, `apikey1`. Null for nearly all words, which are
 * no compounds.
 */
function splitCompound(word: string): readonly string[] | null {
  // `md5`, `sha1`: the digit is a part of the word.
  if (secretWords.has(word) || passwordWords.has(word) || excludingWords.has(word)) return null;
  // More digits than a counter has are part of a number.
  if (isDigit(word.charCodeAt(word.length - 1)) && !isDigit(word.charCodeAt(word.length - 4))) {
    const counted = /^(\p{L}+?)(\d{1,3})$/u.exec(word);
    const [, stem, count] = counted ?? [];
    if (stem !== undefined && count !== undefined) return [...(splitCompound(stem) ?? [stem]), count];
  }
  if (word.charCodeAt(0) >= unspacedScripts) return splitForeignCompound(word);
  if (word.length <= shortestEnding) return null;
  for (const ending of compoundEndings) {
    if (word.endsWith(ending) && word.length > ending.length) return [word.slice(0, -ending.length), ending];
    const rest = word.startsWith(ending) ? word.slice(ending.length) : '';
    if (rest === 's') return [ending];
    if (transparentWords.has(rest) || excludingWords.has(rest)) return [ending, rest];
  }
  return null;
}

/** From here on scripts write no spaces between words. */
const unspacedScripts = 0x2e80;
const foreignEndings = [...passwordWords, ...secretWords].filter((word) => word.charCodeAt(0) >= unspacedScripts);

/** `数据库密码` is the password of a database. */
function splitForeignCompound(word: string): readonly string[] | null {
  const ending = foreignEndings.find((one) => word.endsWith(one) && word.length > one.length);
  return ending === undefined ? null : [word.slice(0, -ending.length), ending];
}

function classifyWords(words: readonly string[]): NameClass {
  for (let i = words.length - 1; i >= 0; i--) {
    const own = classifyAt(words, i);
    if (own === 'neutral') continue;
    return refine(own, words, i);
  }
  const last = words.at(-1);
  return last !== undefined && excludingWords.has(last) ? 'excluded' : 'neutral';
}

/** `FAIL_TO_PASS`, `on_verification_pass`: words before `pass` that make it a verb, an outcome or an iteration. */
const wordsBeforePass = new Set(
  (
    'verdict outcome to on must should can will did not fail first second third next last final full single two multi one dry verification validation review ' +
    'check checks test tests testing gate quality lint build inspection audit compliance render evaluation eval optimization'
  ).split(' '),
);

function classifyAt(words: readonly string[], i: number): NameClass {
  const word = words[i] ?? '';
  if (word === 'pass' && wordsBeforePass.has(words[i - 1] ?? '')) return 'neutral';
  if (importanceWords.has(word) && importantNouns.has(words[i - 1] ?? '')) return 'neutral';
  if (passwordWords.has(word)) return 'password';
  if (secretWords.has(word)) return 'secret';
  const pair = i > 0 ? `${words[i - 1]} ${word}` : '';
  if (passwordPairs.has(pair)) return 'password';
  if (secretPairs.has(pair)) return 'secret';
  if (keyWords.has(word)) return 'key';
  return i > 0 && i === words.length - 1 && halfNames.has(word) ? 'key' : 'neutral';
}

const pageOwners = new Set(['access', 'fb', 'facebook', 'messenger', 'instagram', 'meta']);

/** Words for Lark's documents and folders, whose ids it calls tokens. */
const documentWords = new Set(['file', 'doc', 'docx', 'folder', 'wiki', 'obj', 'spreadsheet', 'sheet', 'block']);

const vaultWords = new Set(['vault', 'approle', 'role', 'bao', 'openbao']);

/** Refines the class by the words around the credential word, which may exclude it or weaken it to `key`. */
function refine(own: NameClass, words: readonly string[], i: number): NameClass {
  const before = words.slice(0, i);
  const after = words.slice(i + 1);
  // The secret id of a Vault AppRole is the secret half of its login. https://developer.hashicorp.com/vault/docs/auth/approle
  const isVaultSecretId =
    words[i] === 'secret' && after.join(' ') === 'id' && before.some((word) => vaultWords.has(word));
  if (isVaultSecretId) return 'secret';
  if (after.some((word) => excludingWords.has(word))) return 'excluded';
  // A page token is a pagination cursor, but the access token of a Facebook page is a credential.
  const beforeWords = before.some((word) => pageOwners.has(word)) ? before.filter((word) => word !== 'page') : before;
  // The secret that signs CSRF tokens is not itself a CSRF token.
  const isSigning = words[i] === 'secret';
  const isOther = (word: string, at: number) =>
    publicWords.has(word) &&
    !(isSigning && /^[cx]srf$/.test(word)) &&
    !(word === 'next' && beforeWords[at + 1] === 'auth');
  if (beforeWords.some(isOther)) return 'excluded';
  if (words[i] === 'token' && documentWords.has(before.at(-1) ?? '')) return 'excluded';
  if (own === 'key' && before.some((word) => otherKeyWords.has(word))) return 'excluded';
  const isOfSystem = (word: string) => own === 'password' && systemWords.has(word);
  const clear = after.every((word) => transparentWords.has(word) || isOfSystem(word) || /^\d{1,4}$/.test(word));
  return clear ? own : 'key';
}
