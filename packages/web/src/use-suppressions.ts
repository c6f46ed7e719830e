import { useState } from 'preact/hooks';
import type { PageSuppression, SuppressionState } from './report/suppressions.ts';

/** The suppressions of this page, kept from one analysis to the next until the page is closed. */
export function useSuppressions(): SuppressionState {
  const [suppressions, setSuppressions] = useState<readonly PageSuppression[]>([]);
  return {
    suppressions,
    onSuppress: (suppression) => setSuppressions((old) => [...old, suppression]),
    onReportAgain: (fingerprint) => setSuppressions((old) => old.filter((each) => each.fingerprint !== fingerprint)),
  };
}
