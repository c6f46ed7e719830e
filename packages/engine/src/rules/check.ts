import type { Evidence, Finding, Rule } from './rule.ts';

/** Every rule over the evidence. Order is the report's business. */
export function check(rules: readonly Rule[], evidence: Evidence): readonly Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    for (const violation of rule.check(evidence)) {
      findings.push({
        rule,
        message: violation.message,
        severity: violation.severity,
        confidence: violation.confidence,
        at: violation.at,
        related: violation.related ?? [],
        quote: violation.quote ?? {},
        patch: violation.patch ?? [],
      });
    }
  }
  return findings;
}
