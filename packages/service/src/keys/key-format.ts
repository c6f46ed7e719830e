import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../base62.ts';

/** `ag_live_`, 30 characters of base62 randomness (178 bits), 6 of base62 CRC-32 over those 30, most significant first. */
const prefix = 'ag_live_';
const randomLength = 30;
const checksumLength = 6;
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

export function createKeyText(): string {
  const random = randomBase62(randomLength);
  return prefix + random + checksum(random);
}

/** Whether a text can be a key at all: tells mistyped keys from others without a look-up. */
export function isKeyText(text: string): boolean {
  if (!shape.test(text)) return false;
  const random = text.slice(prefix.length, prefix.length + randomLength);
  return text.endsWith(checksum(random));
}

/** What is stored in a key's place. Its 178 random bits need no salt and no slow hash. */
export const digestOf = (key: string): string => hash('sha256', key, 'hex');

export const lastFourOf = (key: string): string => key.slice(-4);

const checksum = (text: string): string => toBase62(crc32(text), checksumLength);
