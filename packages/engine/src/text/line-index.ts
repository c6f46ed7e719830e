/** A position as editors and SARIF count it: lines and columns from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Converts an offset into a position. Lines end with LF, CRLF or a lone CR. */
export type LineIndex = (offset: number) => Position;

const BYTE_ORDER_MARK = 0xfeff;

/**
 * Creates a line index for a text. Line starts are found lazily, up to the largest offset requested. A byte order mark
 * takes no column, because editors do not show it.
 */
export function createLineIndex(text: string): LineIndex {
  const starts = [text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0];
  let next: ((from: number) => number) | null = null;
  let found = 0;
  return (offset) => {
    next ??= text.includes('\r') ? (from) => nextLineStart(text, from) : (from) => text.indexOf('\n', from) + 1;
    while (found !== -1 && found <= offset) {
      const start = next(found);
      if (start > 0) starts.push(start);
      found = start > 0 ? start : -1;
    }
    return positionIn(starts, offset);
  };
}

function positionIn(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.max(0, offset - (starts[low] ?? 0)) + 1 };
}

/** The start of the next line after an offset, or 0 if there is none. */
function nextLineStart(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) return i + 1;
  }
  return 0;
}
