import { wordSet } from '../../text/word-set.ts';
import { charsets } from '../search/characters.ts';
import { decodeBase64, isReadable } from '../search/decode.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isPublic } from '../values/benign.ts';
import { judge } from '../values/judge.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import { isReference } from '../values/references.ts';
import type { Verdict } from '../values/verdict.ts';

/** Authentication schemes in an `Authorization` header: those of RFC 9110 and of individual services. */
const schemeWords = wordSet(
  'bearer basic token apikey api-key api_key key bot ssws genie-key geniekey negotiate oauth jwt deepl-auth-key client-id sharedaccesskey zoho-oauthtoken klaviyo-api-key discogs snowflake splunk private-token pve',
);

/** Reads `Bearer <credential>` anywhere in a text; `at` is the offset after the scheme and its space. */
export function readBearer(scan: TextScan, at: number): void {
  const end = scan.runEnd(at, charsets.escaped);
  // Neither a reference to a secret store (`op://…`, `vault:…`) nor an option (`--bearer --flag`).
  if (scan.text.charCodeAt(end) === 58 || scan.text.startsWith('--', at)) return;
  const value = scan.text.slice(at, end).replace(/[.,;:]+$/, '');
  const verdict = judge('secret', 'bearer token', value) ?? judgeWordedToken(value);
  if (verdict === null) return;
  if (verdict.class === 'worded') {
    // In prose, words after the scheme are a placeholder for any token.
    if (isWholeHeader(scan.text, at, at + value.length)) scan.add({ start: at, end: at + value.length, ...verdict });
    return;
  }
  scan.add({
    start: at,
    end: at + value.length,
    kind: 'bearer-token',
    title: 'Bearer token',
    class: 'named',
    confidence: 'high',
  });
}

/**
 * Judges words after an authentication scheme. Unlike the value of a key, they cannot name a stored credential, so they are the
 * credential itself.
 */
export function judgeWordedToken(value: string): Verdict | null {
  const verdict = judge('secret', 'BEARER_TOKEN', value);
  return verdict?.class === 'worded' ? verdict : null;
}

const bearerHeaderStart = /(?:^|["'\\])(?:proxy-)?authorization[\\"']{0,4}\s{0,2}[:=]\s{0,2}[\\"']{0,4}bearer $/i;
const bearerVariableStart = /^[A-Z][A-Z\d_]{2,60}=["']?bearer $/i;
const beforeMax = 80;

/** Whether the header or variable fills a whole text or string: `Authorization: Bearer words`, `NAME=Bearer words`. */
function isWholeHeader(text: string, start: number, end: number): boolean {
  if (end < text.length && !'"\'\\'.includes(text.charAt(end))) return false;
  const from = Math.max(0, start - beforeMax);
  // A cut-off text must not match as the beginning.
  const before = from === 0 ? text.slice(0, start) : ` ${text.slice(from, start)}`;
  return bearerHeaderStart.test(before) || bearerVariableStart.test(before);
}

/**
 * Reads `Digest username="…", response="…"` (RFC 7616), of which only the response is worth masking. Returns whether the value is of this
 * scheme.
 */
export function readDigest(scan: TextScan, start: number): boolean {
  const head = scan.text.slice(start, start + digestMax);
  if (!/^digest\s/i.test(head)) return false;
  const answer = /^[^\n]{0,800}?\bresponse=\\{0,3}["']?([0-9a-f]{32,128})/i.exec(head);
  if (answer === null) return true;
  const end = start + answer[0].length;
  const named = { kind: 'digest-response', title: 'Digest authentication response', class: 'named' } as const;
  scan.add({ start: end - (answer[1]?.length ?? 0), end, ...named, confidence: 'medium' });
  return true;
}

const digestMax = 960;

/** Reads `Basic <base64 of user:password>`. */
export function readBasic(scan: TextScan, at: number): void {
  const end = scan.runEnd(at, charsets.base64);
  if (isBasicCredential(scan.text.slice(at, end))) addBasic(scan, at, end);
}

/** Whether a text is base64 of a user and a password that is neither a reference nor a placeholder. */
export function isBasicCredential(text: string): boolean {
  if (text.length < 8 || text.length > 2_000 || isPublic(text)) return false;
  const decoded = decodeBase64(text);
  if (decoded === null || !isReadable(decoded)) return false;
  const colon = decoded.indexOf(':');
  if (colon === -1) return false;
  const password = decoded.slice(colon + 1);
  const secretPart = password === '' ? decoded.slice(0, colon) : password;
  return (
    secretPart.length >= 3 && /^[\x20-\x7e]+$/.test(decoded) && !isReference(secretPart) && !isPlaceholder(secretPart)
  );
}

export function addBasic(scan: TextScan, start: number, end: number): void {
  scan.add({
    start,
    end,
    kind: 'basic-auth',
    title: 'Basic authentication credential',
    class: 'connection',
    confidence: 'high',
  });
}

/** The offset of the credential after its scheme, or 0 if the value has no scheme. */
export function credentialStart(value: string): number {
  const space = value.search(/\s/);
  if (space < 1 || space > 24) return 0;
  const scheme = value.slice(0, space).toLowerCase();
  if (!schemeWords.has(scheme)) return 0;
  return value.length - value.slice(space).trimStart().length;
}
