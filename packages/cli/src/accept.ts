import { resolve } from 'node:path';
import { describeSuppressed as describe, type Subject, type SuppressionResult, suppress } from '@agent-grade/engine';
import type { Configuration } from './configuration/configuration.ts';
import type { Entry } from './configuration/suppressions.ts';

/** A report without what the configuration accepts, and what that was. */
export interface Accepted extends Subject {
  readonly suppression: SuppressionResult<Entry>;
  /** The suppressions that are about this file or about every file. */
  readonly considered: readonly Entry[];
}

/** Takes what the configuration accepts out of each report it is about. */
export function accept(
  subjects: readonly Subject[],
  suppressions: readonly Entry[],
  asOf: string | null,
  folder: string,
): readonly Accepted[] {
  return subjects.map(({ title, report }) => {
    const path = resolve(folder, title);
    const considered = suppressions.filter(({ file }) => file === null || file === path);
    const suppression = suppress(report, considered, asOf);
    return { title, report: suppression.report, suppression, considered };
  });
}

/** Sentences on suppressions that have expired, that match nothing in what was read, and that nobody gave a date for. */
export function describeLeftovers(
  { title, suppressions }: Configuration,
  accepted: readonly Accepted[],
  asOf: string | null,
  /** False when a file could not be read, which may hold what an unused one is about. */
  complete: boolean,
): readonly string[] {
  const expired = new Set(accepted.flatMap(({ suppression }) => suppression.expired));
  const unused = new Set(accepted.flatMap(({ suppression }) => suppression.unused));
  const used = new Set(accepted.flatMap(({ considered, suppression }) => without(considered, suppression.unused)));
  const sentences = suppressions.flatMap((entry) => {
    if (expired.has(entry)) return [`${entry.place} expired on ${entry.expires}; its findings are reported again.`];
    if (complete && unused.has(entry) && !used.has(entry))
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

/** One line on how much was suppressed; null where nothing was. */
export const describeSuppressed = ({ suppression }: Accepted): string | null => describe(suppression);

const without = (entries: readonly Entry[], others: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => !others.includes(entry));

function nameOf(entry: Entry): string {
  if ('fingerprint' in entry) return entry.fingerprint;
  return `${entry.rule} at ${entry.pointer === '' ? 'the whole file' : JSON.stringify(entry.pointer).slice(1, -1)}`;
}
