import type { Finding } from '../rules/rule.ts';
import { countedPerRule } from '../score/table.ts';

/** More findings than anybody reads; each costs a kilobyte, and a megabyte of text can hold a hundred thousand. */
export const findingsMax = 5_000;
export const defensesMax = 1_000;
/** Of one finding: fifty thousand permissions that are one decision would be ten megabytes of places. */
export const relatedMax = 100;

/**
 * The findings a report lists, of those in report order: the worst, and every one that can weigh on the score, so that leaving the others
 * out changes nothing but the list.
 */
export function listed(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= findingsMax) return findings;
  const counts = new Map<string, number>();
  return findings.filter(({ rule, severity, confidence }, index) => {
    const alike = `${rule.id} ${severity} ${confidence}`;
    const count = counts.get(alike) ?? 0;
    counts.set(alike, count + 1);
    return index < findingsMax || count < countedPerRule;
  });
}
