import { hasNonAscii } from '../search/character-runs.ts';
import { isDigestLike, isPublic } from './benign.ts';
import { passwordPairs, passwordWords, secretWords } from './name-words.ts';
import { nameWords } from './names.ts';
import { isOrdinaryForPassword } from './path-or-code.ts';
import { isPlaceholderLikePassword } from './placeholder-like-password.ts';
import { emptyWords } from './placeholder-words.ts';
import { isMonotonous, isPlaceholder } from './placeholders.ts';
import { randomness } from './randomness.ts';
import { isReference } from './references.ts';
import { isShortMix } from './typed-password.ts';
import type { Verdict } from './verdict.ts';
import { defaultPasswords, goesOnInRandomLetters, isWeakPassword } from './weak-passwords.ts';

const passwordMin = 4;

export const defaultPassword: Verdict = {
  kind: 'password',
  title: 'Default password',
  class: 'default',
  confidence: 'medium',
};

/** A placeholder in the form of a bcrypt hash, with a word instead of 53 characters: `$2b$10$hashedpassword`. */
const placeholderHash = /^\$2[abxy]?\$\d\d\$[A-Za-z]{4,40}$/;

/** Judges a value under the name of a password: nearly anything counts. */
export function judgePassword(name: string, value: string): Verdict | null {
  const plain = value.trim();
  const lower = plain.toLowerCase();
  // Checked first, because such a word may also be a default password.
  if (/^[A-Z]/.test(plain) && isLabel(plain)) return null;
  if (isWeakPassword(lower)) return { kind: 'password', title: 'Weak password', class: 'weak', confidence: 'medium' };
  if (defaultPasswords.has(lower)) return defaultPassword;
  // The password manager.
  if (lower === '1password' && name.toLowerCase() === lower) return null;
  if (isPin(name, plain)) return { kind: 'password', title: 'PIN', class: 'named', confidence: 'medium' };
  if ((plain.length < passwordMin && !isShortMix(plain)) || emptyWords.has(lower)) return null;
  if (isReference(plain) || isSentence(plain) || isLabel(plain) || isPublic(plain) || placeholderHash.test(plain))
    return null;
  // `pin: "An die Seite heften"`: a label, and not a PIN.
  if (isPinName(name) && ((/\s/.test(plain) && !/\d/.test(plain)) || /^pin\W?[a-z]*$/i.test(plain))) return null;
  if (isPinName(name) && (isVersion(plain) || requirement.test(plain) || contact.test(plain) || isDigestLike(plain)))
    return null;
  if (isPinOfParts(name, plain)) return null;
  if (isPlaceholder(plain) && !isRealDespiteWords(plain) && !(isNumber(plain) && !isPinName(name))) return null;
  if (hasNonAscii(plain) && isForeignText(plain)) return null;
  if (/^\d+$/.test(plain) ? isCount(plain) : isOrdinaryForPassword(plain)) return null;
  const confidence = /[\d\W_]/.test(plain) && plain.length >= 8 ? 'high' : 'medium';
  return { kind: 'password', title: 'Password', class: 'named', confidence };
}

function isRealDespiteWords(value: string): boolean {
  return isPlaceholderLikePassword(value) || goesOnInRandomLetters(value.toLowerCase());
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

/** `1769126400000`: whether digits are a time or a size. Longer ones are typed or generated, unless they only repeat or count up. */
function isCount(value: string): boolean {
  if (value.length < longNumberMin) return value.length > shortNumberMax;
  return value.length > longNumberMax || isMonotonous(value);
}

const shortNumberMax = 12;
const longNumberMin = 16;
const longNumberMax = 40;

/** `pin: 4862`: whether a short number is a secret, which it is only under such a name. */
function isPin(name: string, value: string): boolean {
  if (!/^\d{4,8}$/.test(value) || isMonotonous(value)) return false;
  return isPinName(name);
}

/** `pin: "acme/desk@v1.2"`: whether a value is the version of a pinned dependency. */
export function isVersion(value: string): boolean {
  return /(?:^|[/@-])v?\d{1,5}(?:\.\d{1,5}){1,3}(?:[-+.][\w.]{1,30})?$/.test(value);
}

/** `git=1:2.x`, `numpy==1.26.4`, `python:3.13-slim`: a package with the version to which it is pinned. */
const requirement =
  /^[a-z][\w./-]{0,40}(?:[=~<>!^]=?|[:@])(?:\d{1,3}:)?v?\d{1,5}(?:\.(?:\d{1,5}|[x*])){1,3}(?:[-+.][\w.]{1,30})?$/i;

/** `GPIO34`: a contact of a chip. https://esphome.io/guides/configuration-types#pin-schema */
const contact = /^(?:GPIO|ADC|DAC|PIN)[-_ ]?\d{1,3}$/i;

function isPinName(name: string): boolean {
  return nameWords(name).some((word) => word === 'pin' || word === 'pincode' || word === 'passcode');
}

/** `gpu_pin: primary`: a PIN is a number, and other pins hold things in place. Only a name without another word for passwords is of these. */
function isPinOfParts(name: string, value: string): boolean {
  if (!/^[a-z]{2,20}$/i.test(value) || randomness(value) >= 0) return false;
  const words = nameWords(name);
  return words.includes('pin') && words.every((word) => word === 'pin' || !passwordWords.has(word));
}

/** `Passwort (min. 8 Zeichen)`, `Password forgotten?`: what follows a label in a form. */
const labelEnd = /\s{0,4}(?:[(（](?![^()（）]{0,60}(?:[A-Za-z]\d|\d[A-Za-z]))[^()（）]{1,60}[)）]|[?？:：…])\s{0,4}$/u;

/** `Password`, `Nueva contraseña`: whether a value is the label of a form field, with a word for a credential. */
function isLabel(text: string): boolean {
  const value = text.length > 120 ? text : text.replace(labelEnd, '');
  if (value.length > 60) return false;
  if (!/^\p{L}+(?: \p{L}+){0,3}$/u.test(value)) return isLongLabel(value);
  const words = value.toLowerCase().split(' ');
  const names = words.some((word) => passwordWords.has(word) || secretWords.has(word)) || namesInPairs(words);
  return names ? words.length > 1 || /^\p{Lu}\p{Ll}|^\p{Lo}/u.test(value) : isLongLabel(value);
}

/** `mật khẩu mới`, `kata sandi`: words that name a password only together. */
function namesInPairs(words: readonly string[]): boolean {
  return words.some((word, at) => passwordPairs.has(`${words[at - 1]} ${word}`));
}

/**
 * `E2EE-Passwort zurücksetzen`, `Palavra-passe`, `RabbitMQパスワード`: a label with a protocol or product before the word for passwords, or
 * with more words. Hyphens between other words alone may be those of a password.
 */
function isLongLabel(value: string): boolean {
  const pieces = value.split(shortForm);
  if (!letteredWords.test(pieces.join('X'))) return false;
  const words = nameWords(value.replaceAll(/[^\p{L}\p{M}\d]+/gu, ' '));
  const hasProduct = pieces.length > 1;
  const isCapitalised = /^(?:\p{Lu}|\p{Lo})/u.test(value);
  if (namesInPairs(words) && (isCapitalised || value.includes(' '))) return true;
  // Shorter words, such as `pass` and `pin`, have other meanings in a passphrase.
  const names = words.some((word) => word.length >= labelWordMin && passwordWords.has(word));
  return names && (hasProduct || (isCapitalised && value.includes(' ')));
}

const labelWordMin = 5;

/** `E2EE`, `SMTP`, `RabbitMQ`. */
const shortForm = /(?<![\p{L}\d])(?:\d?[A-Z]{1,4}\d?[A-Z]{1,4}|[A-Z][a-z]{1,12}[A-Z]{2})(?![a-z\d])/u;
const letteredWords =
  /^[\p{L}\p{M}\u200b-\u200d]{1,40}(?:(?:[ '’-]| & |\/)[\p{L}\p{M}\u200b-\u200d]{1,40}){0,6}[.!?]?$/u;

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
