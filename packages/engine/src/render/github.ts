import type { Severity } from '../score/table.ts';
import { findingsOfAll, type Subject } from './subject.ts';

const commands = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'notice',
  info: 'notice',
} as const satisfies Record<Severity, string>;

/** Workflow commands: each finding becomes an annotation of the file in a pull request. */
export function renderGithub(subjects: readonly Subject[]): string {
  return findingsOfAll(subjects)
    .map(({ title, finding: { severity, ruleId, message, location, remediation } }) => {
      const { start, end } = location;
      // GitHub reads columns only where the range stays on one line.
      const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
      const place = `file=${property(title)},line=${start.line},endLine=${end.line}${columns}`;
      return `::${commands[severity]} ${place},title=${property(`${ruleId} ${severity}`)}::${data(`${message} ${remediation.summary}`)}\n`;
    })
    .join('');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
