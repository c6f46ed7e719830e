import { applyEdits, applyPatch, type Edit, type Operation } from '@agent-grade/engine/patch';
import type { Language } from '../analysis/submission.ts';

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  /** Line number in the text before the patch; of an added line, in the text after it. */
  readonly number: number;
  readonly text: string;
}

const context = 2;
const charactersMax = 400;

/** A patch as changed lines with some context, in hunks if the changes are far apart. Null if it does not apply. */
export function diffOf(
  text: string,
  language: Language,
  patch: readonly Operation[],
): readonly (readonly DiffLine[])[] | null {
  const patched = applyPatch(text, language, patch);
  if (patched === null) return null;
  const all = split(text);
  let lineShift = 0;
  return groupIntoHunks(text, patched.edits).map(({ from, to, edits }) => {
    const before = text.slice(from, to);
    const after = applyEdits(
      before,
      edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from })),
    );
    const first = split(text.slice(0, from)).length;
    const lines = compare(split(before), split(after), first, first + lineShift);
    lineShift += split(after).length - split(before).length;
    return withContext(lines, all);
  });
}

interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly edits: readonly Edit[];
}

/** The edits as whole lines; edits with overlapping context form one hunk. */
function groupIntoHunks(text: string, edits: readonly Edit[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  for (const edit of edits) {
    const last = hunks.at(-1);
    const to = lineEnd(text, edit.to);
    if (last !== undefined && split(text.slice(last.to, edit.from)).length <= 2 * context + 1)
      hunks.splice(-1, 1, { ...last, to: Math.max(to, last.to), edits: [...last.edits, edit] });
    else hunks.push({ from: lineStart(text, edit.from), to, edits: [edit] });
  }
  return hunks;
}

/** The shortest edit script between two lists of lines; hunks are small, whatever the size of the text. */
function compare(
  before: readonly string[],
  after: readonly string[],
  beforeFrom: number,
  afterFrom: number,
): readonly DiffLine[] {
  const common = commonLengths(before, after);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', number: beforeFrom + i++, text: left });
      j++;
    } else if (left !== undefined && (right === undefined || at(common, i + 1, j) >= at(common, i, j + 1)))
      lines.push({ kind: 'removed', number: beforeFrom + i++, text: left });
    else lines.push({ kind: 'added', number: afterFrom + j++, text: right ?? '' });
  }
  return lines;
}

/** Lengths of the longest common subsequences of the remaining lines from each pair of positions. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row !== undefined)
        row[j] =
          before[i] === after[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  return table;
}

const at = (table: readonly (readonly number[])[], i: number, j: number): number => table[i]?.[j] ?? 0;

/** The changed lines of a hunk, with up to two lines of context before and after them. */
function withContext(lines: readonly DiffLine[], all: readonly string[]): readonly DiffLine[] {
  const first = lines.findIndex(({ kind }) => kind !== 'same');
  const last = lines.findLastIndex(({ kind }) => kind !== 'same');
  const changed = lines.slice(first, last + 1);
  const top = numberBefore(lines, first);
  const bottom = top + changed.filter(({ kind }) => kind !== 'added').length;
  const same = (from: number, to: number): readonly DiffLine[] =>
    all.slice(from, to).map((text, index) => ({ kind: 'same', number: from + index + 1, text }));
  return [...same(Math.max(0, top - context), top), ...changed, ...same(bottom, bottom + context)].map((line) => ({
    ...line,
    text: line.text.length > charactersMax ? `${line.text.slice(0, charactersMax)}…` : line.text,
  }));
}

/** Number of lines in the original text above a line of a hunk. */
function numberBefore(lines: readonly DiffLine[], index: number): number {
  const later = lines.slice(index).find(({ kind }) => kind !== 'added');
  if (later !== undefined) return later.number - 1;
  return lines.slice(0, index).findLast(({ kind }) => kind === 'same')?.number ?? 0;
}

const split = (text: string): readonly string[] => text.split(/\r?\n/);
const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
