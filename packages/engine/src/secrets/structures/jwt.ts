import { charsets } from '../search/characters.ts';
import { decodeBase64 } from '../search/decode.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isPublicJwt } from '../values/public-jwt.ts';
import { isBoundary } from './token.ts';

const headerMin = 10;
const payloadMin = 8;

/** Reads a JSON Web Token (RFC 7519), signed or encrypted, whose header starts at an offset. */
export function readJwt(scan: TextScan, at: number): void {
  const { text } = scan;
  if (at < scan.jwtEnd || !text.startsWith('eyJ', at) || !isBoundary(text, at, false)) return;
  // Mapbox's public tokens start with `pk.` and continue like a header.
  if (text.startsWith('pk.', at - 3)) return;
  const headerEnd = scan.runEnd(at, charsets.base64url);
  if (headerEnd - at < headerMin || text.charCodeAt(headerEnd) !== 46) return;
  const payloadEnd = scan.runEnd(headerEnd + 1, charsets.base64url);
  // Direct encryption with a shared key leaves the second part empty (RFC 7516, 4.5).
  const isDirect = payloadEnd === headerEnd + 1 && text.charCodeAt(payloadEnd) === 46;
  if (payloadEnd - headerEnd - 1 < payloadMin && !isDirect) return;
  let end = payloadEnd;
  for (let part = 0; part < 3 && text.charCodeAt(end) === 46; part++) end = scan.runEnd(end + 1, charsets.base64url);
  scan.jwtEnd = end;
  if (end - headerEnd < payloadMin) return;
  if (isPublicJwt(text.slice(at, end))) return;
  const hit = { start: at, end, kind: 'jwt', confidence: 'high' } as const;
  if (isUnsigned(text.slice(at, headerEnd)) && isEmptyFrom(text, payloadEnd, end))
    scan.add({ ...hit, title: 'unsigned JSON Web Token', class: 'example' });
  else scan.add({ ...hit, title: 'JSON Web Token', class: 'provider' });
}

/** Anyone can write an unsecured token (RFC 7519, 6.1): having one proves nothing. */
function isUnsigned(header: string): boolean {
  return header.length < 400 && /"alg"\s{0,9}:\s{0,9}"none"/i.test(decodeBase64(header) ?? '');
}

/** Whether nothing but dots stands between two offsets. */
function isEmptyFrom(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) !== 46) return false;
  return true;
}
