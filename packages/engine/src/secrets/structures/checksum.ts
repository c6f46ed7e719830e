const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const checksumLength = 6;

/** CRC-32 (ISO 3309) over the code units of an ASCII text. */
export function crc32(text: string): number {
  let crc = ~0;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The checksum of six base62 digits at the end of GitHub's, npm's and our own tokens. */
export function base62Checksum(body: string): string {
  let value = crc32(body);
  let digits = '';
  for (let i = 0; i < checksumLength; i++) {
    digits = base62.charAt(value % 62) + digits;
    value = Math.floor(value / 62);
  }
  return digits;
}

/** Whether the last six characters are the checksum of the characters between the prefix and them. */
export function hasValidChecksum(token: string, prefixLength: number): boolean {
  const body = token.slice(prefixLength, -checksumLength);
  return body.length >= 10 && token.endsWith(base62Checksum(body));
}
