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
  const status = await keys.findStatus(digestOf(presented));
  if (status === null || status.revokedAtMs !== null) return { kind: 'unknown' };
  if (status.expiresAtMs !== null && status.expiresAtMs <= nowMs) return { kind: 'unknown' };
  return { kind: isEntitled(status.kind, status.plan) ? 'admitted' : 'not-entitled', keyId: status.id };
}
