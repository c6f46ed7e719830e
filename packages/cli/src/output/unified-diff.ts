import type { Report } from '@agent-grade/engine';
import { structuredPatch } from 'diff';
import type { Terminal } from '../terminal.ts';

/** A text and the report on it. */
interface Version {
  readonly content: string;
  readonly report: Report;
}

/**
 * The changes in a file as a unified diff. The diff is computed from the original texts and printed from the redacted ones, which have the
 * same number of lines: no secret reaches the terminal.
 */
export function unifiedDiff(title: string, before: Version, after: Version, { paint }: Terminal): string {
  const { hunks } = structuredPatch(title, title, before.content, after.content, '', '', { context: 3 });
  const old = printable(before);
  const now = printable(after);
  const lines = [paint('strong', `--- a/${title}`), paint('strong', `+++ b/${title}`)];
  for (const { oldStart, oldLines, newStart, newLines, lines: marked } of hunks) {
    lines.push(paint('info', `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`));
    let [oldAt, newAt] = [oldStart - 1, newStart - 1];
    for (const line of marked) {
      if (line.startsWith('-')) lines.push(paint('high', `-${old(oldAt++)}`));
      else if (line.startsWith('+')) lines.push(paint('good', `+${now(newAt++)}`));
      else if (line.startsWith(' ')) {
        lines.push(` ${old(oldAt++)}`);
        newAt++;
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Returns printable lines by index. If redaction had to rewrite the whole text, its lines do not correspond and `…` is printed instead. */
function printable({ content, report }: Version): (index: number) => string {
  const lines = report.sanitizedConfig.split('\n');
  const matching = lines.length === content.split('\n').length;
  return (index) =>
    matching ? (lines[index] ?? '').replace(/[\p{Cc}\p{Cf}]/gu, (it) => (it === '\t' ? it : '')) : '…';
}
