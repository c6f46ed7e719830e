import { type Severity, severities } from '../score/table.ts';
import { codeSpan } from './markdown.ts';
import { countBySeverity, type Subject, type Unread } from './subject.ts';

/** Maximum number of table rows: a pull request page cannot show thousands. */
const rowsMax = 100;

/** One line about all files: their number, and the number of findings of each severity. */
export function summarise(subjects: readonly Subject[], unread: readonly Unread[]): string {
  const counts = countBySeverity(subjects);
  const found = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${severity}`);
  const files = `${subjects.length} ${subjects.length === 1 ? 'file' : 'files'} analysed`;
  const missing = unread.length === 0 ? '' : `, ${unread.length} not read`;
  const worst = lowestScoreFirst(subjects)[0];
  const lowest =
    worst === undefined ? '' : ` Lowest: ${worst.report.grade} ${worst.report.score}/100 (${worst.title}).`;
  // Without an analysed file, "no findings" would be wrong.
  if (subjects.length === 0) return `${files}${missing}.`;
  return `${files}${missing}: ${found.length === 0 ? 'no findings' : found.join(', ')}.${lowest}`;
}

/** A Markdown table of all files, lowest score first, for the page of a job or a pull request. */
export function renderSummary(subjects: readonly Subject[], unread: readonly Unread[]): string {
  const rows = lowestScoreFirst(subjects)
    .slice(0, rowsMax)
    .map(({ title, report }) => {
      const counts = countBySeverity([{ title, report }]);
      const cells = severities.map((severity: Severity) => (counts[severity] === 0 ? '' : String(counts[severity])));
      return `| ${cell(title)} | ${report.grade} | ${report.score} | ${cells.join(' | ')} |`;
    });
  const left = subjects.length - rows.length;
  const blocks = [
    '## AgentGrade',
    summarise(subjects, unread).replace(/ Lowest: .*$/, ''),
    ...(rows.length === 0 ? [] : [[...head, ...rows].join('\n')]),
    ...(left > 0 ? [`${left} more ${left === 1 ? 'file is' : 'files are'} not shown.`] : []),
    ...(unread.length === 0 ? [] : ['### Not read', unread.slice(0, rowsMax).map(notRead).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const head = [
  `| file | grade | score | ${severities.join(' | ')} |`,
  `|---|---|--:|${'--:|'.repeat(severities.length)}`,
];

/** A pipe character ends a table cell even inside a code span. */
const cell = (title: string): string => codeSpan(title.replaceAll('|', '∣'));

const notRead = ({ title, reason }: Unread): string => `- ${codeSpan(title)}: ${reason}`;

function lowestScoreFirst(subjects: readonly Subject[]): readonly Subject[] {
  return subjects.toSorted((a, b) => a.report.score - b.report.score || (a.title < b.title ? -1 : 1));
}
