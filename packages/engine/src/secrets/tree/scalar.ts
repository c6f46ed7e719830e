import type { Node, ScalarNode } from '../../document/tree.ts';
import { decodeBase64 } from '../search/decode.ts';
import type { Hit } from '../search/hit.ts';
import type { RareMarks } from '../search/rare-marks.ts';
import { scanText } from '../search/scan-text.ts';
import { TextScan } from '../search/text-scan.ts';
import {
  addBasic,
  credentialStart,
  isBasicCredential,
  judgeWordedToken,
  readDigest,
} from '../structures/authorization.ts';
import { readCookies } from '../structures/cookie.ts';
import { readHexKey } from '../structures/wallet.ts';
import { isDigestLike, isUuid } from '../values/benign.ts';
import { describeSecret, isProviderForm } from '../values/describe-secret.ts';
import { isIssuedKey } from '../values/issued-key.ts';
import { judge, judgePossible, judgeVariable, possibleMin } from '../values/judge.ts';
import { rosterName } from '../values/name-traits.ts';
import { randomness } from '../values/randomness.ts';
import { isPlainVariable, isReference, isTaggedReference, literalParts } from '../values/references.ts';
import { isTypedPassword, looksTyped } from '../values/typed-password.ts';
import type { Verdict } from '../values/verdict.ts';
import { isConnectionByReference } from './connection.ts';
import type { Context } from './context.ts';
import { scanWholePair } from './whole-pair.ts';

const noHits: readonly Hit[] = [];

/** Secrets that are recognisable from a value's text alone. */
export function scanUnnamed(node: ScalarNode, marks: RareMarks): readonly Hit[] {
  if (typeof node.value !== 'string' || isPlainVariable(node.text)) return noHits;
  const found = scanText(node.text, 0, marks);
  const whole = scanWholePair(node);
  return whole.length === 0 ? found : [...found, ...whole];
}

/**
 * A key in a map of credentials that looks random, or like a typed password, so that it is itself a credential. Hexadecimal digits and
 * UUIDs are credentials above the name of an owner; above settings they may be an id or a digest.
 */
export function scanKeyAmongSecrets(node: ScalarNode, value: Node): readonly Hit[] {
  const verdict =
    judgePossible(node.text) ??
    (isTypedPassword(node.text) ? judge('password', '', node.text) : null) ??
    ((isUuid(node.text) || isDigestLike(node.text)) && isOwner(value) ? judge('secret', 'api key', node.text) : null);
  if (verdict === null) return noHits;
  const scan = new TextScan(node.text);
  scan.add({ start: 0, end: node.text.length, ...verdict });
  return scan.hits;
}

/** `bob`, unlike a number or a date. */
function isOwner(value: Node): boolean {
  return value.kind === 'scalar' && /^\p{L}[\p{L}\d @._-]{0,60}$/u.test(value.text) && typeof value.value === 'string';
}

/** All secrets in a value: those recognisable from its text, and those recognisable by its name. */
export function scanValue(node: ScalarNode, context: Context, marks: RareMarks): readonly Hit[] {
  const { text } = node;
  if (text.length < 3 || typeof node.value === 'boolean' || node.value === null || isPlainVariable(text)) return noHits;
  const found = scanUnnamed(node, marks);
  if (context.stored || !mayBeNamed(text, context) || isTaggedReference(node.tag, text)) return found;
  // A reference without a default contains nothing to judge.
  if (!context.traits.cookie && isReference(text) && !mayHoldDefault(text)) return found;
  const scan = new TextScan(text);
  readNamed(scan, node, context);
  return scan.hits.length === 0 ? found : [...found, ...scan.hits];
}

/** Whether a value can be judged by its place. In an environment under a neutral name, only longer values can. */
function mayBeNamed(text: string, { exposed, declared, traits }: Context): boolean {
  return declared || traits.indicative || ((exposed || traits.provider) && text.length >= possibleMin);
}

function mayHoldDefault(reference: string): boolean {
  return /[:|?=-]| or /.test(reference);
}

function readNamed(scan: TextScan, node: ScalarNode, context: Context): void {
  const text = withinShellQuote(node.text, context.name);
  const { traits } = context;
  if (typeof node.value === 'number' && traits.class !== 'password') return;
  if (traits.cookie) readCookies(scan, 0, text.length);
  if (isReference(text)) {
    if (!mayHoldDefault(text)) return;
    const parts = literalParts(text) ?? [];
    for (const { start, end, fallback } of parts) if (fallback) readPart(scan, start, end, context);
    return;
  }
  if (isConnectionByReference(text, context.name)) return;
  if (traits.phrase && readPhrase(scan, text)) return;
  if ((traits.wallet || traits.class === 'secret') && readKeyBytes(scan, text)) return;
  if (traits.wallet && readHexKey(scan, 0, text.length)) return;
  if (traits.authorization && readDigest(scan, 0)) return;
  const start = traits.scheme ? credentialStart(text) : 0;
  if (start > 0 && isReference(text.slice(start)) && literalParts(text.slice(start)) === null) return;
  const isPair = traits.pair && (traits.class !== 'secret' || !isTokenWithColon(text.slice(start)));
  if (isPair && readUserAndPassword(scan, start, rosterName.test(context.name))) return;
  for (const part of literalParts(text.slice(start)) ?? [{ start: 0, end: text.length - start }]) {
    if (isAddressBehindLogin(text, start + part.start)) continue;
    const known = scan.hits.length;
    readPart(scan, start + part.start, start + part.end, context);
    if (scan.hits.length === known && tokenScheme.test(text.slice(0, start))) readWordedToken(scan, start, part);
  }
}

/** `http://${USER}:${PASSWORD}@proxy.example.org:3128`: what follows a login by reference is the host. */
function isAddressBehindLogin(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0x40 || text.includes('@', at + 1)) return false;
  return at > 0 && /^[a-z][a-z\d+.-]{0,30}:\/\//i.test(text);
}

const tokenScheme = /^(?:bearer|token|api-?key)\s/i;

/** `Authorization: Bearer harbor-lantern`: words in place of a token. */
function readWordedToken(scan: TextScan, from: number, { start, end }: { start: number; end: number }): void {
  const verdict = judgeWordedToken(scan.text.slice(from + start, from + end));
  if (verdict !== null) scan.add({ start: from + start, end: from + end, ...verdict });
}

/** `- echo "password: $TOKEN" >> file` is a mapping in YAML: the quote opens in the key and closes in the value, where the shell command continues. The value is the text up to that quote, unless the quote is escaped or the text is empty. */
function withinShellQuote(text: string, name: string): string {
  const quote = /["']/.exec(name)?.[0];
  if (quote === undefined || name.split(quote).length % 2 === 1) return text;
  const close = text.search(quote === '"' ? /(?<!\\)"/ : /(?<!\\)'/);
  const inside = text.slice(0, Math.max(0, close));
  return inside.trim() === '' ? text : inside;
}

function readPart(scan: TextScan, from: number, to: number, context: Context): void {
  const { text } = scan;
  let start = from;
  let end = to;
  while (start < end && /[\s"']/.test(text.charAt(start))) start++;
  while (end > start && /[\s"']/.test(text.charAt(end - 1))) end--;
  // `TOKEN=${{ secrets.TOKEN }}`: the name before a reference.
  if (to < text.length && /^[A-Z][A-Z\d_]{1,80}=$/.test(text.slice(start, end))) return;
  const verdict = judgeNamed(text.slice(start, end), context);
  if (verdict !== null) scan.add({ start, end, ...verdict });
}

/** `Content-MD5`, `x-ms-content-crc64`: headers with a checksum of the body. */
const checksumHeader = /(?:^|[-_])(?:md5|sha-?\d{1,3}|crc(?:32|64)c?|checksum|digest|etag|integrity)$/i;

/** `checksum/session-key`: an annotation of Helm charts with the checksum of a pod's secret. */
const checksumAnnotation = /^checksum\//;

/** `secure: <base64>`: AppVeyor and Travis decrypt the value, whose blocks have 16 bytes. https://www.appveyor.com/docs/build-configuration/#secure-variables */
function isCiphertext(value: string): boolean {
  const length = /^[A-Za-z\d+/]{20,1400}={1,2}$/.test(value) ? (decodeBase64(value)?.length ?? 0) : 0;
  return length > 0 && length % 16 === 0;
}

function judgeNamed(value: string, { name, traits, exposed, declared }: Context): Verdict | null {
  if (checksumAnnotation.test(name) || (name === 'secure' && isCiphertext(value))) return null;
  const own = traits.class;
  const verdict = judge(own, name, value);
  if (verdict !== null) return verdict;
  const isSecret = own === 'secret' || declared || (exposed && own === 'key' && traits.authorization);
  if (isSecret && value.includes(' ') && looksTyped(value)) return judge('secret', name, value.replaceAll(' ', ''));
  if (declared && isUuid(value)) return describeSecret(name, value);
  if (declared || (exposed && own === 'key' && (traits.authorization || isIssuedKey(name, value))))
    return judge('secret', name, value);
  if (traits.provider && isProviderForm(name, value))
    return judgePossible(value) === null ? null : describeSecret(name, value);
  return exposed && own !== 'excluded' && !checksumHeader.test(name) ? judgeVariable(name, value) : null;
}

/** `AUTH_TOKEN: R2so[EvK:a@8AL`: no user is called so, and the colon is a part of the token. */
function isTokenWithColon(value: string): boolean {
  const user = /^[^:]{1,64}(?=:)/.exec(value)?.[0];
  return user !== undefined && (!/^[A-Za-z][\w.@+-]*$/.test(user) || randomness(user) > 0);
}

/** Reads `user:password`, plain or in base64, under a name that means both; whether it was one. */
function readUserAndPassword(scan: TextScan, start: number, isRoster: boolean): boolean {
  const value = scan.text.slice(start);
  if (isBasicCredential(value)) {
    addBasic(scan, start, scan.text.length);
    return true;
  }
  // Neo4j separates the two with a slash.
  const pair = /^(?:[^\s:/@{}$<]{1,64}:|neo4j\/)([^\s/][^\s]{2,120})$/.exec(value);
  const password = pair?.[1];
  if (password === undefined || isReference(value) || isScopeOrTime(value)) return false;
  // The colon may be part of a credential: user names have letters, digits and few signs, and only the scheme `Basic` has a user.
  if (start > 0 || /[!#$%&*?^~]/.test(value.slice(0, -password.length))) return false;
  // `bob:viewer-2` is a role.
  if (isRoster && !/^(?=\D{0,99}\d)(?=[^A-Za-z]{0,99}[A-Za-z])[^\s:]{0,99}[!#$%&*+=?@^~]/.test(password)) return false;
  const verdict = judge('password', 'password', password);
  if (verdict === null) return false;
  scan.add({ start: scan.text.length - password.length, end: scan.text.length, ...verdict });
  return true;
}

/** `write:notes`, `notes:write` and `url:GET|/api/notes` among the scopes of a login, `2030-01-02T03:04:05Z` as the last one. */
function isScopeOrTime(value: string): boolean {
  return /^(?:(?:read|write|create|update|delete|manage|admin|view|list):[a-z][a-z_.-]{1,60}$|[a-z][a-z_.-]{1,60}:(?:read|write|create|update|delete|list|view|execute)$|url:(?:GET|HEAD|POST|PUT|PATCH|DELETE)\|\/|\d{4}-\d\d-\d\d[T ]\d\d:)/.test(
    value,
  );
}

/** Reads the bytes of a key, written as a list of numbers in a text. */
function readKeyBytes(scan: TextScan, text: string): boolean {
  if (text.charCodeAt(0) !== 91 || !/^\[\s?(?:\d{1,3},\s?){31,63}\d{1,3}\s?\]$/.test(text)) return false;
  scan.add({
    start: 0,
    end: text.length,
    kind: 'wallet-key',
    title: 'Wallet private key',
    class: 'private-key',
    confidence: 'high',
  });
  return true;
}

/** Words of English sentences that are in no seed word list. */
const functionWord =
  /^(?:[a-z]{2}|the|and|for|are|was|its|our|his|her|how|not|but|with|from|what|your|their|then|when)$/;

/** Reads a seed phrase in any language: twelve words or more under a name for seed phrases. */
function readPhrase(scan: TextScan, text: string): boolean {
  // A list may be numbered.
  const words = text
    .trim()
    .split(/(?:[\s,]+|^)(?:\d{1,2}[.):]?\s{0,2})?/)
    .filter((word) => word !== '');
  if (words.length < 12 || words.length > 27 || !words.every((word) => /^\p{L}{2,12}$/u.test(word))) return false;
  if (words.some((word) => functionWord.test(word)) || listsPhrases(text)) return false;
  scan.add({
    start: 0,
    end: text.length,
    kind: 'seed-phrase',
    title: 'Wallet seed phrase',
    class: 'private-key',
    confidence: 'high',
  });
  return true;
}

/** `start listening, stop, go to sleep`: in a seed phrase with commas, every word is separated by one. */
function listsPhrases(text: string): boolean {
  return text.includes(',') && text.split(',').some((part) => /\p{L}\s{1,9}\p{L}/u.test(part));
}
