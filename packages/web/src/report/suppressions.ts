import type { ReportedFinding } from '@agent-grade/engine';

/** A finding that the reader of this page accepts. It lives as long as the page. */
export interface Acceptance {
  readonly fingerprint: string;
  readonly ruleId: ReportedFinding['ruleId'];
  readonly reason: string;
  /** The last day on which it holds, for the command line: the page compares it with nothing. */
  readonly expires: string | null;
}

/** The acceptances of this page, and how they change. */
export interface Suppressing {
  readonly acceptances: readonly Acceptance[];
  readonly onSuppress: (acceptance: Acceptance) => void;
  readonly onReportAgain: (fingerprint: string) => void;
}

export const reasonMax = 500;

/** One line without invisible characters, as the command line asks for. Null where nothing is left. */
export function readReason(text: string): string | null {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, reasonMax)
    .trim();
  return line === '' ? null : line;
}

/** What `agent-grade.yaml` holds for the same effect. A JSON string is a YAML string too. */
export function toConfiguration(acceptances: readonly Acceptance[]): string {
  const entries = acceptances.flatMap(({ fingerprint, ruleId, reason, expires }) => [
    `  # ${ruleId}`,
    `  - fingerprint: "${fingerprint}"`,
    `    reason: ${JSON.stringify(reason)}`,
    ...(expires === null ? [] : [`    expires: ${expires}`]),
  ]);
  return `${['suppressions:', ...entries].join('\n')}\n`;
}
