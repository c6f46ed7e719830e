import { randomness } from '../values/randomness.ts';

/** In prose any word may follow a name: a secret has digits or symbols inside, or looks random. */
export function looksLikeSecret(value: string): boolean {
  if (value.length < 6 || /\s/.test(value) || value.startsWith('-')) return false;
  return (/\d/.test(value) && /[A-Za-z]/.test(value)) || /[!@#$%^&*+=]/.test(value) || randomness(value) > 3;
}
