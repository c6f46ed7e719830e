const values = buildValues();

function buildValues(): Int8Array {
  const table = new Int8Array(128).fill(-1);
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let i = 0; i < 64; i++) table[digits.charCodeAt(i)] = i;
  table['-'.charCodeAt(0)] = 62;
  table['_'.charCodeAt(0)] = 63;
  return table;
}

/** Decodes both base64 alphabets, with or without padding, to one character per byte (UTF-8 is not decoded). Null for any other character. */
export function decodeBase64(text: string): string | null {
  const parts: string[] = [];
  let chunk = '';
  let bits = 0;
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 61 || code === 10 || code === 13 || code === 32) continue;
    const value = code < 128 ? (values[code] ?? -1) : -1;
    if (value === -1) return null;
    bits = (bits << 6) | value;
    count += 6;
    if (count >= 8) {
      count -= 8;
      chunk += String.fromCharCode((bits >> count) & 255);
      if (chunk.length >= 4096) {
        parts.push(chunk);
        chunk = '';
      }
    }
  }
  parts.push(chunk);
  return parts.join('');
}

/** Decodes pairs of hexadecimal digits to one character per byte. */
export function decodeHex(text: string): string {
  let decoded = '';
  for (let i = 0; i + 1 < text.length; i += 2) {
    decoded += String.fromCharCode(Number.parseInt(text.slice(i, i + 2), 16));
  }
  return decoded;
}

/** Decodes `%41` to `A`; invalid escapes are kept. */
export function decodePercent(text: string): string {
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Whether decoded bytes are readable text, unlike those of an image or a key. */
export function isReadable(bytes: string): boolean {
  const judged = Math.min(bytes.length, 512);
  let readable = 0;
  for (let i = 0; i < judged; i++) {
    const code = bytes.charCodeAt(i);
    if ((code >= 32 && code < 127) || code === 10 || code === 13 || code === 9) readable++;
  }
  return judged > 0 && readable >= judged * 0.85;
}
