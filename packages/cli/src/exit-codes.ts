import type { Report } from '@agent-grade/engine';
import { atLeast, type Threshold } from './threshold.ts';

/** Modelled on zizmor: findings, internal errors and usage errors have different codes. */
export const exitCodes = {
  clean: 0,
  fault: 1,
  usage: 2,
  /** Nothing was analysed, or a file could not be read. */
  unread: 3,
  low: 11,
  medium: 12,
  high: 13,
  critical: 14,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What the exit code is derived from. */
export interface Tally {
  readonly reports: readonly Report[];
  readonly unread: number;
  readonly faults: number;
}

/**
 * An internal error comes first, because the result is then incomplete; next the most severe finding over all reports, if it is at least as
 * severe as `failOn`. A file that could not be read counts if there is no such finding.
 */
export function exitCodeOf({ reports, unread, faults }: Tally, failOn: Threshold): ExitCode {
  if (faults > 0) return exitCodes.fault;
  for (const severity of atLeast(failOn)) {
    if (reports.some(({ findings }) => findings.some((finding) => finding.severity === severity)))
      return exitCodes[severity];
  }
  return unread > 0 || reports.length === 0 ? exitCodes.unread : exitCodes.clean;
}
