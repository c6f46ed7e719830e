import type { Report } from '@agent-grade/engine';
import { atLeast, type Threshold } from './threshold.ts';

/** After the model of zizmor: a finding is told apart from a fault and from a mistake in the call. */
export const exitCodes = {
  clean: 0,
  fault: 1,
  usage: 2,
  /** Nothing was analysed, or a file could not be. */
  unread: 3,
  low: 11,
  medium: 12,
  high: 13,
  critical: 14,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What a call came to. */
export interface Tally {
  readonly reports: readonly Report[];
  readonly unread: number;
  readonly faults: number;
}

/**
 * A fault of ours first, since then nobody knows the rest; then by the worst finding over all reports, where it is as bad as `failOn`; a
 * file that could not be read counts when nothing worse was found.
 */
export function exitCodeOf({ reports, unread, faults }: Tally, failOn: Threshold): ExitCode {
  if (faults > 0) return exitCodes.fault;
  for (const severity of atLeast(failOn)) {
    if (reports.some(({ findings }) => findings.some((finding) => finding.severity === severity)))
      return exitCodes[severity];
  }
  return unread > 0 || reports.length === 0 ? exitCodes.unread : exitCodes.clean;
}
