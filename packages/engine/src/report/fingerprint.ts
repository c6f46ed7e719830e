import type { FingerprintText } from './schema.ts';

/**
 * 64 bits of FNV-1a as 16 hexadecimal digits. An identity, not a safeguard: it only ever sees text that the redactor has printed,
 * so it holds no function of a secret.
 */
export function fingerprint(parts: readonly string[]): FingerprintText {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  const add = (code: number): void => {
    low = (low ^ code) >>> 0;
    // Times 2^40 + 0x1b3, in two halves of 32 bits: the product of the lower halves carries into the upper one.
    const product = low * 0x1b3;
    const carry = Math.floor(product / 0x1_0000_0000);
    high = (Math.imul(high, 0x1b3) + carry + ((low << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  };
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) add(part.charCodeAt(i));
    add(0xffff);
  }
  // Digits of a number: the brand is what lets a report hold them.
  return `${high.toString(16).padStart(8, '0')}${low.toString(16).padStart(8, '0')}` as FingerprintText;
}
