/** One replacement in a text, in UTF-16 code units. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The text after all edits, which must be in order and not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of edits) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

/**
 * Combines two lists of edits, where `second` refers to the text that `first` produces, into edits of the original
 * text. Adjacent edits are joined, so that the result is in order and without overlap.
 */
export function composeEdits(text: string, first: readonly Edit[], second: readonly Edit[]): readonly Edit[] {
  return second.reduceRight((edits, edit) => composeOne(text, edits, edit), first);
}

/**
 * Combines with one further edit. Called from the last edit to the first, so that the positions of the remaining ones
 * stay valid.
 */
function composeOne(text: string, edits: readonly Edit[], added: Edit): readonly Edit[] {
  const before: Edit[] = [];
  const touched: Edit[] = [];
  const after: Edit[] = [];
  let shift = 0;
  let shiftAtStart = 0;
  let shiftAtEnd = 0;
  for (const edit of edits) {
    const start = edit.from + shift;
    const end = start + edit.insert.length;
    shift += edit.insert.length - (edit.to - edit.from);
    if (end < added.from) {
      before.push(edit);
      shiftAtStart = shift;
      shiftAtEnd = shift;
    } else if (start > added.to) after.push(edit);
    else {
      touched.push(edit);
      shiftAtEnd = shift;
    }
  }
  const [head] = touched;
  const tail = touched.at(-1);
  const from = Math.min(added.from - shiftAtStart, head?.from ?? Number.POSITIVE_INFINITY);
  const to = Math.max(added.to - shiftAtEnd, tail?.to ?? 0);
  const between = applyEdits(
    text.slice(from, to),
    touched.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from })),
  );
  const at = added.from - shiftAtStart - from;
  const insert = between.slice(0, at) + added.insert + between.slice(at + added.to - added.from);
  return [...before, { from, to, insert }, ...after];
}
