import { useState } from 'preact/hooks';
import type { Acceptance, Suppressing } from './report/suppressions.ts';

/** The suppressions of this page, kept from one analysis to the next until the page is closed. */
export function useAcceptances(): Suppressing {
  const [acceptances, setAcceptances] = useState<readonly Acceptance[]>([]);
  return {
    acceptances,
    onSuppress: (acceptance) => setAcceptances((old) => [...old, acceptance]),
    onReportAgain: (fingerprint) => setAcceptances((old) => old.filter((each) => each.fingerprint !== fingerprint)),
  };
}
