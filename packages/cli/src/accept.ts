import { resolve } from 'node:path';
import { describeSuppressed as describe, type Subject, type SuppressionResult, suppress } from '@agent-grade/engine';
import type { Configuration } from './configuration/configuration.ts';
import type { SuppressionEntry } from './configuration/suppressions.ts';

/** A report without the suppressed findings, and what was suppressed. */
export interface Accepted extends Subject {
  readonly suppression: SuppressionResult<SuppressionEntry>;
  /** The suppressions that apply to this file or to every file. */
  readonly applicable: readonly SuppressionEntry[];
}

/** Removes the suppressed findings from each report. */
export function accept(
  subjects: readonly Subject[],
  suppressions: readonly SuppressionEntry[],
  asOf: string | null,
  folder: string,
): readonly Accepted[] {
  return subjects.map(({ title, report }) => {
    const path = resolve(folder, title);
    const applicable = suppressions.filter(({ file }) => file === null || file === path);
    const suppression = suppress(report, applicable, asOf);
    return { title, report: suppression.report, suppression, applicable };
  });
}

/** Notices about suppressions that have expired, that match no finding, or whose expiry is not checked for want of a date. */
export function describeUnappliedSuppressions(
  { title, suppressions }: Configuration,
  accepted: readonly Accepted[],
  asOf: string | null,
  /** False when a file could not be read: an unused suppression may apply to that file. */
  isComplete: boolean,
): readonly string[] {
  const expired = new Set(accepted.flatMap(({ suppression }) => suppression.expired));
  const unused = new Set(accepted.flatMap(({ suppression }) => suppression.unused));
  const used = new Set(accepted.flatMap(({ applicable, suppression }) => difference(applicable, suppression.unused)));
  const sentences = suppressions.flatMap((entry) => {
    if (expired.has(entry)) return [`${entry.place} expired on ${entry.expires}; its findings are reported again.`];
    if (isComplete && unused.has(entry) && !used.has(entry))
      return [`${entry.place} (${nameOf(entry)}) is unused: it matches no finding.`];
    return [];
  });
  const dated = suppressions.filter(({ expires }) => expires !== null).length;
  if (asOf === null && dated > 0)
    sentences.push(
      `no date was given, so ${dated === 1 ? 'the suppression with an expiry date is' : `the ${dated} suppressions with an expiry date are`} treated as valid; pass the date with --as-of YYYY-MM-DD.`,
    );
  return sentences.map((sentence) => `${title}: ${sentence}`);
}

/** One line with the number of suppressed findings; null if there are none. */
export const describeSuppressed = ({ suppression }: Accepted): string | null => describe(suppression);

const difference = (
  entries: readonly SuppressionEntry[],
  others: readonly SuppressionEntry[],
): readonly SuppressionEntry[] => entries.filter((entry) => !others.includes(entry));

function nameOf(entry: SuppressionEntry): string {
  if ('fingerprint' in entry) return entry.fingerprint;
  return `${entry.rule} at ${entry.pointer === '' ? 'the whole file' : JSON.stringify(entry.pointer).slice(1, -1)}`;
}
