import type { Report, ReportedFinding } from '../report/schema.ts';
import { type Severity, severities } from '../score/table.ts';

/** A report and the name of its file as the caller knows it: relative, with forward slashes, already safe to print. */
export interface Subject {
  readonly title: string;
  readonly report: Report;
}

/** A file without a report, and the reason in one sentence that quotes nothing from it. */
export interface Unread {
  readonly title: string;
  readonly reason: string;
}

/** A finding with the name of its file. */
export interface TitledFinding {
  readonly title: string;
  readonly finding: ReportedFinding;
}

/**
 * The findings of all subjects, worst first; equally severe ones in the order of their subjects. Truncating the list
 * drops the least severe.
 */
export function findingsOfAll(subjects: readonly Subject[]): readonly TitledFinding[] {
  const bySeverity = new Map<Severity, TitledFinding[]>(severities.map((severity) => [severity, []]));
  for (const { title, report } of subjects)
    for (const finding of report.findings) bySeverity.get(finding.severity)?.push({ title, finding });
  return [...bySeverity.values()].flat();
}

/** The number of findings of each severity, worst first. */
export function countBySeverity(subjects: readonly Subject[]): Readonly<Record<Severity, number>> {
  const counts: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { report } of subjects) for (const { severity } of report.findings) counts[severity]++;
  return counts;
}
