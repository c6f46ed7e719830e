/** A JSON object in the sense of RFC 8259, or why the text is not one. */
export type JsonObject =
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, unknown> }
  | { readonly kind: 'invalid_json' | 'duplicate_field' };

/** More than any valid request needs; a text that exceeds it is refused before memory is spent on it. */
const limits = { depthMax: 100, valuesMax: 10_000 } as const;

export function readJsonObject(text: string): JsonObject {
  const structure = scan(text);
  if (structure === 'excessive') return { kind: 'invalid_json' };
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    // The error's message quotes the text and is dropped.
    return { kind: 'invalid_json' };
  }
  if (typeof root !== 'object' || root === null || Array.isArray(root)) return { kind: 'invalid_json' };
  if (structure === 'duplicate') return { kind: 'duplicate_field' };
  return { kind: 'object', members: new Map(Object.entries(root)) };
}

/** Finds duplicate member names, which `JSON.parse` hides although a proxy may have used the other value. The result is meaningless if the text is not JSON. */
function scan(text: string): 'plain' | 'duplicate' | 'excessive' {
  /** The names seen in each open object; null for an open array. */
  const open: (Set<string> | null)[] = [];
  let values = 0;
  let duplicate = false;
  let atName = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) {
      const end = endOfString(text, i);
      const names = open.at(-1);
      if (atName && names) {
        const name = decode(text.slice(i, end));
        duplicate ||= names.has(name);
        names.add(name);
        atName = false;
      }
      i = end - 1;
    } else if (code === openBrace || code === openBracket) {
      open.push(code === openBrace ? new Set() : null);
      atName = code === openBrace;
      if (open.length > limits.depthMax) return 'excessive';
    } else if (code === closeBrace || code === closeBracket) {
      open.pop();
      atName = false;
    } else if (code === comma) {
      atName = open.at(-1) instanceof Set;
      if (++values > limits.valuesMax) return 'excessive';
    }
  }
  return duplicate ? 'duplicate' : 'plain';
}

const quote = 0x22;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** The offset after the closing quote, or the text's end. Each backslash is visited once. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charAt(end - 1 - backslashes) === '\\') backslashes++;
    if (backslashes % 2 === 0) return end + 1;
  }
  return text.length;
}

/** Decodes a name, so that `"a"` and `"\u0061"` are the same. */
function decode(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal;
  }
}
