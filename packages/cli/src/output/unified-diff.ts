import type { Report } from '@agent-grade/engine';
import { structuredPatch } from 'diff';
import type { Terminal } from '../terminal.ts';

/** A text and the report on it. */
interface Version {
  readonly content: string;
  readonly report: Report;
}

/**
 * What changes in a file, as a unified diff. Lines are found in the texts themselves and printed from the redacted ones, which have as
 * many: no secret reaches the terminal.
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

/** A line as it may be printed. Where redaction had to write the whole text anew there is none to match. */
function printable({ content, report }: Version): (index: number) => string {
  const lines = report.sanitizedConfig.split('\n');
  const matching = lines.length === content.split('\n').length;
  return (index) =>
    matching ? (lines[index] ?? '').replace(/[\p{Cc}\p{Cf}]/gu, (it) => (it === '\t' ? it : '')) : '…';
}
