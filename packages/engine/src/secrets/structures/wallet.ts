import { charsets } from '../search/characters.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import { sha256 } from './sha256.ts';
import { isBoundary } from './token.ts';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export const walletPrefixes = [
  'nsec1',
  'xprv',
  'yprv',
  'zprv',
  'tprv',
  'uprv',
  'vprv',
  'ed25519e_sk1',
  'suiprivkey1',
] as const;
const walletMin = 40;

/** Reads Nostr keys (NIP-19) and extended private keys (BIP-32), identified by their prefix. */
export function readWalletKey(scan: TextScan, start: number, anchorEnd: number): void {
  if (!isBoundary(scan.text, start, false)) return;
  const end = scan.runEnd(anchorEnd, charsets.base62);
  if (end - start < walletMin) return;
  scan.add({ start, end, kind: 'wallet-key', title: 'Wallet private key', class: 'private-key', confidence: 'high' });
}

/** Reads 32 bytes in hexadecimal under the name of a wallet or a signer. Returns whether the value is such a key. */
export function readHexKey(scan: TextScan, from: number, to: number): boolean {
  const value = scan.text.slice(from, to).trim();
  if (!/^0x[0-9a-fA-F]{64}$/.test(value) || isPlaceholder(value.slice(2))) return false;
  const start = scan.text.indexOf(value, from);
  const key = { kind: 'wallet-key', title: 'Wallet private key', class: 'private-key', confidence: 'high' } as const;
  scan.add({ start, end: start + value.length, ...key });
  return true;
}

/** Whether a text is in Bitcoin's wallet import format. Only length and first letter identify it, so its checksum must be valid. */
export function isWalletImport(text: string): boolean {
  if (text.length < 51 || text.length > 52 || !'5KLc9'.includes(text.charAt(0))) return false;
  const bytes = decodeBase58(text);
  if (bytes === null || bytes.length < 37) return false;
  const check = sha256(sha256(bytes.subarray(0, -4)));
  return bytes.subarray(-4).every((byte, index) => byte === check[index]);
}

function decodeBase58(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (const char of text) {
    let carry = base58.indexOf(char);
    if (carry === -1) return null;
    for (let i = 0; i < bytes.length; i++) {
      carry += (bytes[i] ?? 0) * 58;
      bytes[i] = carry & 255;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255);
  }
  for (const char of text) {
    if (char !== '1') break;
    bytes.push(0);
  }
  return Uint8Array.from(bytes.reverse());
}
