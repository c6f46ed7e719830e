import { isEntitled } from '../plans/entitlement.ts';
import type { KeyStore } from '../stores/stores.ts';
import { digestOf, isKeyText } from './key-format.ts';

export type Admission =
  | { readonly kind: 'admitted'; readonly keyId: string }
  /** Malformed, unknown, expired or revoked; the client is not told which. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-entitled'; readonly keyId: string };

/** Decides whether a key may use the API now. Throws only if the database does not answer. */
export async function admit(keys: KeyStore, presented: string, nowMs: number): Promise<Admission> {
  if (!isKeyText(presented)) return { kind: 'unknown' };
  const standing = await keys.findStanding(digestOf(presented));
  if (standing === null || standing.revokedAtMs !== null) return { kind: 'unknown' };
  if (standing.expiresAtMs !== null && standing.expiresAtMs <= nowMs) return { kind: 'unknown' };
  return { kind: isEntitled(standing.kind, standing.plan) ? 'admitted' : 'not-entitled', keyId: standing.id };
}
