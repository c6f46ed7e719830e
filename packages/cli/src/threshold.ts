import type { Report } from '@agent-grade/engine';

/** What `--min-severity` and `--fail-on` take, worst first. */
export const thresholds = ['critical', 'high', 'medium', 'low'] as const;
export type Threshold = (typeof thresholds)[number];

/** The report with the findings of at least this severity. The score still counts all of them. */
export function narrow(report: Report, least: Threshold): Report {
  const shown: readonly string[] = atLeast(least);
  return { ...report, findings: report.findings.filter(({ severity }) => shown.includes(severity)) };
}

/** The severities from the worst to this one. */
export function atLeast(least: Threshold): readonly Threshold[] {
  return thresholds.slice(0, thresholds.indexOf(least) + 1);
}
