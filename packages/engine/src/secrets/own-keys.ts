import { SourceText } from '../text/source-text.ts';
import { decodeBase64, decodePercent } from './search/decode.ts';
import type { SecretMatch } from './secret.ts';
import { hasValidChecksum } from './structures/checksum.ts';
import { sha256 } from './structures/sha256.ts';

const prefix = 'ag_live_';
const form = /ag_live_[0-9A-Za-z]{36}/g;
/** The receiver looks up each reported digest. */
const reportedMax = 20;

/**
 * SHA-256 digests, in hexadecimal, of what may be keys of this very service, so that its operator can inform their owners. Returned
 * beside the report, never in it. Keys have 178 random bits: their digest reveals nothing.
 */
export function digestOwnKeys(matches: readonly SecretMatch[]): readonly string[] {
  const digests = new Set<string>();
  for (const match of matches) {
    if (match.class !== 'own-key') continue;
    for (const key of keysIn(SourceText.reveal(match.secret))) if (digests.size < reportedMax) digests.add(digest(key));
  }
  return [...digests];
}

/** The match may be a whole encoded text that contains a key. */
function keysIn(secret: string): readonly string[] {
  return [secret, decodePercent(secret), decodeBase64(secret) ?? '']
    .flatMap((text) => text.match(form) ?? [])
    .filter((key) => hasValidChecksum(key, prefix.length));
}

function digest(key: string): string {
  const bytes = Uint8Array.from(key, (char) => char.charCodeAt(0));
  return Array.from(sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
