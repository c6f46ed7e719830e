import { newId } from '../ids.ts';
import { readName } from '../names.ts';
import type { AuditEvent, Key, KeyOwner, KeyStore } from '../stores/stores.ts';
import { createKeyText, digestOf, lastFourOf } from './key-format.ts';

export interface NewKey {
  readonly owner: KeyOwner;
  readonly name: string;
  readonly expiresAtMs: number | null;
}

/** `text` is the key itself: it is not stored anywhere and shown only once. */
export interface MadeKey {
  readonly kind: 'created';
  readonly key: Key;
  readonly text: string;
}

interface TooManyKeys {
  readonly kind: 'too-many';
}

export type KeyCreation = MadeKey | TooManyKeys | { readonly kind: 'invalid-name' };

export const keyLimits = {
  /** Per user or team; expired and revoked keys do not count. */
  activeMax: 1_000,
  expiryDaysMax: 3_650,
  /** How long a rotated key may stay valid beside its successor. */
  overlapHoursMax: 30 * 24,
} as const;

/** Whether a key is neither revoked nor expired; its plan is not checked. */
export const isActive = (key: Pick<Key, 'revokedAtMs' | 'expiresAtMs'>, nowMs: number): boolean =>
  key.revokedAtMs === null && (key.expiresAtMs === null || key.expiresAtMs > nowMs);

/** Creates and stores a key. `describe` gives the audit event to store with it. */
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

/** Replaces a key by a new one. The old key stays valid for `overlapMs`, so that programs can be switched over. */
export async function rotateKey(
  keys: KeyStore,
  old: Key,
  overlapMs: number,
  nowMs: number,
  event: AuditEvent,
): Promise<MadeKey | TooManyKeys> {
  const lifetimeMs = old.expiresAtMs === null ? null : old.expiresAtMs - old.createdAtMs;
  const expiresAtMs = lifetimeMs === null ? null : nowMs + lifetimeMs;
  const made = makeKey({ owner: old.owner, name: old.name, expiresAtMs }, nowMs);
  const replaced = await keys.replace(old.id, nowMs + overlapMs, made.key, event, keyLimits.activeMax);
  return replaced ? made : { kind: 'too-many' };
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
