import { renderMarkdown, renderSuppressed, renderText, summarise } from '@agent-grade/engine';
import { type Accepted, describeSuppressed } from '../accept.ts';
import type { Terminal } from '../terminal.ts';
import { linksFor } from './locations.ts';
import type { Results } from './results.ts';

export function renderTextOf({ subjects, unread, single }: Results, terminal: Terminal): string {
  const reports = subjects.map((subject) => {
    const { report, title } = subject;
    return `${renderText(report, title, terminal.paint, linksFor(title, terminal))}${listSuppressed(subject)}\n`;
  });
  return `${reports.join('')}${single ? '' : `${summarise(subjects, unread)}\n`}`;
}

export function renderMarkdownOf({ subjects }: Results): string {
  return subjects
    .map((subject) => `${renderMarkdown(subject.report, subject.title)}${renderSuppressed(subject.suppression)}`)
    .join('\n');
}

function listSuppressed(subject: Accepted): string {
  const line = describeSuppressed(subject);
  if (line === null) return '';
  const items = subject.suppression.suppressed.map(
    ({ finding, reason }) =>
      `  - ${finding.severity}[${finding.ruleId}] ${finding.location.pointer || '(whole file)'}: ${reason}\n`,
  );
  return `\n${line}:\n${items.join('')}`;
}
