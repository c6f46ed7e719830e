import type { Report } from '../report/schema.ts';
import type { SuppressionResult } from './suppress.ts';

/** Adds a final member about suppressions to a JSON report; without suppressed findings the report is unchanged. */
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

/** One line on the number of suppressed findings, with both scores; null if there are none. */
export function describeSuppressed({ suppressed, scoreWith, scoreWithout }: SuppressionResult): string | null {
  if (suppressed.length === 0) return null;
  const findings = suppressed.length === 1 ? '1 finding' : `${suppressed.length} findings`;
  return `${findings} suppressed: ${scoreWith.grade} ${scoreWith.score}/100 with suppressions, ${scoreWithout.grade} ${scoreWithout.score}/100 without`;
}

/** The final section of a Markdown report; empty if nothing was suppressed. */
export function renderSuppressed(result: SuppressionResult): string {
  const line = describeSuppressed(result);
  return line === null ? '' : `\n## Suppressed\n\n${line}.\n`;
}
