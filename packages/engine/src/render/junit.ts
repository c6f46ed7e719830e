import type { ReportedFinding } from '../report/schema.ts';
import type { Subject, Unread } from './subject.ts';

/**
 * JUnit XML as CI servers read it. A file is a suite, a finding a failed case, and a hint (info) a passed case with output; a
 * file without findings is one passed case, and one that could not be analysed a case with an error.
 */
export function renderJunit(subjects: readonly Subject[], unread: readonly Unread[] = []): string {
  const suites = subjects.map(({ title, report }) => {
    const cases = report.findings.map((finding) => renderCase(title, finding));
    if (cases.length === 0) cases.push(`    <testcase classname="${escapeXml(title)}" name="no findings"/>`);
    const head = `  <testsuite name="${escapeXml(title)}" tests="${cases.length}" failures="${report.findings.filter(isFailure).length}">`;
    return [head, ...cases, '  </testsuite>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="AgentGrade">',
    ...suites,
    ...unread.map(renderUnread),
    '</testsuites>',
    '',
  ].join('\n');
}

/** As in the exit code, hints fail nothing. */
function isFailure({ severity }: ReportedFinding): boolean {
  return severity !== 'info';
}

function renderCase(title: string, finding: ReportedFinding): string {
  const { ruleId, severity, message, location, evidence, remediation } = finding;
  const place = `${title}:${location.start.line}:${location.start.column}`;
  const name = `${ruleId} ${location.pointer || '/'}`;
  const body = [place, ...(evidence === '' ? [] : [evidence]), `Fix: ${remediation.summary}`].join('\n');
  const result = isFailure(finding)
    ? `<failure type="${severity}" message="${escapeXml(message)}">${escapeXml(body)}</failure>`
    : `<system-out>${escapeXml(`${message}\n${body}`)}</system-out>`;
  return [
    `    <testcase classname="${escapeXml(title)}" name="${escapeXml(name)}">`,
    `      ${result}`,
    '    </testcase>',
  ].join('\n');
}

function renderUnread({ title, reason }: Unread): string {
  return [
    `  <testsuite name="${escapeXml(title)}" tests="1" errors="1" failures="0">`,
    `    <testcase classname="${escapeXml(title)}" name="analysis"><error message="${escapeXml(reason)}"/></testcase>`,
    '  </testsuite>',
  ].join('\n');
}

/** XML 1.0 allows most control characters neither raw nor escaped; they become U+FFFD. */
function escapeXml(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
