import type { Report } from '../report/schema.ts';

/** A report and the name of the file it is about, as the caller knows it: relative, with forward slashes, already fit to show. */
export interface Subject {
  readonly title: string;
  readonly report: Report;
}

/** Findings of every subject, worst first within a subject as the report has them. */
export function findingsOfAll(subjects: readonly Subject[]) {
  return subjects.flatMap(({ title, report }) => report.findings.map((finding) => ({ title, finding })));
}
