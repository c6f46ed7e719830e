import type { Detector } from '../detectors/detector.ts';
import { charsets, isAlphanumeric, isIn, isSpace, padding, runEnd } from '../search/characters.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isPublic } from '../values/benign.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import { looksRandom, randomness } from '../values/randomness.ts';
import { hasValidChecksum } from './checksum.ts';

/** Enough characters to judge a token by. */
const judgedMax = 240;
/** Minimum randomness after a short anchor, and after a distinctive one, below which the text is words. */
const weakAnchorMin = 1;
const strongAnchorMin = -6;

/** Reads the token whose anchor ends at an offset, if it is one. */
export function readToken(scan: TextScan, row: Detector, anchor: string, anchorEnd: number): void {
  const { text } = scan;
  const anchorStart = anchorEnd - anchor.length;
  if (
    anchorStart < scan.publicEnd ||
    !text.startsWith(anchor, anchorStart) ||
    isInsideAcceptedToken(scan, row, anchorStart)
  )
    return;
  const start = findStart(scan, row, anchorStart);
  if (start === -1) return;
  const set = charsets[row.charset];
  const runEnd = scan.runEnd(anchorEnd, set);
  if (hasFailed(scan, anchorStart)) return;
  const joined = runEnd - anchorEnd < row.minimum ? joinBrokenToken(row, text, start, anchorEnd, runEnd) : runEnd;
  if (joined === -1) return;
  const end = judgeToken(row, text, start, anchorEnd, trimEnd(text, anchorEnd, joined));
  if (end === -1) {
    countFailure(scan, runEnd);
    return;
  }
  const whole = text.slice(start, Math.min(end, start + judgedMax));
  scan.tokenStart = start;
  scan.tokenEnd = extendToken(text, start, end);
  const valid = row.checksum === null || hasValidChecksum(whole, anchor.length);
  scan.add({
    start,
    end: scan.tokenEnd,
    kind: row.kind,
    title: row.title,
    class: row.class,
    confidence: row.weak && !valid ? 'medium' : 'high',
  });
}

const firstPartMin = 4;

/** Joins a token with a distinctive anchor that is broken near its beginning. The part after the break must make it long enough. */
function joinBrokenToken(row: Detector, text: string, start: number, anchorEnd: number, runEnd: number): number {
  if (!row.glued || row.form !== null || runEnd - anchorEnd < firstPartMin || skipGap(text, runEnd) === -1) return -1;
  const end = extendToken(text, start, runEnd);
  return end > runEnd && end - anchorEnd >= row.minimum ? end : -1;
}

/** The end of the token, or -1 if it is a placeholder or words. */
function judgeToken(row: Detector, text: string, start: number, anchorEnd: number, runEnd: number): number {
  if (runEnd - anchorEnd < row.minimum) return -1;
  const formEnd = row.form === null ? runEnd : matchEnd(row.form, text, start);
  if (formEnd === -1) return -1;
  const end = Math.max(runEnd, formEnd);
  const judgedEnd = pathStart(text, anchorEnd + row.minimum, end);
  const whole = text.slice(start, Math.min(judgedEnd, start + judgedMax));
  const behind = text.slice(anchorEnd, Math.min(judgedEnd, anchorEnd + judgedMax));
  const rest = row.before === null ? behind : whole;
  if (!isGenerated(rest, row.weak ? weakAnchorMin : strongAnchorMin) && !isHexadecimal(behind)) return -1;
  // Base64 of images contains such anchors by chance.
  return isPlaceholder(whole) || (row.before !== null && isPublic(whole)) ? -1 : end;
}

/** In a path, words follow the token and do not count for its randomness. */
function pathStart(text: string, from: number, end: number): number {
  const path = /\/[a-z]{3,20}(?![A-Za-z\d+=])/.exec(text.slice(from, Math.min(end, from + judgedMax)));
  return path === null ? end : from + path.index;
}

/** Whether text looks generated, apart from long numbers, hyphens and underscores. Hexadecimal with digits and letters always does. */
function isGenerated(rest: string, floor: number): boolean {
  return randomness(rest.replace(/\d{6,}|[-_]/g, '')) >= floor || looksRandom(rest) || isHexadecimal(rest);
}

const hexMin = 20;

function isHexadecimal(text: string): boolean {
  return text.length >= hexMin && /^[\da-f]*$/.test(text) && /\d/.test(text) && /[a-f]/.test(text);
}
const failuresMax = 6;

/** Whether enough tries have failed in this run: text that repeats an anchor would otherwise be judged at every repetition. */
function hasFailed(scan: TextScan, anchorStart: number): boolean {
  return anchorStart < scan.failedEnd && scan.failures >= failuresMax;
}

function countFailure(scan: TextScan, runEnd: number): void {
  scan.failures = runEnd === scan.failedEnd ? scan.failures + 1 : 1;
  scan.failedEnd = runEnd;
}

/**
 * Whether the anchor lies inside an accepted token. Only an anchor for the middle of tokens, near the token's start, can still say more
 * about it.
 */
function isInsideAcceptedToken(scan: TextScan, row: Detector, anchorStart: number): boolean {
  if (anchorStart >= scan.tokenEnd || anchorStart <= scan.tokenStart) return false;
  return row.before === null || anchorStart > scan.tokenStart + judgedMax;
}

/** The end of the match at an offset, or -1. */
function matchEnd(form: RegExp, text: string, start: number): number {
  const match = form.exec(text.slice(start, start + judgedMax));
  return match === null ? -1 : start + match[0].length;
}

/** The start of the token, or -1 if the anchor is part of something else. */
function findStart(scan: TextScan, row: Detector, anchorStart: number): number {
  if (row.before !== null) {
    const start = scan.runStart(anchorStart, charsets[row.before.charset] & ~padding);
    return anchorStart - start >= row.before.minimum ? start : -1;
  }
  if (row.glued || anchorStart === 0) return anchorStart;
  return isBoundary(scan.text, anchorStart, row.weak) ? anchorStart : -1;
}

/** Whether a token may start here: after white space, a quote, a bracket or an escaped line break. */
export function isBoundary(text: string, at: number, strict: boolean): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  if (isAlphanumeric(before)) return text.charCodeAt(at - 2) === 92 && 'nrt'.includes(text.charAt(at - 1));
  // `${NAME:-token}`
  return !strict || !isIn(before, charsets.base64url) || (before === 45 && text.charAt(at - 2) === ':');
}

/** Removes full stops, hyphens and colons at the end, which belong to the surrounding sentence. */
function trimEnd(text: string, from: number, end: number): number {
  let to = end;
  while (to > from && '.-:'.includes(text.charAt(to - 1))) to--;
  return to;
}

/** Minimum length of a part on the next line that continues a token. */
const continuationMin = 14;
const gapMax = 40;

/** Extends a token to the end of the word, and over white space that a line break or a bad copy inserted. */
function extendToken(text: string, start: number, from: number): number {
  let end = dottedEnd(text, runEnd(text, from, charsets.base64url));
  // Another token of the same kind does not continue this one.
  const head = text.slice(start, start + 3);
  for (let parts = 0; parts < 60; parts++) {
    const next = skipGap(text, end);
    if (next === -1 || text.startsWith(head, next)) return end;
    const partEnd = runEnd(text, next, charsets.token, next + 2_000);
    const part = text.slice(next, partEnd);
    if (part.length < continuationMin || randomness(part) < part.length / 5) return end;
    end = partEnd;
  }
  return end;
}

/** Minimum length of a part after a dot: host names and members are words. */
const dottedMin = 16;

/** Extends over parts separated by dots or tildes while they look random: services add parts to their tokens. */
function dottedEnd(text: string, from: number): number {
  let end = from;
  while (end > 0 && '.~'.includes(text.charAt(end)) && end < text.length) {
    const next = runEnd(text, end + 1, charsets.base64url, end + 1 + 2_000);
    if (next - end <= dottedMin || !looksRandom(text.slice(end + 1, next))) return end;
    end = next;
  }
  return end;
}

/** The offset after white space and line-continuation marks, or -1 if there are none. */
function skipGap(text: string, from: number): number {
  let at = from;
  const limit = Math.min(text.length, from + gapMax);
  while (at < limit && (isSpace(text.charCodeAt(at)) || text.charCodeAt(at) === 92)) at++;
  return at === from || at === limit ? -1 : at;
}
