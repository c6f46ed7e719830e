import { isForgedMask } from '../mask.ts';
import { hasNonAscii } from '../search/character-runs.ts';
import { decodeBase64 } from '../search/decode.ts';
import type { Confidence, SecretClass } from '../secret.ts';
import { isCertificate, isDigestLike, isIdentifier, isOrdinary, isPublic, isUuid } from './benign.ts';
import { joinBrokenLines } from './broken-lines.ts';
import { passwordWords, secretWords } from './name-words.ts';
import { classifyName, type NameClass, nameWords } from './names.ts';
import {
  isConversationAddress,
  isFileName,
  isHostList,
  isKeyId,
  isSecretName,
  isTransaction,
} from './non-secret-values.ts';
import { isOrdinaryForPassword } from './path-or-code.ts';
import { isPlaceholderLikePassword } from './placeholder-like-password.ts';
import { emptyWords } from './placeholder-words.ts';
import { isMonotonous, isPlaceholder } from './placeholders.ts';
import { providerFormOf } from './provider-form.ts';
import { looksRandom, randomness } from './randomness.ts';
import { isReference } from './references.ts';
import { isShortMix, isTypedKey } from './typed-password.ts';
import { defaultPasswords, isWeakPassword, shippedKeys } from './weak-passwords.ts';
import { isMadeUpKey, isWorded } from './worded.ts';

/** What kind of secret a value is. */
export interface Verdict {
  readonly kind: string;
  readonly title: string;
  readonly class: SecretClass;
  readonly confidence: Confidence;
}

const valueMax = 20_000;
/** Shorter values may look random by chance, so they are not reported under a neutral name. */
export const possibleMin = 20;
/** The shortest default password; others have at least four characters, or three of different kinds. */
const valueMin = 3;
const passwordMin = 4;
const secretMin = 8;
const keyMin = 16;

const defaultPassword: Verdict = {
  kind: 'password',
  title: 'Default password',
  class: 'default',
  confidence: 'medium',
};

/** Judges a value by the class of its name. The name itself determines the provider. */
export function judge(nameClass: NameClass, name: string, value: string): Verdict | null {
  const verdict = judgeByClass(nameClass, name, value);
  if (verdict !== null || nameClass !== 'secret' || !isWorded(name, value)) return verdict;
  if (isMadeUpKey(name, value)) return { ...describeSecret(name, value), confidence: 'medium' };
  return { kind: nounOf(nameWords(name))[0], title: 'Words in place of a secret', class: 'worded', confidence: 'low' };
}

function judgeByClass(nameClass: NameClass, name: string, value: string): Verdict | null {
  if (value.length > valueMax || value.length < valueMin || isCertificate(value)) return null;
  if (nameClass === 'secret' && isMadeUp(name, value)) return describeSecret(name, value);
  if (nameClass !== 'password' && value.length < secretMin && !(nameClass === 'secret' && isCode(name, value)))
    return null;
  if (isDigestLike(value) && isFileName(name)) return null;
  if ((nameClass === 'secret' || nameClass === 'key') && shippedKeys.has(value.toLowerCase())) return defaultPassword;
  switch (nameClass) {
    case 'password':
      return judgePassword(name, value);
    case 'secret':
      if (/session/i.test(name) && isConversationAddress(value)) return null;
      if (isKeyId(name, value) || isTransaction(name, value) || isSecretName(name, value)) return null;
      return isCredential(value) || isCode(name, value) || isUuidOfKey(name, value)
        ? describeSecret(name, value)
        : null;
    case 'key':
      // Keys of people in a list (`keys: [0A1B…]`) are fingerprints, 40 digits long.
      // `agent:desk:main`: words of letters with separators are a name.
      if (
        /^[a-z]{2,40}(?:[:/._-][a-z]{2,40}){1,8}$/.test(value) ||
        (/^[a-z]{2,20}:[a-z][\w-]{1,60}:[^\s]{1,100}$/.test(value) && randomness(value) < 0) ||
        (/^keys$/i.test(name) && /^[\da-f]{40}$/i.test(value)) ||
        isKeyId(name, value)
      )
        return null;
      return isKey(value) ||
        isProviderForm(name, value) ||
        (isTypedKey(value) && !isPlaceholder(value) && !isOrdinary(value))
        ? describeSecret(name, value)
        : null;
    default:
      return null;
  }
}

/** Judges a value under a neutral name, as in environments and headers: it is a possible secret if it looks random. */
export function judgePossible(value: string): Verdict | null {
  if (value.length < possibleMin || value.length > valueMax || /\s/.test(value)) return null;
  if (isUuid(value) || isDigestLike(value) || isPublic(value) || isIdentifier(value)) return null;
  // Secrets inside a URL are found by the URL's own structure.
  if (isOrdinary(value) || /^[a-z][a-z\d+.-]{1,20}:\/\//i.test(value)) return null;
  if (isReference(value) || isPlaceholder(value) || !looksRandom(value) || isNameWithSuffix(value)) return null;
  if (isEncodedText(value) || isHostList(value)) return null;
  return { kind: 'possible-secret', title: 'Random-looking value', class: 'named', confidence: 'low' };
}

/** Whether a value is base64 of sentences or settings. Secrets inside are found by decoding. */
function isEncodedText(value: string): boolean {
  if (!/^[A-Za-z0-9+/_-]{20,4000}={0,2}$/.test(value)) return false;
  // The multi-byte sequences of UTF-8 count as white space.
  const decoded = decodeBase64(value)?.replace(/[\xc2-\xf4][\x80-\xbf]{1,3}/g, ' ') ?? null;
  if (decoded === null || !/^[\t\n\r\x20-\x7e]+$/.test(decoded) || !/[A-Za-z]{2}[ "']/.test(decoded)) return false;
  const words = decoded.split(/[^A-Za-z0-9+/=_-]+/).filter((word) => word !== '');
  return words.length > 2 && words.every((word) => word.length < keyMin || !looksRandom(word));
}

/** `my-app-7d9f8b6c5d-x2x4z`: words with a short random suffix, as in names of pods. */
function isNameWithSuffix(value: string): boolean {
  const pieces = value.split(/[-_.:/]/);
  const words = pieces.filter((piece) => /^[A-Za-z]{2,}$/.test(piece) && randomness(piece) < 2);
  return words.length >= 2 && pieces.every((piece) => piece.length < 16);
}

/** A placeholder in the form of a bcrypt hash, with a word instead of 53 characters: `$2b$10$hashedpassword`. */
const placeholderHash = /^\$2[abxy]?\$\d\d\$[A-Za-z]{4,40}$/;

function judgePassword(name: string, value: string): Verdict | null {
  const plain = value.trim();
  const lower = plain.toLowerCase();
  // Checked first, because such a word may also be a default password.
  if (/^[A-Z]/.test(plain) && isLabel(plain)) return null;
  if (isWeakPassword(lower)) return { kind: 'password', title: 'Weak password', class: 'weak', confidence: 'medium' };
  if (defaultPasswords.has(lower)) return defaultPassword;
  if (isPin(name, plain)) return { kind: 'password', title: 'PIN', class: 'named', confidence: 'medium' };
  if ((plain.length < passwordMin && !isShortMix(plain)) || emptyWords.has(lower)) return null;
  if (isReference(plain) || isSentence(plain) || isLabel(plain) || isPublic(plain) || placeholderHash.test(plain))
    return null;
  // `pin: "An die Seite heften"`: a label, and not a PIN.
  if (isPinName(name) && ((/\s/.test(plain) && !/\d/.test(plain)) || isVersion(plain) || /^pin\W?[a-z]*$/i.test(plain)))
    return null;
  if (isPlaceholder(plain) && !isPlaceholderLikePassword(plain) && !(isNumber(plain) && !isPinName(name))) return null;
  if (hasNonAscii(plain) && isForeignText(plain)) return null;
  if (/^\d+$/.test(plain) ? plain.length > 12 : isOrdinaryForPassword(plain)) return null;
  const confidence = /[\d\W_]/.test(plain) && plain.length >= 8 ? 'high' : 'medium';
  return { kind: 'password', title: 'Password', class: 'named', confidence };
}

/** Whether a value is words of a non-Latin script: a label, since passwords are mostly typed in ASCII. */
function isForeignText(value: string): boolean {
  if (/^[\p{L}\p{M}]+(?:[\s:.,()-]+[\p{L}\p{M}]+)*[\s.:…]*$/u.test(value) && !/[A-Za-z]/.test(value)) return true;
  return /(?:[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af][^\u3040-\ud7af]{0,20}){8}/.test(value);
}

/** `9999577001`: whether digits are a real number and not a placeholder that only repeats or counts up. */
function isNumber(value: string): boolean {
  if (!/^\d{6,12}$/.test(value) || new Set(value).size < 3) return false;
  // Counting up continues with 0 after 9.
  return [...value].some((digit, at) => digit < value.charAt(at - 1) && value.slice(at - 1, at + 1) !== '90');
}

/** `pin: 4862`: whether a short number is a secret, which it is only under such a name. */
function isPin(name: string, value: string): boolean {
  if (!/^\d{4,8}$/.test(value) || isMonotonous(value)) return false;
  return isPinName(name);
}

/** `pin: "acme/desk@v1.2"`: whether a value is the version of a pinned dependency. */
function isVersion(value: string): boolean {
  return /(?:^|[/@-])v?\d{1,5}(?:\.\d{1,5}){1,3}(?:[-+.][\w.]{1,30})?$/.test(value);
}

function isPinName(name: string): boolean {
  return nameWords(name).some((word) => word === 'pin' || word === 'pincode' || word === 'passcode');
}

/** `backup_codes: ["58451715"]`, `alarm_code: 4862`. */
function isCode(name: string, value: string): boolean {
  return /^\d{4,12}$/.test(value) && /codes?$/i.test(name) && !isMonotonous(value);
}

/** Names of secrets that the operator of a program makes up, unlike keys that a service issues. */
const madeUpNames =
  /(?:^| )(?:(?:jwt|session|cookie|nextauth|auth|shared|hmac|signing|admin) secret(?: key)?|(?:gateway|hooks?|admin) token|master key|secret key base)$/;

/** `JWT_SECRET: Sommer2024`, `GATEWAY_TOKEN: hunter2`: words with a number, as people make passwords; a gateway's may be words alone. */
function isMadeUp(name: string, value: string): boolean {
  if (!/^(?=[^A-Za-z]{0,60}[A-Za-z])[\w!#$%&*+=?@^~-]{6,60}$/.test(value)) return false;
  const plain = nameWords(name).join(' ');
  if (!madeUpNames.test(plain) || (!/\d/.test(value) && plain !== 'gateway token')) return false;
  if (classifyName(value) !== 'neutral' || isVersion(value) || isUuid(value) || isPublic(value)) return false;
  return judgePassword(name, value)?.class === 'named';
}

/** `Password`, `Nueva contraseña`: whether a value is the label of a form field, with a word for a credential. */
function isLabel(value: string): boolean {
  if (value.length > 60 || !/^\p{L}+(?: \p{L}+){0,3}$/u.test(value)) return false;
  const words = value.toLowerCase().split(' ');
  const names = words.some((word) => passwordWords.has(word) || secretWords.has(word));
  return names && (words.length > 1 || /^\p{Lu}\p{Ll}/u.test(value));
}

/** Whether a value is a sentence: it has function words, which passphrases do not have, or a sentence's length and end. */
function isSentence(value: string): boolean {
  const words = value.split(/\s+/);
  if (words.length < 2) return false;
  return (
    words.length > 8 ||
    (/[.?!:]$/.test(value) && words.length > 3 && !isPassphrase(value, words)) ||
    words.some((word) =>
      /^(?:the|your?|a|an|is|are|for|of|to|in|or|and|with|must|be|this|that|from|used|least|characters?|zeichen|der|die|das|le|la|el|de)$/i.test(
        word,
      ),
    )
  );
}

/** `Mosaic harbor 83 Meadow!`: whether a value is a few words with a number and another capital, and without a word for passwords. */
function isPassphrase(value: string, words: readonly string[]): boolean {
  if (words.length > 5 || !/^\p{L}+(?: (?:\p{L}+|\d{1,6})){3,4}!$/u.test(value) || !/ \d/.test(value)) return false;
  return / \p{Lu}/u.test(value) && words.every((word) => !passwordWords.has(word.toLowerCase().replace('!', '')));
}

/** Whether a value under the name of a credential is one: anything except words, names and references. */
function isCredential(value: string): boolean {
  // `… # of the old desk`: a remark.
  const plain = joinBrokenLines(value.trim().replace(/\s{1,4}#\s.{1,80}$/, ''));
  if (plain.length < secretMin || /\s/.test(plain) || isUuid(plain) || isConnectionString(plain)) return false;
  if (/^\d{16,40}$/.test(plain)) return !isMonotonous(plain);
  // `max_tokens=4096`, `SameSite=Lax`
  if (
    /^[a-z]{2,20}(?:_[a-z]{2,20}){0,4}=\d{1,9}$|^(?:SameSite|Max-Age|Path|Domain|Priority)=[\w./-]{1,60}$/i.test(plain)
  )
    return false;
  if (isReference(plain) || isPlaceholder(plain) || isPublic(plain) || isOrdinary(plain)) return false;
  // Long mixed-case letters may score slightly below zero by chance; words score far below.
  return randomness(plain) > (plain.length >= 16 ? -2 : 0) || isMixed(plain) || isForgedMask(plain);
}

/** Whether a value is a connection string. Its secret parts are found by their own names. */
function isConnectionString(value: string): boolean {
  return /^(?:UseDevelopmentStorage|DefaultEndpointsProtocol|Endpoint|AccountEndpoint|HostName|Server|Data Source|Host|Driver|InstrumentationKey|Filename|Database)=[^;=]{1,300}(?:;|$)/i.test(
    value,
  );
}

/** Whether a UUID is a key. Under `credential` it is the id of a stored one, and under `session_key` that of a conversation. */
function isUuidOfKey(name: string, value: string): boolean {
  const plain = value.trim();
  if (!isUuid(plain) || isMonotonous(plain) || /session[_-]?key$/i.test(name)) return false;
  return /key|token|secret|pat$|psk|^(?:proxy-)?authorization$/i.test(name);
}

/** Whether a value mixes letters with digits or symbols, and is more than a word with a number at its end. */
function isMixed(value: string): boolean {
  if (!/[A-Za-z]/.test(value)) return /^\d{16,}$/.test(value);
  const pieces = value.split(/[-_./:]/).filter((piece) => piece !== '');
  const plain = pieces.every((piece) => /^(?:\d{0,3}[A-Za-z]+\d{0,4}|\d{1,8}|v\d{1,4})$/.test(piece));
  if (!plain) return /\d/.test(value) || /[!@#$%^&*+=?~]/.test(value);
  return pieces.length === 1 && /\d/.test(value) && value.length >= 12;
}

function isKey(value: string): boolean {
  const plain = joinBrokenLines(value.trim());
  if (plain.length < keyMin || /\s/.test(plain) || isUuid(plain) || isIdentifier(plain)) return false;
  if (isReference(plain) || isPlaceholder(plain) || isPublic(plain) || isOrdinary(plain)) return false;
  return looksRandom(plain) || /^(?=.*\d)(?=.*[a-f])[\da-f]{32,}$/.test(plain);
}

/** The verdict for a credential: the provider's kind if name and form match a provider, otherwise the kind in the name. */
export function describeSecret(name: string, value: string): Verdict {
  const words = nameWords(name);
  const known = providerFormOf(words, value);
  if (known !== undefined) return { kind: known.kind, title: known.title, class: 'provider', confidence: 'high' };
  const [kind, title] = nounOf(words);
  const confidence = looksRandom(value) ? 'high' : 'medium';
  return { kind, title, class: 'named', confidence };
}

/** Whether a value has the form of a provider's keys, under that provider's name. */
export function isProviderForm(name: string, value: string): boolean {
  return providerFormOf(nameWords(name), value) !== undefined && !isPlaceholder(value);
}

function nounOf(words: readonly string[]): readonly [kind: string, title: string] {
  const has = (...any: string[]) => any.some((word) => words.includes(word));
  if (has('mnemonic', 'seed', 'phrase')) return ['seed-phrase', 'Seed phrase'];
  if (has('private', 'privatekey', 'privkey')) return ['private-key', 'Private key'];
  if (has('token', 'jwt', 'bearer', 'pat')) return ['token', 'Token'];
  if (has('api', 'apikey')) return ['api-key', 'API key'];
  if (has('secret', 'secrets')) return ['secret', 'Secret'];
  if (has('key', 'keys')) return ['key', 'Key'];
  return ['credential', 'Credential'];
}
