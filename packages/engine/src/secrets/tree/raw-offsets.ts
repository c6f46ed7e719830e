import type { ScalarNode } from '../../document/tree.ts';
import type { Span } from '../../text/span.ts';

/** The source offset of each character of a decoded scalar. */
interface Offsets {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Returns the source range of a range of a scalar's decoded text. */
export type ToRaw = (start: number, end: number) => Span;

/**
 * Created once per scalar, because aligning its raw and decoded text takes a pass over both. If they cannot be aligned, the range is the
 * whole scalar without its quotes.
 */
export function createToRaw(source: string, node: ScalarNode): ToRaw {
  const content = contentOf(source, node);
  if (content.end - content.start === node.text.length && source.startsWith(node.text, content.start)) {
    return (start, end) => ({ start: content.start + start, end: content.start + end });
  }
  const offsets = align(source, content, node);
  return (start, end) => {
    if (offsets === null || end <= start) return content;
    return { start: offsets.starts[start] ?? content.start, end: offsets.ends[end - 1] ?? content.end };
  };
}

/** Whether the raw text of a scalar, without its quotes, equals the decoded text. */
export function isVerbatim(source: string, node: ScalarNode): boolean {
  const { text, start, end } = node;
  const quotes = end - start - text.length;
  return (quotes === 0 || quotes === 2) && source.startsWith(text, start + quotes / 2);
}

/** The raw text without the quotes, and without a block scalar's header. */
function contentOf(source: string, node: ScalarNode): Span {
  const { start, end } = node.span;
  const first = source.charAt(start);
  if ((first === '"' || first === "'") && node.style !== 'plain' && end - start >= 2)
    return { start: start + 1, end: end - 1 };
  if (node.style !== 'literal' && node.style !== 'folded') return { start, end };
  let body = start;
  while (body < end && source.charAt(body) !== '\n' && source.charAt(body) !== '\r') body++;
  while (body < end && isBlank(source.charCodeAt(body))) body++;
  return { start: body, end };
}

/** Aligns raw and decoded text: handles escapes, folded white space and indentation. */
function align(source: string, content: Span, node: ScalarNode): Offsets | null {
  const { text, style } = node;
  const escapes = style === 'json' || style === 'double';
  const starts = new Int32Array(text.length);
  const ends = new Int32Array(text.length);
  let at = content.start;
  let i = 0;
  while (i < text.length) {
    if (at >= content.end) return trailing(text, i, starts, ends, content.end);
    const width = escapes ? escapeWidth(source, at) : style === 'single' && source.startsWith("''", at) ? 2 : 0;
    const isBreak = width === -1;
    if (width > 0) {
      const units = source.charAt(at + 1) === 'U' && text.codePointAt(i) !== text.charCodeAt(i) ? 2 : 1;
      for (let unit = 0; unit < units; unit++) {
        starts[i] = at;
        ends[i++] = at + width;
      }
      at += width;
    } else if (!isBreak && source.charCodeAt(at) === text.charCodeAt(i)) {
      starts[i] = at;
      ends[i++] = ++at;
    } else if (isBreak || isBlank(source.charCodeAt(at))) at++;
    else if (isBlank(text.charCodeAt(i))) {
      starts[i] = at;
      ends[i++] = at;
    } else return null;
  }
  return { starts, ends };
}

/** Line ends that a block scalar adds at its end. */
function trailing(text: string, from: number, starts: Int32Array, ends: Int32Array, end: number): Offsets | null {
  for (let i = from; i < text.length; i++) {
    if (!isBlank(text.charCodeAt(i))) return null;
    starts[i] = end;
    ends[i] = end;
  }
  return { starts, ends };
}

/** The length of the escape at an offset: 0 for none, -1 for a line continuation. */
function escapeWidth(source: string, at: number): number {
  if (source.charCodeAt(at) !== 92) return 0;
  const kind = source.charAt(at + 1);
  if (kind === '\n' || kind === '\r' || kind === '\u2028' || kind === '\u2029') return -1;
  if (kind === 'x') return 4;
  if (kind === 'u') return 6;
  return kind === 'U' ? 10 : 2;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
