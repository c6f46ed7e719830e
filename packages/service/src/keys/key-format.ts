import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../base62.ts';

/** A key is `ag_live_`, 30 random base62 characters (178 bits) and their CRC-32 as 6 base62 digits, most significant first. */
const prefix = 'ag_live_';
const randomLength = 30;
const checksumLength = 6;
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

export function createKeyText(): string {
  const random = randomBase62(randomLength);
  return prefix + random + checksum(random);
}

/** Whether a text has the format and checksum of a key, which rejects mistyped keys without a database query. */
export function isKeyText(text: string): boolean {
  if (!shape.test(text)) return false;
  const random = text.slice(prefix.length, prefix.length + randomLength);
  return text.endsWith(checksum(random));
}

/** The digest that is stored instead of the key. The key's 178 random bits need neither a salt nor a slow hash. */
export const digestOf = (key: string): string => hash('sha256', key, 'hex');

export const lastFourOf = (key: string): string => key.slice(-4);

const checksum = (text: string): string => toBase62(crc32(text), checksumLength);
