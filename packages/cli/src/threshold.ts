import type { Report } from '@agent-grade/engine';

/** The values of `--min-severity` and `--fail-on`, most severe first. */
export const thresholds = ['critical', 'high', 'medium', 'low'] as const;
export type Threshold = (typeof thresholds)[number];

/** The report with only the findings of at least this severity. The score still counts all of them. */
export function filterBySeverity(report: Report, least: Threshold): Report {
  const shown: readonly string[] = atLeast(least);
  return { ...report, findings: report.findings.filter(({ severity }) => shown.includes(severity)) };
}

/** The severities from critical down to this one. */
export function atLeast(least: Threshold): readonly Threshold[] {
  return thresholds.slice(0, thresholds.indexOf(least) + 1);
}
