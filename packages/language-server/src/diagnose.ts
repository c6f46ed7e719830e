import {
  analyzeWithoutTrials,
  documentLimits,
  guessNotation,
  type Report,
  type ReportedFinding,
} from '@agent-grade/engine';
import { applyPatch, type JsonValue, type Operation } from '@agent-grade/engine/patch';
import { type Diagnostic, DiagnosticSeverity, type Range, type TextEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** Most diagnostics of one file: editors show no more. The most severe come first. */
const findingsMax = 1_000;

/** The findings in one version of a document. */
export interface Examination {
  readonly version: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly findings: readonly ReportedFinding[];
}

const severities = {
  critical: DiagnosticSeverity.Error,
  high: DiagnosticSeverity.Error,
  medium: DiagnosticSeverity.Warning,
  low: DiagnosticSeverity.Information,
  info: DiagnosticSeverity.Hint,
} as const satisfies Record<ReportedFinding['severity'], DiagnosticSeverity>;

/** Analyses a document. A JSON or YAML file that is not an agent configuration gives no diagnostics: an editor opens many of them. */
export function examine(document: TextDocument): Examination {
  const { version } = document;
  const content = document.getText();
  const nothing = { version, diagnostics: [], findings: [] };
  if (Buffer.byteLength(content) > documentLimits.contentBytesMax) return nothing;
  const analysis = analyzeWithoutTrials({
    content,
    format: notationOf(document),
    sourceFilename: filenameOf(document.uri),
  });
  // The editor's own language support marks syntax errors, at the same place.
  if (analysis.kind === 'problem') return nothing;
  const { findings: all, format } = analysis.report;
  if (!format.recognized) return nothing;
  const findings = all.slice(0, findingsMax);
  return {
    version,
    diagnostics: findings.map((finding) => toDiagnostic(finding, document.uri)),
    findings,
  };
}

function toDiagnostic(finding: ReportedFinding, uri: string): Diagnostic {
  const { severity, ruleId, message, location, related, fingerprint, evidence } = finding;
  const range = toRange(location);
  return {
    // A finding about the whole file marks its first line; a mark on every line would hide the others.
    range: evidence === '' ? { start: range.start, end: { line: range.start.line, character: lineEnd } } : range,
    severity: severities[severity],
    source: 'AgentGrade',
    code: ruleId,
    message,
    data: { fingerprint },
    relatedInformation: related.map((place) => ({
      location: { uri, range: toRange(place) },
      message: place.pointer || '(whole file)',
    })),
  };
}

/** The protocol reads a character beyond the end of a line as its end. */
const lineEnd = 2 ** 31 - 1;

/** Converts the report's positions, which start at 1, to the protocol's, which start at 0; both count UTF-16 code units. */
function toRange({ start, end }: Report['findings'][number]['location']): Range {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
}

/** The edits that remove the finding while keeping comments and layout; null if no edit is certain to. */
export function editsOf(document: TextDocument, finding: ReportedFinding): readonly TextEdit[] | null {
  const { patch } = finding.remediation;
  if (patch === undefined) return null;
  const patched = applyPatch(
    document.getText(),
    notationOf(document),
    patch as readonly (Operation & { value?: JsonValue })[],
  );
  if (patched === null) return null;
  return patched.edits.map(({ from, to, insert }) => ({
    range: { start: document.positionAt(from), end: document.positionAt(to) },
    newText: insert,
  }));
}

function notationOf(document: TextDocument): 'json' | 'yaml' {
  if (document.languageId === 'yaml') return 'yaml';
  return /^json/.test(document.languageId) ? 'json' : guessNotation(document.uri, document.getText());
}

/** The path with its folders, which identify some formats (`.cursor/mcp.json`, `.vscode/mcp.json`). */
function filenameOf(uri: string): string {
  try {
    return decodeURIComponent(new URL(uri).pathname).slice(-255);
  } catch {
    return '';
  }
}
