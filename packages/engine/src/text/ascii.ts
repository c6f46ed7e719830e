const encoder = new TextEncoder();
const chunkLength = 65_536;

/**
 * Whether a long text is pure ASCII. JavaScript engines encode a text several times faster than they match it against a
 * character class; UTF-8 takes one byte for each ASCII character and more for any other.
 */
export function isAscii(text: string): boolean {
  const bytes = new Uint8Array(Math.min(text.length, chunkLength));
  for (let from = 0; from < text.length; from += chunkLength) {
    const part = text.slice(from, from + chunkLength);
    const { read, written } = encoder.encodeInto(part, bytes);
    if (read < part.length || written > read) return false;
  }
  return true;
}
