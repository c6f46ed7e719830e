import { type Report, type SuppressionResult, suppress } from '@agent-grade/engine';
import { useMemo } from 'preact/hooks';
import type { PageSuppression } from './suppressions.ts';

/** The report without its suppressed findings. Expiry is not checked: no result on this page depends on the clock. */
export function useSuppression(
  report: Report,
  suppressions: readonly PageSuppression[],
): SuppressionResult<PageSuppression> {
  return useMemo(() => suppress(report, suppressions, null), [report, suppressions]);
}
