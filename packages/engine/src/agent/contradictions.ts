import type { Permission } from './facts.ts';
import type { AgentModel } from './model.ts';

/** An entry of a policy that does not do what it says. */
export interface Contradiction {
  readonly kind: 'unmatched' | 'refusedAnyway' | 'shadowed';
  readonly rule: Permission;
}

/** Entries that a stronger one makes void, and refusals that the host cannot match. */
export function contradictionsIn({ role, permissions }: AgentModel): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const refused = new Set(permissions.filter(isStandingRefusal).map(keyOf));
  const allowed = new Set(permissions.filter(isStandingAllowance).map(subjectKey));
  for (const rule of permissions) {
    if ((rule.pattern ?? rule.name).value === '') continue;
    // A refusal that a wider refusal makes superfluous does no harm; one that an allowance covers does.
    if (rule.decision === 'deny' && rule.overridden) {
      if (allowed.has(subjectKey(rule))) found.push({ kind: 'shadowed', rule });
    } else if (role === 'coding-agent' && isUnmatchable(rule)) {
      found.push({ kind: 'unmatched', rule });
    }
    // A narrow refusal inside a broad allowance is how policies are meant to be written; only the same entry twice is a mistake.
    if (rule.decision === 'allow' && refused.has(keyOf(rule))) found.push({ kind: 'refusedAnyway', rule });
  }
  return found;
}

function isStandingRefusal({ decision, overridden }: Permission): boolean {
  return decision === 'deny' && !overridden;
}

function isStandingAllowance({ decision, overridden }: Permission): boolean {
  return decision === 'allow' && !overridden;
}

function subjectKey({ subject, agent }: Permission): string {
  return JSON.stringify([agent?.at.span.start ?? null, subject]);
}

function keyOf(rule: Permission): string {
  const { name, pattern, target } = rule;
  const about = target === null ? (pattern?.value ?? '') : `${target.server} ${target.tool}`;
  return JSON.stringify([subjectKey(rule), name.value, about]);
}

/**
 * `Bash(curl * | bash)`: hosts that compare the commands of a line one by one split the line at the pipe first, so that a pattern with an
 * operator in it meets no command. https://code.claude.com/docs/en/permissions#bash
 */
export function isUnmatchable({ decision, subject, pattern, matching }: Permission): boolean {
  if (decision !== 'deny') return false;
  if (subject !== 'shell' || pattern === null || matching === 'expression') return false;
  return /[|;]|&&|\$\(/.test(pattern.value);
}
