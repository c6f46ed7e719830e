import { randomness } from '../values/randomness.ts';

/** Letters of both cases and a digit or symbol behind the hyphen, unlike an option. */
const leadingHyphen =
  /^-(?=[^a-z=]{0,60}[a-z])(?=[^A-Z=]{0,60}[A-Z])(?=[^\d!#%&*+?@^~=]{0,60}[\d!#%&*+?@^~])[^\s=-][^\s=]{7,}$/;

/** Whether a value has digits among letters, has symbols or looks random. In prose any word may follow a name. */
export function looksLikeSecret(value: string): boolean {
  if (value.length < 6 || /\s/.test(value) || (value.startsWith('-') && !leadingHyphen.test(value))) return false;
  return (/\d/.test(value) && /[A-Za-z]/.test(value)) || /[!@#$%^&*+=]/.test(value) || randomness(value) > 3;
}
