import { charsets, isIn } from './characters.ts';
import { decodeBase64, decodeHex, decodePercent, isReadable } from './decode.ts';

/** Text decoded from a range of another text. A secret inside masks the whole range. */
export interface Layer {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const base64Min = 24;
const hexMin = 32;

/** Decodes a run of token characters if it is base64 or hexadecimal of readable text. */
export function decodeRun(text: string, from: number, end: number): Layer | null {
  const start =
    from + (/^(?:0x|[A-Za-z][\w.-]{0,40}=(?=[A-Za-z\d]))/.exec(text.slice(from, from + 48))?.[0].length ?? 0);
  const run = text.slice(start, end);
  if (run.length < base64Min) return null;
  const head = run.slice(0, 64);
  if (run.length >= hexMin && /^[0-9a-fA-F]+$/.test(head)) {
    if (!isReadable(decodeHex(head.slice(0, 8)))) return null;
    return isReadable(decodeHex(head)) && /^[0-9a-fA-F]+$/.test(run) ? { text: decodeHex(run), start, end } : null;
  }
  // Only the first bytes are checked: if they are not readable, the rest is not either.
  const first = decodeBase64(head.slice(0, head.length & ~3));
  if (first === null) return null;
  if (wide.test(first)) return { text: (decodeBase64(run) ?? first).replaceAll('\0', ''), start, end };
  if (!isReadable(first)) return null;
  const decoded = decodeBase64(run);
  return decoded === null || !isReadable(decoded) ? null : { text: decoded, start, end };
}

/** UTF-16 in base64, as PowerShell's `-EncodedCommand` takes it. */
const wide = /^(?:[\t\n\r -~]\0){8}/;

const lineMin = 40;
const lineForm = /^[A-Za-z\d+/]{40,120}$/;
const lastForm = /^[A-Za-z\d+/]{2,120}={0,2}$/;

interface Block {
  readonly start: number;
  end: number;
  readonly width: number;
  lines: number;
}

/** Base64 over several lines of one length, the last of which may be shorter. */
export function wrappedLayers(text: string): readonly Layer[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const { 0: line, index } of text.matchAll(/\S+/g)) {
    const end = index + line.length;
    if (open !== null && line.length <= open.width && lastForm.test(line)) {
      open.end = end;
      open.lines++;
      if (line.length < open.width || line.endsWith('=')) open = null;
    } else {
      open = line.length >= lineMin && lineForm.test(line) ? { start: index, end, width: line.length, lines: 1 } : null;
      if (open !== null) blocks.push(open);
    }
  }
  return blocks.flatMap(({ start, end, lines }) => (lines > 1 ? (decodeLines(text, start, end) ?? []) : []));
}

function decodeLines(text: string, start: number, end: number): Layer | null {
  const decoded = decodeBase64(text.slice(start, end).replace(/\s+/g, ''));
  return decoded === null || !isReadable(decoded) ? null : { text: decoded, start, end };
}

/** The length of eight characters one of which is percent-escaped. */
const percentMin = 10;

/** Decodes each word that contains percent escapes. */
export function percentLayers(text: string): readonly Layer[] {
  const layers: Layer[] = [];
  let from = 0;
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', from)) {
    const start = wordStart(text, at, from);
    const end = wordEnd(text, at);
    const word = text.slice(start, end);
    if (word.length >= percentMin && /%[0-9a-fA-F]{2}/.test(word))
      layers.push({ text: decodePercent(word), start, end });
    from = Math.max(end, at + 1);
  }
  return layers;
}

/** Words also end at the delimiters of a query, so that only the encoded parameter is masked. */
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
