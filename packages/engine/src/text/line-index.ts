/** A position as editors and SARIF count it: from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds the position of an offset. Lines end with LF, CRLF or a lone CR. */
export type LineIndex = (offset: number) => Position;

/** Lines are looked for at the first question, which most texts never get. */
export function createLineIndex(text: string): LineIndex {
  let starts: readonly number[] | null = null;
  return (offset) => {
    starts ??= findLineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Math.max(0, offset - (starts[low] ?? 0)) + 1 };
  };
}

const BYTE_ORDER_MARK = 0xfeff;

/** A byte order mark is no column: editors do not show it. */
function findLineStarts(text: string): readonly number[] {
  const starts = [text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0];
  if (text.includes('\r')) addAllLineStarts(text, starts);
  else for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function addAllLineStarts(text: string, starts: number[]): void {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
}
