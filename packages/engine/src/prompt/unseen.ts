import type { Span } from '../text/span.ts';
import { findFences, isInside } from './quotation.ts';

const unseenMax = 4000;
const foundMax = 50;

/** Markup that is not rendered. */
const hiddenElement =
  /<[a-z]{1,12}\s[^<>]{0,200}(?:display\s{0,2}:\s{0,2}none|visibility\s{0,2}:\s{0,2}hidden|font-size\s{0,2}:\s{0,2}0|opacity\s{0,2}:\s{0,2}0(?![.\d])|\bhidden\b)[^<>]{0,200}>/gi;

/** Spans of a text that are invisible once it is rendered: comments and elements hidden by style. Code samples are rendered as they are. */
export function findUnseenText(text: string): readonly Span[] {
  if (!text.includes('<') && !text.includes('\n[') && !text.startsWith('[')) return [];
  const found = [...between(text, '<!--', '-->'), ...linkComments(text), ...hiddenElements(text)];
  if (found.length === 0) return found;
  const fences = findFences(text);
  return found.filter((range) => !isInside(fences, range));
}

/** Link definitions used as comments: `[//]: # (…)`. */
function linkComments(text: string): readonly Span[] {
  const found: Span[] = [];
  for (const opening of ['[//]: # (', '[comment]: # (']) {
    if (text.startsWith(opening)) found.push(...between(text.slice(0, unseenMax), opening, ')').slice(0, 1));
    found.push(...between(text, `\n${opening}`, ')'));
  }
  return found;
}

function between(text: string, opening: string, closing: string): readonly Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(opening); at >= 0 && found.length < foundMax; ) {
    const start = at + opening.length;
    const end = text.indexOf(closing, start);
    if (end < 0) break;
    found.push({ start, end: Math.min(end, start + unseenMax) });
    at = text.indexOf(opening, end);
  }
  return found;
}

function hiddenElements(text: string): readonly Span[] {
  if (!text.includes('<')) return [];
  const found: Span[] = [];
  for (const { 0: tag, index } of text.matchAll(hiddenElement)) {
    const start = index + tag.length;
    const end = text.indexOf('</', start);
    found.push({ start, end: Math.min(end < 0 ? text.length : end, start + unseenMax) });
    if (found.length >= foundMax) break;
  }
  return found;
}
