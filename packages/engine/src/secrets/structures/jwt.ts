import { charsets } from '../search/characters.ts';
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
  scan.add({ start: at, end, kind: 'jwt', title: 'JSON Web Token', class: 'provider', confidence: 'high' });
}
