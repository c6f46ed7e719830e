import type { ReportedFinding } from '@agent-grade/engine';

/** A suppression made on this page. It is kept until the page is closed. */
export interface PageSuppression {
  readonly fingerprint: string;
  readonly ruleId: ReportedFinding['ruleId'];
  readonly reason: string;
  /** The last day on which it applies, for the command line only: the page reads no clock. */
  readonly expires: string | null;
}

/** The suppressions of this page, and how to change them. */
export interface SuppressionState {
  readonly suppressions: readonly PageSuppression[];
  readonly onSuppress: (suppression: PageSuppression) => void;
  readonly onReportAgain: (fingerprint: string) => void;
}

export const reasonMax = 500;

/** One line without invisible characters, as the command line requires; null if nothing is left. */
export function readReason(text: string): string | null {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, reasonMax)
    .trim();
  return line === '' ? null : line;
}

/** The `agent-grade.yaml` with the same suppressions. JSON strings are valid YAML strings. */
export function toConfiguration(suppressions: readonly PageSuppression[]): string {
  const entries = suppressions.flatMap(({ fingerprint, ruleId, reason, expires }) => [
    `  # ${ruleId}`,
    `  - fingerprint: "${fingerprint}"`,
    `    reason: ${JSON.stringify(reason)}`,
    ...(expires === null ? [] : [`    expires: ${expires}`]),
  ]);
  return `${['suppressions:', ...entries].join('\n')}\n`;
}
