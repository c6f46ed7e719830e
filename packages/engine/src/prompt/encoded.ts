import type { Span } from '../text/span.ts';
import { printable } from './hidden.ts';
import { unbrokenMin } from './signs.ts';

/** Encoded text found in another text. */
export interface Encoded {
  readonly range: Span;
  readonly encoding: 'base64' | 'hexadecimal' | 'percent' | 'escapes' | 'entities';
  readonly decoded: string;
}

/** Maximum number of decoded characters; a payload shows its purpose early. */
const decodedMax = 4096;
const foundMax = 200;

/** A run is delimited by its alphabet, so each expression is linear in the text. */
const runs = [
  { encoding: 'base64', pattern: /[A-Za-z0-9+/_-]{24,}={0,2}/g, decode: decodeBase64 },
  { encoding: 'hexadecimal', pattern: /\b(?:0x)?[0-9a-fA-F]{32,}\b/g, decode: decodeHexadecimal },
  { encoding: 'percent', pattern: /(?:%[0-9a-fA-F]{2}){12,}/g, decode: (run) => decodeGroups(run, /%(..)/g, 16) },
  { encoding: 'escapes', pattern: /(?:\\x[0-9a-fA-F]{2}){8,}/g, decode: (run) => decodeGroups(run, /\\x(..)/g, 16) },
  {
    encoding: 'escapes',
    pattern: /(?:\\u00[0-9a-fA-F]{2}){8,}/g,
    decode: (run) => decodeGroups(run, /\\u00(..)/g, 16),
  },
  { encoding: 'entities', pattern: /(?:&#\d{2,3};){8,}/g, decode: (run) => decodeGroups(run, /&#(\d+);/g, 10) },
  { encoding: 'entities', pattern: /(?:&#x[0-9a-fA-F]{2};){8,}/g, decode: (run) => decodeGroups(run, /&#x(..);/g, 16) },
] as const satisfies readonly {
  encoding: Encoded['encoding'];
  pattern: RegExp;
  decode: (run: string) => string | null;
}[];

/** Every encoded run that decodes to words; images, digests, keys and names do not. */
export function findEncoded(text: string): readonly Encoded[] {
  const found: Encoded[] = [];
  // Any long run without white space contains a multiple of half its minimum length.
  for (let at = stride - 1; at < text.length && found.length < foundMax; at += stride) {
    if (isSpace(text.charCodeAt(at))) continue;
    let start = at;
    let end = at + 1;
    while (start > 0 && !isSpace(text.charCodeAt(start - 1))) start--;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    if (end - start >= unbrokenMin) readUnbroken(text.slice(start, end), start, found);
    while (at + stride < end) at += stride;
  }
  return found;
}

const stride = unbrokenMin / 2;

function readUnbroken(piece: string, start: number, found: Encoded[]): void {
  for (const { encoding, pattern, decode } of runs) {
    for (const { 0: run, index } of piece.matchAll(pattern)) {
      const decoded = decode(run.slice(0, decodedMax * 2));
      if (decoded === null || !/[\p{L}]{2,}[\s\p{P}]+[\p{L}]{2,}/u.test(decoded.slice(0, 400))) continue;
      found.push({ range: { start: start + index, end: start + index + run.length }, encoding, decoded });
      if (found.length >= foundMax) return;
    }
  }
}

function isSpace(code: number): boolean {
  return code <= 32;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...alphabet].map((letter, index) => [letter, index]));
values.set('-', 62);
values.set('_', 63);

/** Decodes the standard and URL alphabets. The first dozen letters distinguish words from noise before the rest is decoded. */
function decodeBase64(run: string): string | null {
  const head = bytesOf(run.slice(0, 16));
  return printable(head) === null ? null : printable(bytesOf(run));
}

function bytesOf(run: string): number[] {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of run) {
    const value = values.get(letter);
    if (value === undefined) break;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes;
}

function decodeHexadecimal(run: string): string | null {
  const digits = run.startsWith('0x') ? run.slice(2) : run;
  return digits.length % 2 === 1 ? null : decodeGroups(digits, /(..)/g, 16);
}

function decodeGroups(run: string, group: RegExp, base: 10 | 16): string | null {
  return printable([...run.matchAll(group)].map((match) => Number.parseInt(match[1] ?? '', base)));
}
