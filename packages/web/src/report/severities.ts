import type { Report, ReportedFinding } from '@agent-grade/engine';

export type Severity = ReportedFinding['severity'];

/** Most severe first. Each has a sign beside its colour, so that neither is needed alone. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const satisfies readonly Severity[];

export function countBySeverity(findings: readonly ReportedFinding[]): Readonly<Record<Severity, number>> {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
}

export const riskWords = {
  none: 'No risk found',
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
  critical: 'Critical risk',
  unknown: 'Risk unknown',
} as const satisfies Record<Report['risk'], string>;

export const statusWords = {
  pass: 'Pass',
  fail: 'Fail',
  inconclusive: 'Inconclusive',
} as const satisfies Record<Report['status'], string>;

export const gradeTones = {
  'A+': 'good',
  A: 'good',
  B: 'good',
  C: 'medium',
  D: 'high',
  F: 'critical',
} as const satisfies Record<Report['grade'], string>;
