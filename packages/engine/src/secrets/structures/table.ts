import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';
import type { Verdict } from '../values/verdict.ts';

const columnsMax = 30;
const rowMax = 1_000;

/** Reads a Markdown table, from the rule under its header: judges each cell by the name of its column. */
export function readTable(scan: TextScan, at: number): void {
  if (at < scan.tableEnd) return;
  const { text } = scan;
  const ruleStart = text.lastIndexOf('\n', at) + 1;
  const ruleEnd = lineEnd(text, at);
  scan.tableEnd = ruleEnd;
  if (ruleEnd - ruleStart > rowMax || ruleStart < 2) return;
  const headerStart = Math.max(text.lastIndexOf('\n', ruleStart - 2) + 1, ruleStart - rowMax);
  const columns = cellsOf(text, headerStart, ruleStart - 1).map(({ start, end }) => text.slice(start, end));
  if (columns.length < 2) return;
  let rowStart = ruleEnd + 1;
  while (rowStart < text.length) {
    const rowEnd = lineEnd(text, rowStart);
    if (rowEnd - rowStart > rowMax || !text.slice(rowStart, rowEnd).trimStart().startsWith('|')) break;
    readRow(scan, columns, rowStart, rowEnd);
    rowStart = rowEnd + 1;
    scan.tableEnd = rowEnd;
  }
}

/** Judges a cell by its column, and the second cell also by the first, as in tables of settings. */
function readRow(scan: TextScan, columns: readonly string[], start: number, end: number): void {
  let before = '';
  for (const [index, cell] of cellsOf(scan.text, start, end).entries()) {
    const value = scan.text.slice(cell.start, cell.end);
    const verdict = judgeUnder(columns[index] ?? '', value) ?? judgeUnder(before, value);
    if (verdict !== null) scan.add({ ...cell, ...verdict });
    before = index === 0 ? value : '';
  }
}

function judgeUnder(name: string, value: string): Verdict | null {
  const verdict = judge(classifyName(name), name, value);
  // Tables describe settings in words.
  return verdict?.class === 'worded' ? null : verdict;
}

function cellsOf(text: string, from: number, to: number): readonly { start: number; end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let start = from;
  for (let at = from; at <= to && cells.length < columnsMax; at++) {
    if (at < to && text.charAt(at) !== '|') continue;
    if (cells.length > 0 || text.slice(start, at).trim() !== '') cells.push(trimCell(text, start, at));
    start = at + 1;
  }
  return cells;
}

function trimCell(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && ' \t`*'.includes(text.charAt(start))) start++;
  while (end > start && ' \t`*\r'.includes(text.charAt(end - 1))) end--;
  return { start, end };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
