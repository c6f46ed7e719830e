import { newId } from '../ids.ts';
import { readName } from '../names.ts';
import type { Key, KeyOwner, KeyStore } from '../stores/stores.ts';
import { createKeyText, digestOf, lastFourOf } from './key-format.ts';

export interface NewKey {
  readonly owner: KeyOwner;
  readonly name: string;
  readonly expiresAtMs: number | null;
}

export type KeyCreation =
  /** `text` is the key itself: it exists nowhere else and is shown once. */
  { readonly kind: 'created'; readonly key: Key; readonly text: string } | { readonly kind: 'invalid-name' };

export async function createKey(keys: KeyStore, wanted: NewKey, nowMs: number): Promise<KeyCreation> {
  const name = readName(wanted.name);
  if (name === null) return { kind: 'invalid-name' };
  const text = createKeyText();
  const key: Key = {
    id: newId('key'),
    digest: digestOf(text),
    lastFour: lastFourOf(text),
    name,
    owner: wanted.owner,
    createdAtMs: nowMs,
    lastUsedAtMs: null,
    expiresAtMs: wanted.expiresAtMs,
    revokedAtMs: null,
  };
  await keys.insert(key);
  return { kind: 'created', key, text };
}
