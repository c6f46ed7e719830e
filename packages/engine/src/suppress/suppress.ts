import { rate } from '../report/rate.ts';
import type { Report, ReportedFinding } from '../report/schema.ts';
import type { Grade } from '../score/table.ts';

/** A decision to accept a finding: which one, why, and until when. */
export type Suppression = {
  readonly reason: string;
  /** The last day on which it is in effect, as YYYY-MM-DD; null if it does not expire. */
  readonly expires: string | null;
} & ({ readonly fingerprint: string } | { readonly rule: string; readonly pointer: string });

/** A finding that was taken out of the report, with the reason given. */
export interface SuppressedFinding {
  readonly finding: ReportedFinding;
  readonly reason: string;
}

interface Figures {
  readonly score: number;
  readonly grade: Grade;
}

/** The remaining report and the suppressed findings; `Kind` is the caller's own form of a suppression. */
export interface SuppressionResult<Kind extends Suppression = Suppression> {
  /** The report without the suppressed findings; everything that depends on findings is recomputed. */
  readonly report: Report;
  readonly suppressed: readonly SuppressedFinding[];
  /** Suppressions that match no finding and have not expired. */
  readonly unused: readonly Kind[];
  /** Suppressions whose last day is before the given date; they have no effect. */
  readonly expired: readonly Kind[];
  /** The figures as if nothing were suppressed. */
  readonly scoreWithout: Figures;
  /** The figures of `report`, with suppressions in effect. */
  readonly scoreWith: Figures;
}

/**
 * Removes accepted findings from a report. The date is passed as YYYY-MM-DD and never read from a clock; without one
 * every suppression is in effect. If several match a finding, the first provides the reason.
 */
export function suppress<Kind extends Suppression>(
  report: Report,
  suppressions: readonly Kind[],
  asOf: string | null,
): SuppressionResult<Kind> {
  const expired = suppressions.filter((suppression) => hasExpired(suppression, asOf));
  const { byIdentity, identities } = indexByIdentity(
    suppressions.filter((suppression) => !hasExpired(suppression, asOf)),
  );
  const suppressed: SuppressedFinding[] = [];
  const remaining: ReportedFinding[] = [];
  const matched = new Set<string>();
  for (const finding of report.findings) {
    const matching = identitiesOf(finding).filter((identity) => byIdentity.has(identity));
    for (const identity of matching) matched.add(identity);
    const first = matching.flatMap((identity) => byIdentity.get(identity) ?? []).sort((a, b) => a.order - b.order)[0];
    if (first === undefined) remaining.push(finding);
    else suppressed.push({ finding, reason: first.suppression.reason });
  }
  const result = suppressed.length === 0 ? report : { ...report, ...rate(remaining, report.format.recognized) };
  return {
    report: result,
    suppressed,
    unused: identities.filter(({ identity }) => !matched.has(identity)).map(({ suppression }) => suppression),
    expired,
    scoreWithout: { score: report.score, grade: report.grade },
    scoreWith: { score: result.score, grade: result.grade },
  };
}

/** Compares dates as strings, which orders this form correctly. */
function hasExpired({ expires }: Suppression, asOf: string | null): boolean {
  return expires !== null && asOf !== null && expires < asOf;
}

interface Identified<Kind> {
  readonly identity: string;
  readonly suppression: Kind;
  readonly order: number;
}

/** The first suppression for each identity, and all suppressions with their identities. */
function indexByIdentity<Kind extends Suppression>(suppressions: readonly Kind[]) {
  const identities = suppressions.map(
    (suppression, order): Identified<Kind> => ({
      identity:
        'fingerprint' in suppression
          ? fingerprintIdentity(suppression.fingerprint)
          : placeIdentity(suppression.rule, suppression.pointer),
      suppression,
      order,
    }),
  );
  const byIdentity = new Map<string, Identified<Kind>>();
  for (const identified of identities) {
    if (!byIdentity.has(identified.identity)) byIdentity.set(identified.identity, identified);
  }
  return { byIdentity, identities };
}

function identitiesOf({ fingerprint, ruleId, location }: ReportedFinding): readonly string[] {
  return [fingerprintIdentity(fingerprint), placeIdentity(ruleId, location.pointer)];
}

const fingerprintIdentity = (fingerprint: string): string => `fingerprint ${fingerprint}`;
const placeIdentity = (rule: string, pointer: string): string => `place ${rule} ${pointer}`;
