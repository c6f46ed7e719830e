const encoder = new TextEncoder();
const encodedAtOnce = 65_536;

/**
 * Whether a long text holds nothing beyond ASCII. Engines encode a text several times faster than they compare its letters with a class;
 * UTF-8 has one byte for each character of ASCII, and more for any other.
 */
export function isAscii(text: string): boolean {
  const bytes = new Uint8Array(Math.min(text.length, encodedAtOnce));
  for (let from = 0; from < text.length; from += encodedAtOnce) {
    const part = text.slice(from, from + encodedAtOnce);
    const { read, written } = encoder.encodeInto(part, bytes);
    if (read < part.length || written > read) return false;
  }
  return true;
}
