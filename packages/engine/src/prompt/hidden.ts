import type { Span } from '../text/span.ts';

/** Technique with which a text hides content from human readers. */
export type Hiding =
  | 'tags' // Unicode tag characters, an invisible copy of ASCII
  | 'selectors' // bytes encoded as variation selectors
  | 'zero-width' // text encoded in zero-width characters, or words split by them
  | 'bidi' // text displayed in a different order than it is stored
  | 'escape' // terminal escape sequences
  | 'control'
  | 'padding';

export interface Hidden {
  readonly hiding: Hiding;
  readonly range: Span;
  /** The decoded hidden text; null when the characters encode none. */
  readonly decoded: string | null;
}

/** The hidden characters of a text: each technique once, in order of first appearance. */
export function describeHidden(text: string): readonly Hidden[] {
  const readers = [readTags, readSelectors, readZeroWidth, readBidi, readControls, readPadding];
  return readers.flatMap((read) => read(text) ?? []).toSorted((a, b) => a.range.start - b.range.start);
}

const tags = /\u{1f3f4}[\u{e0061}-\u{e007a}\u{e0030}-\u{e0039}]{2,6}\u{e007f}|[\u{e0000}-\u{e007f}]+/gu;

/** https://www.unicode.org/charts/PDF/UE0000.pdf; the flags of England, Scotland and Wales use them openly. */
function readTags(text: string): Hidden | null {
  if (!text.includes('\udb40')) return null;
  let decoded = '';
  let range: Span | null = null;
  for (const { 0: run, index } of text.matchAll(tags)) {
    if (run.startsWith('\u{1f3f4}')) continue;
    range ??= { start: index, end: index + run.length };
    decoded += [...run].map((tag) => asciiOfTag(tag.codePointAt(0) ?? 0)).join('');
  }
  return range === null ? null : { hiding: 'tags', range, decoded: decoded === '' ? null : decoded };
}

function asciiOfTag(code: number): string {
  return code >= 0xe0020 && code <= 0xe007e ? String.fromCharCode(code - 0xe0000) : '';
}

/** A variation selector repeated after an emoji, as emoji pickers do, encodes nothing. */
const repeatedSelector = /^(?:\ufe0e{2,4}|\ufe0f{2,4})$/;
const selectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2,}/gu;

/** A single variation selector chooses a glyph; a sequence encodes bytes: 0 to 15 from U+FE00, 16 to 255 from U+E0100. */
function readSelectors(text: string): Hidden | null {
  const bytes: number[] = [];
  let range: Span | null = null;
  for (const { 0: run, index } of text.matchAll(selectors)) {
    if (repeatedSelector.test(run)) continue;
    range ??= { start: index, end: index + run.length };
    for (const selector of run) {
      const code = selector.codePointAt(0) ?? 0;
      bytes.push(code < 0x10000 ? code - 0xfe00 : code - 0xe0100 + 16);
    }
  }
  return range === null ? null : { hiding: 'selectors', range, decoded: printable(bytes) };
}

const zeroWidths = /[\u034f\u115f\u1160\u180e\u200b-\u200d\u2060-\u2064\u3164\ufeff\uffa0]+/g;
const zeroWidthRunMin = 4;

/** Legitimate joiners in emoji, Indic scripts and Persian are single and between letters of their script. */
function readZeroWidth(text: string): Hidden | null {
  let range: Span | null = null;
  const bits: string[] = [];
  for (const { 0: run, index } of text.matchAll(zeroWidths)) {
    const end = index + run.length;
    if (run.length < zeroWidthRunMin && !(isLatin(text.charCodeAt(index - 1)) && isLatin(text.charCodeAt(end))))
      continue;
    range ??= { start: index, end };
    bits.push(run);
  }
  return range === null ? null : { hiding: 'zero-width', range, decoded: decodeBits(bits.join('')) };
}

/** Decodes eight zero-width characters per letter, of which two stand for 0 and 1, in either assignment. */
function decodeBits(run: string): string | null {
  const kinds = [...new Set(run)].slice(0, 3);
  const [zero, one] = kinds;
  if (zero === undefined || one === undefined || run.length < 16) return null;
  for (const first of [zero, one]) {
    const other = first === zero ? one : zero;
    const digits = [...run].filter((character) => character === first || character === other);
    const bytes: number[] = [];
    for (let i = 0; i + 8 <= digits.length; i += 8) {
      bytes.push(digits.slice(i, i + 8).reduce((byte, digit) => byte * 2 + (digit === first ? 0 : 1), 0));
    }
    const decoded = printable(bytes);
    if (decoded !== null) return decoded;
  }
  return null;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/;

/** Balanced controls around right-to-left text are legitimate: Unicode Standard Annex 9. */
function readBidi(text: string): Hidden | null {
  const start = text.search(bidiControls);
  if (start < 0 || isHonestBidi(text)) return null;
  return { hiding: 'bidi', range: { start, end: start + 1 }, decoded: null };
}

function isHonestBidi(text: string): boolean {
  if (!rightToLeft.test(text)) return false;
  let depth = 0;
  for (const character of text) {
    if (character === '\u202d' || character === '\u202e') return false;
    if (character === '\n' && depth > 0) return false;
    if (/[\u202a\u202b\u2066-\u2068]/.test(character)) depth++;
    else if (character === '\u202c' || character === '\u2069') depth--;
  }
  return depth === 0;
}

const escapes = /\u001b|\u009b[\d;?]{1,16}[A-Za-z]/;
const colours = /(?:\u001b\[|\u009b)[\d;:]{0,24}m/g;
const controls = /[\x00-\x07\x0e-\x1a\x1c-\x1f\x7f]|\x08{2,}|[\ufff9-\ufffb]/;

/**
 * ECMA-48 sequences move, colour and erase what a terminal displays. A lone backspace is an unescaped `\b` of a regular expression, and the
 * controls from U+0080 on are UTF-8 that was decoded as Latin-1.
 */
function readControls(text: string): Hidden | null {
  const sequence = text.search(escapes);
  if (sequence >= 0 && !isPaletteOnly(text) && !keyCode.test(text))
    return { hiding: 'escape', range: { start: sequence, end: sequence + 1 }, decoded: null };
  const control = text.search(controls);
  return control < 0 ? null : { hiding: 'control', range: { start: control, end: control + 1 }, decoded: null };
}

/** A value that is exactly the sequence sent by one key, as in terminal settings. */
const keyCode = /^\u001b(?:O[A-Z]|\[(?:\d{1,2}(?:;\d{1,2})?)?[A-DFHPQRSZ~]|[a-z\d])$/;

/** Whether the text consists of colour sequences without any word, as in terminal themes: there is nothing to hide. */
function isPaletteOnly(text: string): boolean {
  const plain = text.replaceAll(colours, '');
  return !escapes.test(plain) && !/[\p{L}\p{N}]/u.test(plain);
}

const numberedColours = /[34]8[;:](?:5|2[;:]{1,2}\d{1,3}[;:]\d{1,3})[;:]\d{1,3}/g;
const concealed = /(?:\u001b\[|\u009b)(?:[\d;:]{0,20}[;:])?0?8(?:[;:][\d;:]{0,20})?m/;

/** Whether the escape sequences only colour words, as in captured program output: none is concealed, moved or overwritten. */
export function onlyColours(text: string): boolean {
  return !concealed.test(text.replaceAll(numberedColours, '')) && !escapes.test(text.replaceAll(colours, ''));
}

const paddingMin = 200;

/** Text behind long white space is out of view. White space at the end or in table columns hides nothing. */
function readPadding(text: string): Hidden | null {
  let start = -1;
  for (let i = 0; i < text.length; i++) {
    if (isBlank(text.charCodeAt(i))) {
      if (start < 0) start = i;
    } else {
      if (start > 0 && i - start >= paddingMin && text[i] !== '|')
        return { hiding: 'padding', range: { start, end: i }, decoded: null };
      start = -1;
    }
  }
  return null;
}

function isBlank(code: number): boolean {
  return (
    code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)
  );
}

function isLatin(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

const decoder = new TextDecoder();

/** The bytes as text if nearly all are printable; null otherwise. */
export function printable(bytes: readonly number[]): string | null {
  if (bytes.length < 4) return null;
  const text = decoder.decode(Uint8Array.from(bytes));
  const strange = text.match(/[^\t\n\r\x20-\x7e\u00a1-\uffef]|\ufffd/g)?.length ?? 0;
  return strange * 20 > text.length ? null : text;
}
