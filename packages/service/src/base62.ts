import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random text. Its characters are uniformly distributed: bytes beyond the largest multiple of 62 are discarded. */
export function randomBase62(length: number): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

/** A non-negative integer as base62 digits of a fixed length, most significant first. */
export function toBase62(number: number, length: number): string {
  let rest = number;
  let digits = '';
  for (let i = 0; i < length; i++) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
