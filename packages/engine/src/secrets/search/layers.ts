import { charsets, isIn } from './characters.ts';
import { decodeBase64, decodeHex, decodePercent, isReadable } from './decode.ts';

/** Text that stands encoded inside another, and the range it was decoded from: a secret inside takes all of it. */
export interface Layer {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const base64Min = 24;
const hexMin = 32;

/** A run of token characters, when it is base64 or hexadecimal of something that reads like text. */
export function decodeRun(text: string, start: number, end: number): Layer | null {
  const run = text.slice(start, end);
  if (run.length < base64Min) return null;
  const head = run.slice(0, 64);
  if (run.length >= hexMin && /^[0-9a-fA-F]+$/.test(head)) {
    return isReadable(decodeHex(head)) && /^[0-9a-fA-F]+$/.test(run) ? { text: decodeHex(run), start, end } : null;
  }
  // The first bytes tell: what does not read like text there is no text.
  const first = decodeBase64(head.slice(0, head.length & ~3));
  if (first === null || !isReadable(first)) return null;
  const decoded = decodeBase64(run);
  return decoded === null || !isReadable(decoded) ? null : { text: decoded, start, end };
}

/** Soft hyphens, joiners, direction marks, variation selectors and their kin. */
const invisible =
  /\u00ad|\u034f|\u061c|\u180e|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2064]|[\u2066-\u2069]|[\ufe00-\ufe0f]|\ufeff/g;

/** The same text without characters that nobody sees, when it holds any. */
export function stripInvisible(text: string): string | null {
  invisible.lastIndex = 0;
  return invisible.test(text) ? text.replace(invisible, '') : null;
}

/** Words with percent escapes, decoded one by one. */
export function percentLayers(text: string): readonly Layer[] {
  const layers: Layer[] = [];
  let from = 0;
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', from)) {
    const start = wordStart(text, at, from);
    const end = wordEnd(text, at);
    const word = text.slice(start, end);
    if (/%[0-9a-fA-F]{2}/.test(word)) layers.push({ text: decodePercent(word), start, end });
    from = Math.max(end, at + 1);
  }
  return layers;
}

/** Words end at what divides a query as well, so that only the encoded parameter is taken. */
function isWord(code: number): boolean {
  return isIn(code, charsets.escaped) && code !== 61 && code !== 47;
}

function wordStart(text: string, at: number, limit: number): number {
  let start = at;
  while (start > limit && isWord(text.charCodeAt(start - 1))) start--;
  return start;
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isWord(text.charCodeAt(end))) end++;
  return end;
}
