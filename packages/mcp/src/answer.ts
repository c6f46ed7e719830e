import type { Report, ReportedFinding } from '@agent-grade/engine';
import * as z from 'zod';

export const severityNames = ['critical', 'high', 'medium', 'low', 'info'] as const;
type Severity = (typeof severityNames)[number];

/** Most findings in one answer: a model's context is small. The most severe come first. */
const findingsMax = 100;

const finding = z.object({
  fingerprint: z.string(),
  rule: z.string(),
  severity: z.enum(severityNames),
  confidence: z.string(),
  message: z.string(),
  pointer: z.string().describe('RFC 6901 JSON Pointer to the value that has to change'),
  line: z.int(),
  evidence: z
    .string()
    .nullable()
    .describe(
      'The line with secrets masked; null for a finding about the whole file, and if the line contains text written to steer a model',
    ),
  why: z.string(),
  fix: z.string(),
  hasPatch: z.boolean().describe('Whether propose_patches returns an RFC 6902 patch for it'),
});

/** Output schema of `analyze_text` and `analyze_file`. */
export const analysisShape = z.object({
  grade: z.string(),
  score: z.int(),
  risk: z.string(),
  status: z.string().describe('pass, fail, or inconclusive if nothing was understood'),
  format: z.string(),
  recognized: z.boolean(),
  findings: z.array(finding),
  findingsOmitted: z
    .int()
    .describe('Number of further findings: those below minSeverity and those after the hundredth'),
  protections: z.array(z.string()),
  limitations: z.array(z.string()).describe('What was not analysed'),
  versions: z.record(z.string(), z.string()),
});
export type AnalysisAnswer = z.infer<typeof analysisShape>;

const operation = z.object({ op: z.string(), path: z.string(), value: z.unknown().optional() });

/** Output schema of `propose_patches`. */
export const patchesShape = z.object({
  grade: z.string(),
  score: z.int(),
  patches: z.array(
    z.object({
      fingerprint: z.string(),
      rule: z.string(),
      pointer: z.string(),
      fix: z.string(),
      patch: z.array(operation).describe('RFC 6902 operations on the configuration as submitted'),
    }),
  ),
  fixFirst: z
    .array(z.object({ fingerprint: z.string(), rule: z.string(), score: z.int(), grade: z.string() }))
    .describe('The patches that raise the score most, each applied on top of the previous ones'),
  withoutPatch: z.int().describe('Findings without a patch, which need a person’s decision'),
});
export type PatchesAnswer = z.infer<typeof patchesShape>;

export function answerAnalysis(report: Report, minSeverity: Severity): AnalysisAnswer {
  const shown = report.findings
    .filter(({ severity }) => severityNames.indexOf(severity) <= severityNames.indexOf(minSeverity))
    .slice(0, findingsMax);
  return {
    grade: report.grade,
    score: report.score,
    risk: report.risk,
    status: report.status,
    format: report.format.title,
    recognized: report.format.recognized,
    findings: shown.map(answerFinding),
    findingsOmitted: report.findings.length - shown.length,
    protections: report.defenses.slice(0, findingsMax).map(({ message }) => message),
    limitations: report.limitations.slice(0, findingsMax),
    versions: report.versions,
  };
}

/** Rules whose findings quote prompt injection: neither the line nor the quoted words may reach the model that reads this answer. */
const steering: ReadonlySet<string> = new Set(['AG-016', 'AG-017', 'AG-018']);
const withoutQuotation = (message: string): string => message.replace(/“.*”/s, '“…”');

function answerFinding(found: ReportedFinding): AnalysisAnswer['findings'][number] {
  const { fingerprint, ruleId, severity, confidence, message, location, evidence, why, remediation } = found;
  const quotes = steering.has(ruleId);
  return {
    fingerprint,
    rule: ruleId,
    severity,
    confidence,
    message: quotes ? withoutQuotation(message) : message,
    pointer: location.pointer,
    line: location.start.line,
    evidence: quotes || evidence === '' ? null : evidence,
    why,
    fix: remediation.summary,
    hasPatch: remediation.patch !== undefined,
  };
}

export function answerPatches({ grade, score, findings, fixFirst }: Report): PatchesAnswer {
  const patched = findings.flatMap(({ fingerprint, ruleId, location, remediation: { patch, summary } }) =>
    patch === undefined
      ? []
      : [{ fingerprint, rule: ruleId, pointer: location.pointer, fix: summary, patch: [...patch] }],
  );
  return {
    grade,
    score,
    patches: patched.slice(0, findingsMax),
    fixFirst: fixFirst.map(({ fingerprint, ruleId, score, grade }) => ({ fingerprint, rule: ruleId, score, grade })),
    withoutPatch: findings.length - patched.length,
  };
}
