/** A text without its escapes, and where each of its characters began; one more offset tells where the last one ends. */
export interface Unescaped {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** `\x73`, `\u0073`, `\163` as in strings of programs and JSON inside JSON; `&#115;` and `&quot;` as in HTML; letters of full width. */
const escapeForm =
  /\\{1,4}(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3]?[0-7]{2})(?![0-9]))|&#(?:x([0-9a-fA-F]{2,4})|(\d{2,4}));|([\uff01-\uff5e])|&(quot|apos|amp|lt|gt);/g;

const fullWidth = 0xfee0;

/** Whether letters of full width stand in a row. */
export function holdsWide(text: string): boolean {
  return /[\uff21-\uff5a]{3}/.test(text);
}

/** Null when nothing is escaped. */
export function readEscapes(text: string): Unescaped | null {
  const parts: string[] = [];
  const offsets: number[] = [];
  let from = 0;
  for (const match of text.matchAll(escapeForm)) {
    for (let i = from; i < match.index; i++) offsets.push(i);
    parts.push(text.slice(from, match.index), decode(match));
    offsets.push(match.index);
    from = match.index + match[0].length;
  }
  if (from === 0) return null;
  for (let i = from; i <= text.length; i++) offsets.push(i);
  parts.push(text.slice(from));
  return { text: parts.join(''), offsets };
}

const named: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

function decode([, hex, unicode, octal, entity, decimal, wide, name]: RegExpMatchArray): string {
  if (name !== undefined) return named[name] ?? '';
  if (wide !== undefined) return String.fromCharCode(wide.charCodeAt(0) - fullWidth);
  const digits = hex ?? unicode ?? entity;
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
  return String.fromCharCode(octal === undefined ? Number(decimal) : Number.parseInt(octal, 8));
}
