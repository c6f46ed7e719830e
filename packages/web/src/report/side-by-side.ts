/** One line of both texts. */
export interface Line {
  readonly key: string;
  readonly number: number;
  readonly original: string | null;
  readonly sanitized: string;
  readonly changed: boolean;
}

/** A longer line is truncated for display; copies and downloads have all of it. */
const shownMax = 2_000;

/** Pairs the lines of both texts; redaction keeps the number of lines. */
export function pairLines(original: string | null, sanitized: string): readonly Line[] {
  const [left, right] = [original === null ? null : linesOf(original), linesOf(sanitized)];
  return right.map((line, index) => {
    const other = left === null ? null : (left[index] ?? '');
    return {
      key: String(index + 1),
      number: index + 1,
      original: other,
      sanitized: line,
      changed: other !== null && other !== line,
    };
  });
}

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** The changed lines with some context. */
export function nearChanges(lines: readonly Line[], context: number): readonly Line[] {
  const near = new Set<number>();
  for (const { number, changed } of lines) {
    if (changed) for (let at = number - context; at <= number + context; at++) near.add(at);
  }
  return lines.filter(({ number }) => near.has(number));
}

export interface Piece {
  readonly text: string;
  readonly masked: boolean;
}

/** Splits a sanitized line, so that masks can be highlighted. */
export function maskedPieces(line: string): readonly Piece[] {
  const shown = line.length > shownMax ? `${line.slice(0, shownMax)}…` : line;
  const pieces = shown.split(/(REDACTED-[a-z0-9-]{1,60}-\d{1,6})/);
  return pieces.flatMap((text, index) => (text === '' ? [] : [{ text, masked: index % 2 === 1 }]));
}

export const shorten = (line: string): string => (line.length > shownMax ? `${line.slice(0, shownMax)}…` : line);
