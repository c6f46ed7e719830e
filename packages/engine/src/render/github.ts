import { type Severity, severities } from '../score/table.ts';
import { countBySeverity, findingsOfAll, type Subject, type Unread } from './subject.ts';

const commands = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'notice',
  info: 'notice',
} as const satisfies Record<Severity, string>;

/** Of each kind GitHub shows so many annotations of one step; the rest stands in the log alone. */
const shownMax = 10;

/** Workflow commands: each finding, the worst first, becomes an annotation of the file in a pull request; a file that was not read, too. */
export function renderGithub(subjects: readonly Subject[], unread: readonly Unread[] = []): string {
  const files = unread.map(
    ({ title, reason }) => `::error file=${property(title)},title=Not analysed::${data(reason)}\n`,
  );
  const findings = findingsOfAll(subjects).map(
    ({ title, finding: { severity, ruleId, message, location, remediation } }) => {
      const { start, end } = location;
      // GitHub reads columns only where the range stays on one line.
      const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
      const place = `file=${property(title)},line=${start.line},endLine=${end.line}${columns}`;
      return `::${commands[severity]} ${place},title=${property(`${ruleId} ${severity}`)}::${data(`${message} ${remediation.summary}`)}\n`;
    },
  );
  return [...files, ...findings].join('');
}

/** How many of these annotations GitHub does not show. */
export function countUnshown(subjects: readonly Subject[], unread: readonly Unread[]): number {
  const kinds = { error: unread.length, warning: 0, notice: 0 };
  const counts = countBySeverity(subjects);
  for (const severity of severities) kinds[commands[severity]] += counts[severity];
  return Object.values(kinds).reduce((sum, count) => sum + Math.max(0, count - shownMax), 0);
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
