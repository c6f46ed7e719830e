import type { RuleId } from '../score/table.ts';
import { severities } from '../score/table.ts';
import { isEmbedded } from '../text/embedded.ts';
import type { Place } from '../text/span.ts';
import type { Evidence } from './evidence.ts';
import { onePerDecision } from './one-decision.ts';
import type { AnyViolation, Finding, Patch, Rule } from './rule.ts';

/** Called when a rule starts; the returned function is called when it ends. Has no influence on the findings. */
export type Watch = (rule: RuleId) => () => void;

export const unwatched: Watch = () => () => {};

/** Runs every rule over the evidence. The report determines the order of findings. */
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

/** The worst violation per place; of equally severe ones, the first. */
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

/** The violation's patch, unless it would change a value embedded in a longer text, which cannot be replaced separately. */
function patchOf({ patch = [] }: AnyViolation): readonly Patch[] {
  return patch.some(({ at }) => isEmbedded(at)) ? [] : patch;
}
