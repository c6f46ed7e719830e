import type { Span } from '../text/span.ts';

const paragraphMax = 2000;
const quotationMax = 500;

const closers: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['`', '`'],
  ["'", "'"],
  ['\u201c', '\u201d'],
  ['\u201e', '\u201c'],
  ['\u2018', '\u2019'],
  ['\u00ab', '\u00bb'],
  ['\u300c', '\u300d'],
  ['\u300e', '\u300f'],
  ['\u300a', '\u300b'],
]);

/** Whether the span is inside quotation marks opened in its paragraph. A text that is a single quotation does not count. */
export function isQuoted(text: string, { start, end }: Span): boolean {
  const opening = openQuotation(text, paragraphStart(text, start), start);
  if (opening < 0) return false;
  const closer = closers.get(text[opening] ?? '') ?? '';
  const closing = text.slice(end, end + quotationMax).indexOf(closer);
  if (closing < 0) return false;
  return text.slice(0, opening).trim() !== '' || text.slice(end + closing + 1, end + closing + 40).trim() !== '';
}

/** Offset of the quotation mark that is still open at `at`; -1 when there is none. */
function openQuotation(text: string, from: number, at: number): number {
  let opening = -1;
  let closer = '';
  for (let i = from; i < at; i++) {
    const character = text.charAt(i);
    if (opening >= 0) {
      if (character === closer && !(isBoth(character) && isSpace(text.charAt(i - 1))) && !isApostrophe(text, i))
        opening = -1;
    } else {
      const found = closers.get(character);
      if (found === undefined || (isBoth(character) && !canOpen(text, i))) continue;
      opening = i;
      closer = found;
    }
  }
  return opening;
}

/** Whether the mark can both open and close, as straight quotation marks do; the context decides. */
function isBoth(character: string): boolean {
  return character === '"' || character === "'" || character === '`';
}

function canOpen(text: string, at: number): boolean {
  return !isSpace(text.charAt(at + 1)) && !/[\p{L}\p{N}.,!?]/u.test(text.charAt(at - 1));
}

function isApostrophe(text: string, at: number): boolean {
  return text[at] === "'" && /\p{L}/u.test(text.charAt(at + 1));
}

function isSpace(character: string): boolean {
  return character === '' || character === ' ' || character === '\n' || character === '\t';
}

function paragraphStart(text: string, at: number): number {
  const first = Math.max(0, at - paragraphMax);
  const blank = text.slice(first, at).lastIndexOf('\n\n');
  return blank < 0 ? first : first + blank + 2;
}

/** Spans between pairs of code fences. */
export function findFences(text: string): readonly Span[] {
  const fences: Span[] = [];
  for (let start = text.indexOf('```'); start >= 0; ) {
    const end = text.indexOf('```', start + 3);
    if (end < 0) break;
    fences.push({ start, end: end + 3 });
    start = text.indexOf('```', end + 3);
  }
  return fences;
}

export function isInside(ranges: readonly Span[], { start, end }: Span): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== undefined && range.start <= start && range.end >= end;
}
