import type { Report, ReportedFinding } from '../report/schema.ts';
import { type FixStep, orderFixes } from './fix-order.ts';

/** A report for a pull request, a ticket or a wiki. User text is put in code spans, so that it cannot become markup. */
export function renderMarkdown(report: Report, title: string): string {
  const { score, grade, risk, status, format, findings, defenses, limitations } = report;
  const blocks = [
    `# ${codeSpan(title)}: grade ${grade}, ${score} of 100`,
    `Risk **${risk}** · **${status}** · ${format.recognized ? format.title : 'format not recognised'} · ${count(findings.length, 'finding')}`,
    ...findings.map(renderFinding),
  ];
  const steps = orderFixes(report);
  if (steps.length > 0) blocks.push('## Fix these first', steps.map(renderStep).join('\n'));
  if (defenses.length > 0)
    blocks.push(
      '## Protections recognised',
      defenses.map(({ message, pointer }) => `- ${escapeProse(message)} (${codeSpan(pointer || '/')})`).join('\n'),
    );
  if (limitations.length > 0)
    blocks.push('## Not looked at', limitations.map((line) => `- ${escapeProse(line)}`).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function renderStep({ ruleId, title, count: places, score, grade }: FixStep): string {
  return `1. ${ruleId} ${title}${places > 1 ? ` (${places} places)` : ''}: grade ${grade}, ${score} of 100`;
}

function renderFinding(finding: ReportedFinding): string {
  const { severity, ruleId, message, location, evidence, why, remediation, references, confidence } = finding;
  const lines = [
    `## ${severity}: ${escapeProse(message)}`,
    `${ruleId} · line ${location.start.line}, column ${location.start.column} · ${codeSpan(location.pointer || '/')} · ${confidence} confidence`,
    ...(evidence === '' ? [] : [codeBlock(evidence, '')]),
    why,
    `**Fix.** ${remediation.summary}`,
  ];
  if (remediation.patch !== undefined) lines.push(codeBlock(JSON.stringify(remediation.patch, null, 2), 'json'));
  lines.push(references.join(' · '));
  return lines.join('\n\n');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A code span delimited by more backticks than any run inside it (CommonMark §6.1). */
export function codeSpan(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${padding}${text.replaceAll('\n', ' ')}${padding}${ticks}`;
}

function codeBlock(text: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${ticks}${language}\n${text}\n${ticks}`;
}

function longestRun(text: string): number {
  let longest = 0;
  let run = 0;
  for (const character of text) {
    run = character === '`' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Escapes every character that CommonMark or a forge's extensions interpret as markup. */
function escapeProse(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~@&]/g, '\\$&').replaceAll('\n', ' ');
}
