import type { FingerprintText } from './schema.ts';

/**
 * The 64-bit FNV-1a hash as 16 hexadecimal digits. It identifies a finding and is not a security measure; its input is
 * already redacted, so it does not depend on any secret.
 */
export function fingerprint(parts: readonly string[]): FingerprintText {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  const add = (code: number): void => {
    low = (low ^ code) >>> 0;
    // Multiplication by 2^40 + 0x1b3 in two 32-bit halves: the product of the lower halves carries into the upper one.
    const product = low * 0x1b3;
    const carry = Math.floor(product / 0x1_0000_0000);
    high = (Math.imul(high, 0x1b3) + carry + ((low << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  };
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) add(part.charCodeAt(i));
    add(0xffff);
  }
  // Hexadecimal digits only: the brand allows a report to hold them.
  return `${high.toString(16).padStart(8, '0')}${low.toString(16).padStart(8, '0')}` as FingerprintText;
}
