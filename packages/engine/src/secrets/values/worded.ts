import { remembered } from '../../text/remembered.ts';
import { wordSet } from '../../text/word-set.ts';
import { isOrdinary, isPublic } from './benign.ts';
import { nameWords } from './names.ts';
import { isPlaceholder, splitWords } from './placeholders.ts';
import { isReference } from './references.ts';

/**
 * Words in place of a credential: `API_KEY: hunter2`, `CLIENT_SECRET: mcp-lab-secret`. People who run a service by themselves make up its
 * keys like this; in public configurations most such words are in use, and the others are meant to be changed. So values under these
 * names are masked, and reported as no more than a hint.
 */

/** Names whose value is always a credential. */
const credentialNames = new RegExp(
  '(?:^| )(?:' +
    '(?:api|access|secret|encryption|signing|master|application|app|shared|hmac|jwt|cookie) key|apikey|secretkey|accesskey|masterkey|encryptionkey|signingkey|sharedkey|' +
    '(?:api|access|auth|bearer|bot|admin|gateway|bridge|refresh|hooks?|webhook|verify) token|(?:api|access|auth|bearer|bot|refresh)token|' +
    '(?:client|api|app|application|consumer|jwt|session|webhook|signing|shared|auth|nextauth|cookie|cron|hmac|oauth|oidc|password) secret|' +
    '(?:client|api|app|signing|webhook|shared|session|cookie)secret|secret key base)$',
);
/** Names for the key of a stored value in an `ExternalSecret` of Kubernetes, or for an existing secret in a Helm chart. */
const otherNames = /^(?:secret|access)Key$|existing|pull/i;
const variableName = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;

/** A symbol at the end would begin another part of an expression. */
const wordForm = /^[A-Za-z][\w!#$%&*+=?@^~-]{4,58}[A-Za-z\d!?*]$/;
/** `hunter2`: one word with a number. Algorithms and programs are not named like this. */
const numbered = /^[a-z]{4,}[!_-]?\d{1,6}[!?]?$/i;

/** Words for a credential, or for the place where it is stored. */
const credentialNouns = /key|token|secret|passw|credential|auth|^(?:api|pat|jwt)$/;
/** Words of remarks about a value that is elsewhere or missing. */
const remarks = new Set(
  (
    'my mine test tests testing ci stub sandbox random string alphanumeric characters base64 hex psk generate generated openssl uuid none no not without any anything free local localhost ' +
    'optional required missing disabled enabled unset set in from via see use used get same as is env environment variable var file path name id ref reference header query ' +
    'managed by vault keyring keychain keystore store stored manager secretsmanager onepassword 1password dotenv config configuration settings user provided runtime ' +
    'inject injected auto workload identity oauth oauth2 oidc sso saml service account scope anon public default ollama lmstudio vllm llamacpp localai invalid bad old new some long this that ' +
    'read write readonly only full scoped level access allow deny'
  ).split(' '),
);

/** `prod-openai-key` under `OPENAI_API_KEY` is the name of a stored key. */
const stages = wordSet('prod production stage staging live dev development qa preview main primary');

/** The words of a name whose value is always a credential; none for other names. */
const wordsOfCredential = remembered((name: string): readonly string[] => {
  const words = otherNames.test(name) ? [] : nameWords(name);
  return credentialNames.test(words.join(' ')) ? words : [];
});

/** Whether a value is words in place of a credential, under a name whose value is always one. */
export function isWorded(name: string, value: string): boolean {
  if (!wordForm.test(value)) return false;
  const named = wordsOfCredential(name);
  if (named.length === 0) return false;
  const words = splitWords(value);
  if (words.length < 2 && !numbered.test(value)) return false;
  if (
    words.some((word) => remarks.has(word)) ||
    words.every(
      (word) => credentialNouns.test(word) || named.includes(word) || stages.has(word) || /^v?\d{1,3}$/.test(word),
    )
  )
    return false;
  // `apiKey: mail-key`: in a file, such a value names a stored key, unless it contains a number: `desk-admin-key-003`.
  if (!variableName.test(name) && words.some((word) => credentialNouns.test(word)) && !isCounted(value, words))
    return false;
  return !isReference(value) && !isPlaceholder(value) && !isOrdinary(value) && !isPublic(value);
}

/** Whether words are the key itself: they start or end like a key, under a name for the key that a service requires of its callers. */
export function isMadeUpKey(name: string, value: string): boolean {
  if (asksForChange.test(value)) return false;
  const words = nameWords(name).join(' ');
  if (/(?:^| )master ?key$/.test(words) && value.startsWith('sk-')) return true;
  return /(?:^| )(?:master ?key|(?:auth|gateway) token)$/.test(words) && isCounted(value, splitWords(value));
}

/** `sk-master-change-me`: words that ask for another value, at the end or in front of where it is used (`sk-change-in-production`). */
const asksForChange = /(?:^|[-_.])(?:change|replace)[-_.]?(?:me|this|it|in|before)(?:[-_.]|$)/i;

const countedMin = 4;

/** `desk-token-2031-maple`: whether a value is several words with a number of at least three digits after the first. */
function isCounted(value: string, words: readonly string[]): boolean {
  return words.length >= countedMin && /[-_]\d{3,8}(?:[-_]|$)/.test(value);
}
