import type { Report } from '../report/schema.ts';
import type { SuppressionResult } from './suppress.ts';

/** A report in JSON says what was suppressed in one more member at its end; where nothing was, it is the answer as it is. */
export function withSuppressed(report: Report, result: SuppressionResult): Report {
  const { scoreWith, scoreWithout, suppressed } = result;
  if (suppressed.length === 0) return report;
  const suppressions = {
    count: suppressed.length,
    scoreWith,
    scoreWithout,
    suppressed: suppressed.map(({ reason, finding }) => ({ reason, finding })),
  };
  return Object.assign({ ...report }, { suppressions });
}

/** One line on how much was suppressed, with both scores; null where nothing was. */
export function describeSuppressed({ suppressed, scoreWith, scoreWithout }: SuppressionResult): string | null {
  if (suppressed.length === 0) return null;
  const findings = suppressed.length === 1 ? '1 finding' : `${suppressed.length} findings`;
  return `${findings} suppressed: ${scoreWith.grade} ${scoreWith.score}/100 with suppressions, ${scoreWithout.grade} ${scoreWithout.score}/100 without`;
}

/** What a report in Markdown ends with; nothing where nothing was suppressed. */
export function renderSuppressed(result: SuppressionResult): string {
  const line = describeSuppressed(result);
  return line === null ? '' : `\n## Suppressed\n\n${line}.\n`;
}
