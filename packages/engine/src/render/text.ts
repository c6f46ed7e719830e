import type { Report, ReportedFinding } from '../report/schema.ts';
import type { Severity } from '../score/table.ts';
import { type FixStep, orderFixes } from './fix-order.ts';

/** Styles a word for a terminal; for plain text it returns the word unchanged. */
export type Paint = (style: Severity | 'strong' | 'faint' | 'good', text: string) => string;

/** Paints nothing, for output without colour. */
export const plain: Paint = (_style, text) => text;

const escapes = {
  critical: '1;31',
  high: '31',
  medium: '33',
  low: '36',
  info: '34',
  strong: '1',
  faint: '2',
  good: '32',
} as const satisfies Record<Parameters<Paint>[0], string>;

/** SGR escape sequences (ECMA-48), which every colour terminal understands. */
export const coloured: Paint = (style, text) => `\u001b[${escapes[style]}m${text}\u001b[0m`;

/** Turns a rule id or a place in the file into a hyperlink where the terminal supports it. */
export interface Links {
  readonly rule: (text: string, ruleId: string) => string;
  readonly place: (text: string, line: number, column: number) => string;
}

const withoutLinks: Links = { rule: (text) => text, place: (text) => text };

/**
 * A report for a terminal: findings worst first, each with its place and evidence. The reason and the fix appear only
 * at the first finding that has them, so that forty servers without a version do not repeat them.
 */
export function renderText(report: Report, title: string, paint: Paint, links: Links = withoutLinks): string {
  const { score, grade, risk, status, format } = report;
  const kind = format.recognized ? format.title : 'not recognised as a known format';
  const head = `${paint('strong', title)}  ${paint('faint', `(${kind})`)}`;
  const figures = `${paint('strong', `${grade}  ${score}/100`)}  risk ${risk}  ${paint(status === 'pass' ? 'good' : 'high', status)}`;
  const blocks = [
    `${head}\n${figures}`,
    ...renderFindings(report.findings, (finding, lesson) => renderFinding(finding, lesson, title, paint, links)),
  ];
  if (report.findings.length === 0) blocks.push('No findings.');
  const steps = orderFixes(report);
  if (steps.length > 0) blocks.push(renderList('Fix these first, in this order', steps.map(renderStep)));
  if (report.defenses.length > 0)
    blocks.push(
      renderList(
        'Protections recognised',
        report.defenses.map(({ message, pointer }) => `${message}  ${paint('faint', pointer || '(whole file)')}`),
      ),
    );
  if (report.limitations.length > 0) blocks.push(renderList('Not looked at', report.limitations));
  return `${blocks.join('\n\n')}\n`;
}

function renderFindings(
  findings: readonly ReportedFinding[],
  render: (finding: ReportedFinding, lesson: string) => string,
) {
  const explained = new Set<string>();
  return findings.map((finding) => {
    const lesson = `   = why: ${finding.why}\n   = fix: ${finding.remediation.summary}`;
    const isNew = !explained.has(lesson);
    explained.add(lesson);
    return render(finding, isNew ? lesson : '');
  });
}

function renderFinding(finding: ReportedFinding, lesson: string, title: string, paint: Paint, links: Links): string {
  const { start } = finding.location;
  const place = links.place(`${title}:${start.line}:${start.column}`, start.line, start.column);
  const { severity, ruleId, message, location, evidence, remediation, confidence } = finding;
  const sure = confidence === 'high' ? '' : paint('faint', ` (${confidence} confidence)`);
  return [
    `${paint(severity, severity)}[${links.rule(ruleId, ruleId)}]${sure}: ${paint('strong', message)}`,
    `  --> ${place}  ${paint('faint', location.pointer || '(whole file)')}`,
    ...(evidence === '' ? [] : [`   |  ${evidence}`]),
    ...(lesson === '' ? [] : [lesson]),
    ...(remediation.patch === undefined ? [] : [`   = patch: ${JSON.stringify(remediation.patch)}`]),
  ].join('\n');
}

function renderStep({ ruleId, title, count, score, grade }: FixStep): string {
  return `${ruleId} ${title}${count > 1 ? ` (${count} places)` : ''}: score ${score}/100 (${grade}) once fixed`;
}

function renderList(heading: string, lines: readonly string[]): string {
  return [`${heading}:`, ...lines.map((line) => `  - ${line}`)].join('\n');
}
