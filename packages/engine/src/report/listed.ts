import type { Finding } from '../rules/rule.ts';
import { countedPerRule } from '../score/table.ts';

/**
 * More findings than anybody reads. Each takes about a kilobyte, and a text of one megabyte can give a hundred
 * thousand.
 */
export const findingsMax = 5_000;
export const defensesMax = 1_000;
/** Per finding: fifty thousand permissions that form one decision would be ten megabytes of places. */
export const relatedMax = 100;

/**
 * The findings that a report lists, given in report order: the worst ones, and every one that can affect the score, so
 * that omitting the rest shortens only the list.
 */
export function selectListed(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= findingsMax) return findings;
  const counts = new Map<string, number>();
  return findings.filter(({ rule, severity, confidence }, index) => {
    const alike = `${rule.id} ${severity} ${confidence}`;
    const count = counts.get(alike) ?? 0;
    counts.set(alike, count + 1);
    return index < findingsMax || count < countedPerRule;
  });
}
