import type { Span } from '../text/span.ts';

/** Longer sentences are cut, so that analysis stays linear on text without punctuation. */
const sentenceMax = 800;

/** Span of the sentence around an offset. A line break inside a paragraph does not end it; a list item, heading or tag starts a new one. */
export function sentenceAround(text: string, offset: number, notBefore: number): Span {
  let start = offset;
  const first = Math.max(notBefore, offset - sentenceMax);
  while (start > first && !endsSentence(text, start - 1)) start--;
  return { start, end: sentenceEnd(text, offset) };
}

export function sentenceEnd(text: string, offset: number): number {
  let end = offset;
  const last = Math.min(text.length, offset + sentenceMax);
  while (end < last && !endsSentence(text, end)) end++;
  return Math.min(last, end + 1);
}

function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  switch (code) {
    case 0x3002: // 。
    case 0xff01: // ！
    case 0xff1f: // ？
    case 0xff1b: // ；
    case 59: // ;
      return true;
    case 46: // .
    case 33: // !
    case 63: // ?
      return endsAfterMark(text, at);
    case 10:
      return startsBlock(text, at + 1) || text.charCodeAt(at - 1) === 58 || isHeading(text, at);
    default:
      return false;
  }
}

const headingMax = 120;

/** Whether the line that ends here is a heading, which does not continue on the next line. */
function isHeading(text: string, lineEnd: number): boolean {
  for (let at = lineEnd - 1; at >= 0 && at >= lineEnd - headingMax; at--) {
    if (at > 0 && text.charCodeAt(at - 1) !== 10) continue;
    return text.charCodeAt(at) === 35;
  }
  return false;
}

/** Whether a punctuation mark ends the sentence; not inside a name or abbreviation: `.env`, `e.g. this`, `a.b`. */
function endsAfterMark(text: string, at: number): boolean {
  let next = at + 1;
  while (isClosing(text.charCodeAt(next))) next++;
  const code = text.charCodeAt(next);
  if (Number.isNaN(code) || code === 10 || code === 13) return true;
  if (code !== 32 && code !== 9) return false;
  const follower = text.charCodeAt(next + 1);
  return text.charCodeAt(at) !== 46 || !(follower >= 97 && follower <= 122) || !isAbbreviation(text, at);
}

function isAbbreviation(text: string, at: number): boolean {
  return /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|incl|approx|no|z\.b|d\.h|p\.ej|ex)$/i.test(
    text.slice(Math.max(0, at - 8), at),
  );
}

function isClosing(code: number): boolean {
  return (
    code === 34 ||
    code === 39 ||
    code === 41 ||
    code === 93 ||
    code === 96 ||
    code === 0x201d ||
    code === 0x2019 ||
    code === 42
  );
}

/** Whether a blank line, list item, heading, block quotation, tag or table row starts here. */
function startsBlock(text: string, lineStart: number): boolean {
  let i = lineStart;
  while (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9 || text.charCodeAt(i) === 13) i++;
  const code = text.charCodeAt(i);
  return (
    Number.isNaN(code) ||
    code === 10 ||
    code === 35 ||
    code === 62 ||
    code === 60 ||
    code === 124 ||
    isListMarker(text, i)
  );
}

/** Whether a list marker is written here: `-`, `*`, `•` or a number. */
export function isListMarker(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 45 || code === 42 || code === 43 || code === 0x2022 || code === 0xb7)
    return text.charCodeAt(at + 1) <= 32;
  let i = at;
  while (i - at < 3 && text.charCodeAt(i) >= 48 && text.charCodeAt(i) <= 57) i++;
  return i > at && (text[i] === '.' || text[i] === ')' || text[i] === '、');
}
