import { isForgedMask } from '../mask.ts';
import { decodeBase64 } from '../search/decode.ts';
import { isCertificate, isDigestLike, isIdentifier, isOrdinary, isPublic, isUuid } from './benign.ts';
import { joinBrokenLines } from './broken-lines.ts';
import { describeSecret, isProviderForm, nounOf } from './describe-secret.ts';
import { defaultPassword, isVersion, judgePassword } from './judge-password.ts';
import { classifyName, type NameClass, nameWords } from './names.ts';
import {
  isClusterSecretName,
  isConversationAddress,
  isFileName,
  isHostList,
  isKeyId,
  isObjectOfBucket,
  isRequestNumber,
  isSecretName,
  isSessionOfProgram,
  isTransaction,
} from './non-secret-values.ts';
import { isMonotonous, isPlaceholder } from './placeholders.ts';
import { looksRandom, randomness } from './randomness.ts';
import { isReference } from './references.ts';
import { isTypedKey } from './typed-password.ts';
import type { Verdict } from './verdict.ts';
import { shippedKeys } from './weak-passwords.ts';
import { isMadeUpKey, isWorded } from './worded.ts';

const valueMax = 20_000;
/** Shorter values may look random by chance, so they are not reported under a neutral name. */
export const possibleMin = 20;
/** The shortest default password; others have at least four characters, or three of different kinds. */
const valueMin = 3;
const secretMin = 8;
const keyMin = 16;

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
  if ((isDigestLike(value) && isFileName(name)) || isSessionOfProgram(name, value)) return null;
  if ((nameClass === 'secret' || nameClass === 'key') && shippedKeys.has(value.toLowerCase())) return defaultPassword;
  switch (nameClass) {
    case 'password':
      return judgePassword(name, value);
    case 'secret':
      if (/session/i.test(name) && isConversationAddress(value)) return null;
      if (isKeyId(name, value) || isTransaction(name, value) || isSecretName(name, value)) return null;
      if (isClusterSecretName(name, value) || isRequestNumber(name, value)) return null;
      return isCredential(value) || isCode(name, value) || isUuidOfKey(name, value)
        ? describeSecret(name, value)
        : null;
    case 'key':
      // Keys of people in a list (`keys: [0A1B…]`) are fingerprints, 40 digits long.
      // `agent:desk:main`, `desk15-orders-tool`: words of letters with separators are a name.
      if (
        /^[a-z]{2,40}\d{0,2}(?:[:/._-][a-z]{2,40}){1,8}$/.test(value) ||
        (/^[a-z]{2,20}:[a-z][\w-]{1,60}:[^\s]{1,100}$/.test(value) && randomness(value) < 0) ||
        (/^keys$/i.test(name) && /^[\da-f]{40}$/i.test(value)) ||
        (keyRingOption.test(name) && /^(?:0x)?(?:[\da-f]{16}|[\da-f]{40})$/i.test(value)) ||
        isKeyId(name, value) ||
        isObjectOfBucket(name, value)
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

/** Options of GnuPG, which take the fingerprint of a public key. `send_key` and `delete-key` may be the credentials of other programs. */
const keyRingOption = /^(?:--)?(?:(?:recv|receive)-keys?|(?:send|list|delete|refresh)-keys)$/;

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

/** As `judgePossible`, where the variable has a name: whatever `RESOURCE_UUID` holds, it says that it identifies something. */
export function judgeVariable(name: string, value: string): Verdict | null {
  return identifying.has(nameWords(name).at(-1) ?? '') ? null : judgePossible(value);
}

const identifying: ReadonlySet<string> = new Set(['uuid', 'guid']);

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

/** Whether a value is a connection string, or its beginning. Its secret parts are found by their own names. */
function isConnectionString(value: string): boolean {
  if (/^(?:jdbc:)?[a-z][a-z\d+.-]{1,30}:\/\/$/.test(value)) return true;
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
  const others = pieces.filter((piece) => !/^(?:\d{0,3}[A-Za-z]+\d{0,4}|\d{1,8}|v\d{1,4})$/.test(piece));
  // `n8n`, `k8s`: a number between letters, as in short forms of names. Several are the groups of a key.
  const plain = others.length === 0 || (others.length === 1 && /^[a-z]\d{1,2}[a-z]$/.test(others[0] ?? ''));
  if (!plain) return /\d/.test(value) || /[!@#$%^&*+=?~]/.test(value);
  return pieces.length === 1 && /\d/.test(value) && value.length >= 12;
}

function isKey(value: string): boolean {
  const plain = joinBrokenLines(value.trim());
  if (plain.length < keyMin || /\s/.test(plain) || isUuid(plain) || isIdentifier(plain)) return false;
  if (isReference(plain) || isPlaceholder(plain) || isPublic(plain) || isOrdinary(plain)) return false;
  return looksRandom(plain) || /^(?=.*\d)(?=.*[a-f])[\da-f]{32,}$/.test(plain);
}
