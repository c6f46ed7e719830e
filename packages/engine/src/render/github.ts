import type { ReportedFinding } from '../report/schema.ts';
import { type Severity, severities } from '../score/table.ts';
import { countBySeverity, findingsOfAll, type Subject, type Unread } from './subject.ts';

const commands = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'notice',
  info: 'notice',
} as const satisfies Record<Severity, string>;

/** GitHub shows at most this many annotations of each level per step; the others appear only in the log. */
const shownMax = 10;

/**
 * GitHub workflow commands. Each finding, worst first, becomes an annotation of its file in a pull request, as does
 * each file that could not be analysed.
 */
export function renderGithub(subjects: readonly Subject[], unread: readonly Unread[] = []): string {
  const files = unread.map(
    ({ title, reason }) => `::error file=${escapeProperty(title)},title=Not analysed::${escapeData(reason)}\n`,
  );
  const findings = findingsOfAll(subjects).map(
    ({ title, finding: { severity, ruleId, message, location, evidence, remediation } }) => {
      const place = `file=${escapeProperty(title)},${linesOf(location, evidence === '')}`;
      return `::${commands[severity]} ${place},title=${escapeProperty(`${ruleId} ${severity}`)}::${escapeData(`${message} ${remediation.summary}`)}\n`;
    },
  );
  return [...files, ...findings].join('');
}

/** GitHub shows an annotation below its last line, so one about a whole file is about its first line. It uses columns only within one line. */
function linesOf({ start, end }: ReportedFinding['location'], isWhole: boolean): string {
  if (isWhole) return `line=${start.line},endLine=${start.line}`;
  const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
  return `line=${start.line},endLine=${end.line}${columns}`;
}

/** The number of annotations that GitHub does not show. */
export function countUnshown(subjects: readonly Subject[], unread: readonly Unread[]): number {
  const kinds = { error: unread.length, warning: 0, notice: 0 };
  const counts = countBySeverity(subjects);
  for (const severity of severities) kinds[commands[severity]] += counts[severity];
  return Object.values(kinds).reduce((sum, count) => sum + Math.max(0, count - shownMax), 0);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
