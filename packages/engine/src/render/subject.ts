import type { Report, ReportedFinding } from '../report/schema.ts';
import { type Severity, severities } from '../score/table.ts';

/** A report and the name of the file it is about, as the caller knows it: relative, with forward slashes, already fit to show. */
export interface Subject {
  readonly title: string;
  readonly report: Report;
}

/** A file of which there is no report, and why, in one sentence that quotes nothing of it. */
export interface Unread {
  readonly title: string;
  readonly reason: string;
}

export interface TitledFinding {
  readonly title: string;
  readonly finding: ReportedFinding;
}

/** Findings of all subjects, the worst first; equally bad ones as their subjects stand, so that what a reader cuts off is the least. */
export function findingsOfAll(subjects: readonly Subject[]): readonly TitledFinding[] {
  const bySeverity = new Map<Severity, TitledFinding[]>(severities.map((severity) => [severity, []]));
  for (const { title, report } of subjects)
    for (const finding of report.findings) bySeverity.get(finding.severity)?.push({ title, finding });
  return [...bySeverity.values()].flat();
}

/** How many findings there are of each severity, worst first. */
export function countBySeverity(subjects: readonly Subject[]): Readonly<Record<Severity, number>> {
  const counts: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { report } of subjects) for (const { severity } of report.findings) counts[severity]++;
  return counts;
}
