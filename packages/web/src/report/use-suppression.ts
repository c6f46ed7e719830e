import { type Report, type SuppressionResult, suppress } from '@agent-grade/engine';
import { useMemo } from 'preact/hooks';
import type { Acceptance } from './suppressions.ts';

/** The report without its suppressed findings. Expiry is not checked: no result on this page depends on the clock. */
export function useSuppression(report: Report, acceptances: readonly Acceptance[]): SuppressionResult<Acceptance> {
  return useMemo(() => suppress(report, acceptances, null), [report, acceptances]);
}
