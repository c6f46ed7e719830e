import { randomness } from '../values/randomness.ts';

/** Whether a value has digits among letters, has symbols or looks random. In prose any word may follow a name. */
export function looksLikeSecret(value: string): boolean {
  if (value.length < 6 || /\s/.test(value) || value.startsWith('-')) return false;
  return (/\d/.test(value) && /[A-Za-z]/.test(value)) || /[!@#$%^&*+=]/.test(value) || randomness(value) > 3;
}
