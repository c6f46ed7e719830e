import type { ParsedDocument } from '../document/document.ts';
import { SourceText } from '../text/source-text.ts';
import type { Place, Span } from '../text/span.ts';
import { printedMax } from './printing.ts';
import type { Splice } from './sanitize.ts';
import { isReference } from './values/references.ts';

/** How many characters of the source are read for one line of evidence. */
const windowMax = 1_000;
/** More than is printed: white space is collapsed and URLs are shortened before the line is cut. */
const printedEnough = printedMax.evidence * 3;

/** Returns the source of an entry as it may be shown: secrets masked, values of veiled places replaced by their shape. */
export function createExcerpts(
  document: ParsedDocument,
  masks: readonly Splice[],
  veiled: readonly Place[],
): (span: Span) => string {
  const source = SourceText.reveal(document.source);
  let values: readonly Span[] | null = null;
  return (span) => {
    // Computed on demand: few veiled values stand in a line of evidence, and most reports have few such lines.
    values ??= veiled.map((place) => place.span).sort((a, b) => a.start - b.start);
    const window = { start: span.start, end: Math.min(span.end, span.start + windowMax) };
    const veils = overlapping(values, window).map((value) => veil(source, value, masks));
    const splices = [...overlapping(masks, window), ...veils.filter((splice) => splice !== null)];
    // A mask inside a veil sorts after it and is skipped.
    return excerpt(
      source,
      window,
      splices.sort((a, b) => a.start - b.start || b.end - a.end),
    );
  };
}

function overlapping<Range extends Span>(ranges: readonly Range[], { start, end }: Span): readonly Range[] {
  const first = firstBehind(ranges, start);
  let next = first;
  while ((ranges[next]?.start ?? end) < end) next++;
  return ranges.slice(first, next);
}

function excerpt(source: string, { start, end }: Span, splices: readonly Splice[]): string {
  let printed = '';
  let from = start;
  for (const splice of splices) {
    if (splice.end <= from) continue;
    printed += source.slice(from, Math.max(from, splice.start)) + splice.text;
    if (printed.length > printedEnough) return printed;
    from = splice.end;
  }
  return from < end ? printed + source.slice(from, end) : printed;
}

/** Index of the first of the sorted ranges that ends after an offset. */
function firstBehind(ranges: readonly Span[], offset: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** References stay readable; of any other value only the masks inside it, or an ellipsis, are shown. */
function veil(source: string, span: Span, masks: readonly Splice[]): Splice | null {
  const raw = source.slice(span.start, Math.min(span.end, span.start + windowMax));
  const quote = /^["']/.exec(raw)?.[0] ?? '';
  const inner = raw.slice(quote.length, raw.length - quote.length);
  if (inner === '' || isReference(inner) || /^(?:true|false|null|[01])$/.test(inner)) return null;
  const first = firstBehind(masks, span.start);
  const mask = masks[first];
  const masked = mask !== undefined && mask.start < span.end ? mask : null;
  const name = variableBefore.exec(inner)?.[0] ?? '';
  const start = span.start + quote.length + name.length;
  // A name is shown only in front of a mask that does not touch it.
  const isNamed = masked !== null && name !== '' && masked.start >= start;
  const whole = masked !== null && masked.start <= start && masked.end >= span.end - quote.length;
  const shown = masked === null ? '…' : whole ? masked.text.trim() : `…${masked.text.trim()}…`;
  return { ...span, text: `${quote}${isNamed ? name : ''}${shown}${quote}` };
}

/** `POSTGRES_PASSWORD=value` in a list. */
const variableBefore = /^[A-Z][A-Z\d_]{1,80}=(?=[^=])/;
