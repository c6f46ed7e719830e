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

/**
 * By the worst finding over all reports, where it is as bad as `failOn`; a file that could not be read counts when nothing worse was
 * found.
 */
export function exitCodeOf(reports: readonly Report[], unread: number, failOn: Threshold = 'low'): ExitCode {
  for (const severity of atLeast(failOn)) {
    if (reports.some(({ findings }) => findings.some((finding) => finding.severity === severity)))
      return exitCodes[severity];
  }
  return unread > 0 || reports.length === 0 ? exitCodes.unread : exitCodes.clean;
}
