import { nameWords } from './names.ts';
import { isPlaceholder } from './placeholders.ts';
import { providerFormOf } from './provider-form.ts';
import { looksRandom } from './randomness.ts';
import type { Verdict } from './verdict.ts';

/** The verdict for a credential: the provider's kind if name and form match a provider, otherwise the kind in the name. */
export function describeSecret(name: string, value: string): Verdict {
  const words = nameWords(name);
  const known = providerFormOf(words, value);
  if (known !== undefined) return { kind: known.kind, title: known.title, class: 'provider', confidence: 'high' };
  const [kind, title] = nounOf(words);
  const confidence = looksRandom(value) ? 'high' : 'medium';
  return { kind, title, class: 'named', confidence };
}

/** Whether a value has the form of a provider's keys, under that provider's name. */
export function isProviderForm(name: string, value: string): boolean {
  return providerFormOf(nameWords(name), value) !== undefined && !isPlaceholder(value);
}

/** The kind and title in the words of a name. */
export function nounOf(words: readonly string[]): readonly [kind: string, title: string] {
  const has = (...any: string[]) => any.some((word) => words.includes(word));
  if (has('mnemonic', 'seed', 'phrase')) return ['seed-phrase', 'Seed phrase'];
  if (has('private', 'privatekey', 'privkey')) return ['private-key', 'Private key'];
  if (has('token', 'jwt', 'bearer', 'pat')) return ['token', 'Token'];
  if (has('api', 'apikey')) return ['api-key', 'API key'];
  if (has('secret', 'secrets')) return ['secret', 'Secret'];
  if (has('key', 'keys')) return ['key', 'Key'];
  return ['credential', 'Credential'];
}
