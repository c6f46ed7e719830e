import { fingerprint } from '../report/fingerprint.ts';
import type { Severity } from '../score/table.ts';
import { findingsOfAll, type Subject } from './subject.ts';

const severityNames = {
  critical: 'blocker',
  high: 'critical',
  medium: 'major',
  low: 'minor',
  info: 'info',
} as const satisfies Record<Severity, string>;

/**
 * GitLab's code quality report (docs.gitlab.com/ci/testing/code_quality). Of several entries with the same fingerprint
 * GitLab keeps only the first, so the fingerprint includes the file name.
 */
export function renderGitlab(subjects: readonly Subject[]): string {
  const entries = findingsOfAll(subjects).map(({ title, finding }) => ({
    description: `${finding.message} ${finding.remediation.summary}`,
    check_name: finding.ruleId,
    fingerprint: fingerprint([title, finding.fingerprint]),
    severity: severityNames[finding.severity],
    location: { path: title, lines: { begin: finding.location.start.line, end: finding.location.end.line } },
  }));
  return JSON.stringify(entries, null, 1);
}
