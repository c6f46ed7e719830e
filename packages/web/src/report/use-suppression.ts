import { type Report, type SuppressionResult, suppress } from '@agent-grade/engine';
import { useMemo } from 'preact/hooks';
import type { Acceptance } from './suppressions.ts';

/** A report as it is once the accepted findings are taken out. No day is compared: the page reads no clock for a result. */
export function useSuppression(report: Report, acceptances: readonly Acceptance[]): SuppressionResult<Acceptance> {
  return useMemo(() => suppress(report, acceptances, null), [report, acceptances]);
}
