import type { RuleId } from '../score/table.ts';
import { severities } from '../score/table.ts';
import { isEmbedded } from '../text/embedded.ts';
import type { Place } from '../text/span.ts';
import type { Evidence } from './evidence.ts';
import { onePerDecision } from './one-decision.ts';
import type { AnyViolation, Finding, Patch, Rule } from './rule.ts';

/** Hears which rule starts, and by what it gives back that the rule has ended. Nothing that is found depends on it. */
export type Watch = (rule: RuleId) => () => void;

export const unwatched: Watch = () => () => {};

/** Every rule over the evidence. Order is the report's business. */
export function check(rules: readonly Rule[], evidence: Evidence, watch = unwatched): readonly Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const ended = watch(rule.id);
    for (const violation of onePerDecision(worstPerPlace(rule.check(evidence)))) {
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

/** A rule reports a place once, for its worst reason; of two that are as bad, for the first. */
function worstPerPlace(violations: Iterable<AnyViolation>): Iterable<AnyViolation> {
  const worst = new Map<string, AnyViolation>();
  for (const violation of violations) {
    const key = keyOf(violation.at);
    const known = worst.get(key);
    if (known === undefined || severities.indexOf(violation.severity) < severities.indexOf(known.severity)) {
      worst.set(key, violation);
    }
  }
  return worst.values();
}

function keyOf({ document, span }: Place): string {
  return `${document} ${span.start} ${span.end}`;
}

/** What is embedded in a text cannot be replaced by itself. */
function patchOf({ patch = [] }: AnyViolation): readonly Patch[] {
  return patch.some(({ at }) => isEmbedded(at)) ? [] : patch;
}
