import { newId } from '../ids.ts';
import { readName } from '../names.ts';
import type { AuditEvent, Key, KeyOwner, KeyStore } from '../stores/stores.ts';
import { createKeyText, digestOf, lastFourOf } from './key-format.ts';

export interface NewKey {
  readonly owner: KeyOwner;
  readonly name: string;
  readonly expiresAtMs: number | null;
}

/** `text` is the key itself: it exists nowhere else and is shown once. */
export interface MadeKey {
  readonly kind: 'created';
  readonly key: Key;
  readonly text: string;
}

export type KeyCreation = MadeKey | { readonly kind: 'invalid-name' } | { readonly kind: 'too-many' };

export const keyLimits = {
  /** Of one user or team, not counting those that no longer work. */
  activeMax: 1_000,
  expiryDaysMax: 3_650,
  /** How long a key that is replaced may go on working beside its successor. */
  overlapHoursMax: 30 * 24,
} as const;

/** Whether a key is one at this moment, whatever the plan. */
export const isActive = (key: Pick<Key, 'revokedAtMs' | 'expiresAtMs'>, nowMs: number): boolean =>
  key.revokedAtMs === null && (key.expiresAtMs === null || key.expiresAtMs > nowMs);

/** `describe` says what is written down of it. */
export async function createKey(
  keys: KeyStore,
  wanted: NewKey,
  nowMs: number,
  describe?: (key: Key) => AuditEvent,
): Promise<KeyCreation> {
  const name = readName(wanted.name);
  if (name === null) return { kind: 'invalid-name' };
  const made = makeKey({ ...wanted, name }, nowMs);
  const stored = await keys.insert(made.key, describe?.(made.key), keyLimits.activeMax);
  return stored ? made : { kind: 'too-many' };
}

/** A new key in an old one's place, which goes on working for a while so that programs can be moved over. */
export async function rotateKey(
  keys: KeyStore,
  old: Key,
  overlapMs: number,
  nowMs: number,
  event: AuditEvent,
): Promise<MadeKey> {
  const lifetimeMs = old.expiresAtMs === null ? null : old.expiresAtMs - old.createdAtMs;
  const expiresAtMs = lifetimeMs === null ? null : nowMs + lifetimeMs;
  const made = makeKey({ owner: old.owner, name: old.name, expiresAtMs }, nowMs);
  await keys.replace(old.id, nowMs + overlapMs, made.key, event);
  return made;
}

export function makeKey({ owner, name, expiresAtMs }: NewKey, nowMs: number): MadeKey {
  const text = createKeyText();
  const key: Key = {
    id: newId('key'),
    digest: digestOf(text),
    lastFour: lastFourOf(text),
    name,
    owner,
    createdAtMs: nowMs,
    lastUsedAtMs: null,
    expiresAtMs,
    revokedAtMs: null,
    exposedAtMs: null,
  };
  return { kind: 'created', key, text };
}
