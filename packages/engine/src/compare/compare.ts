import type { Report, ReportedFinding } from '../report/schema.ts';

/** A finding present in both reports at different places. */
export interface MovedFinding {
  readonly before: ReportedFinding;
  readonly after: ReportedFinding;
}

/** The differences between two reports on versions of one configuration. */
export interface Comparison {
  readonly score: { readonly before: number; readonly after: number };
  readonly introduced: readonly ReportedFinding[];
  readonly fixed: readonly ReportedFinding[];
  readonly unchanged: readonly ReportedFinding[];
  readonly moved: readonly MovedFinding[];
}

/** Matches findings by fingerprint, which does not change when a file is reformatted or reordered. */
export function compare(before: Report, after: Report): Comparison {
  const earlier = new Map(before.findings.map((finding) => [finding.fingerprint, finding]));
  const introduced: ReportedFinding[] = [];
  const unchanged: ReportedFinding[] = [];
  const moved: MovedFinding[] = [];
  for (const finding of after.findings) {
    const known = earlier.get(finding.fingerprint);
    if (known === undefined) {
      introduced.push(finding);
      continue;
    }
    earlier.delete(finding.fingerprint);
    if (known.location.pointer === finding.location.pointer) unchanged.push(finding);
    else moved.push({ before: known, after: finding });
  }
  const fixed = before.findings.filter(({ fingerprint }) => earlier.has(fingerprint));
  return { score: { before: before.score, after: after.score }, introduced, fixed, unchanged, moved };
}
