import type { RuleId } from '../score/table.ts';
import { isEmbedded } from '../text/embedded.ts';
import type { AnyViolation, Evidence, Finding, Patch, Rule } from './rule.ts';

/** Hears which rule starts, and by what it gives back that the rule has ended. Nothing that is found depends on it. */
export type Watch = (rule: RuleId) => () => void;

export const unwatched: Watch = () => () => {};

/** Every rule over the evidence. Order is the report's business. */
export function check(rules: readonly Rule[], evidence: Evidence, watch = unwatched): readonly Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const ended = watch(rule.id);
    for (const violation of rule.check(evidence)) {
      findings.push({
        rule,
        message: violation.message,
        severity: violation.severity,
        confidence: violation.confidence,
        at: violation.at,
        related: violation.related ?? [],
        quote: violation.quote ?? {},
        patch: patchOf(violation),
      });
    }
    ended();
  }
  return findings;
}

/** What is embedded in a text cannot be replaced by itself. */
function patchOf({ patch = [] }: AnyViolation): readonly Patch[] {
  return patch.some(({ at }) => isEmbedded(at)) ? [] : patch;
}
