import { lazily } from '../text/lazily.ts';
import type { Located, Place } from '../text/span.ts';
import { entryOf } from './conditions.ts';
import type { Permission, Scope, Tool } from './facts.ts';
import type { AgentModel } from './model.ts';

/** A policy entry that has no effect, or not the one it states. */
export interface Contradiction {
  readonly kind: 'unmatched' | 'noTool' | 'refusedAnyway' | 'shadowed' | 'overruled';
  readonly at: Place;
  readonly entry: Located<string>;
  readonly scope: Scope;
}

/** Entries that a stronger rule overrides, and deny rules that the host can never match. */
export function contradictionsIn({ role, permissions, tools }: AgentModel): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const denyRules = permissions.filter(isEffectiveDeny);
  // Long policies rarely repeat a target, so comparing the targets of one subject rules out most entries before the
  // full key is built.
  const deniedTargets = targetsBySubject(denyRules);
  const deniedKeys = lazily(() => new Set(denyRules.map(keyOf)));
  const allowedSubjects = lazily(() => new Set(permissions.filter(isEffectiveAllow).map(subjectKey)));
  for (const rule of permissions) {
    const { decision, overrules } = rule;
    const denied = decision === 'allow' ? deniedTargets.get(rule.subject) : undefined;
    if ((decision !== 'deny' && denied === undefined && overrules === undefined) || isBlank(rule)) continue;
    // A deny rule made redundant by a wider one does no harm; one overridden by an allow rule does.
    if (decision === 'deny' && rule.overridden) {
      if (allowedSubjects().has(subjectKey(rule))) found.push(contradiction('shadowed', rule));
    } else if (role === 'coding-agent' && isUnmatchable(rule)) {
      found.push(contradiction(rule.namesNoTool === true ? 'noTool' : 'unmatched', rule));
    }
    // A narrow deny rule inside a broad allow rule is how policies are meant to be written; only the identical entry is
    // a mistake.
    if (denied?.has(targetOf(rule)) === true && deniedKeys().has(keyOf(rule)))
      found.push(contradiction('refusedAnyway', rule));
    if (overrules === undefined) continue;
    for (const at of overrules) found.push({ kind: 'overruled', at, entry: rule.name, scope: rule });
  }
  return [...found, ...deniedTools(tools, denyRules)];
}

function targetsBySubject(rules: readonly Permission[]): ReadonlyMap<Permission['subject'], ReadonlySet<string>> {
  const targets = new Map<Permission['subject'], Set<string>>();
  for (const rule of rules) {
    const known = targets.get(rule.subject);
    if (known === undefined) targets.set(rule.subject, new Set([targetOf(rule)]));
    else known.add(targetOf(rule));
  }
  return targets;
}

/** Whether the rule names nothing: an item of a list that is left blank. */
export function isBlank({ pattern, name }: Permission): boolean {
  return (pattern ?? name).value.trim() === '';
}

function contradiction(kind: Contradiction['kind'], rule: Permission): Contradiction {
  return { kind, at: rule.at, entry: entryOf(rule), scope: rule };
}

/** Tools that one list grants and another denies under the same name. */
function deniedTools(tools: readonly Tool[], denyRules: readonly Permission[]): readonly Contradiction[] {
  if (tools.length === 0) return [];
  const denied = new Map<Scope['agent'], Set<string>>();
  for (const rule of denyRules) {
    if (!deniesWholeTool(rule)) continue;
    const names = denied.get(rule.agent) ?? new Set();
    denied.set(rule.agent, names.add(rule.name.value.toLowerCase()));
  }
  if (denied.size === 0) return [];
  return tools
    .filter(({ name, agent, at }) => at.isListItem && denied.get(agent)?.has(name.value.toLowerCase()) === true)
    .map((tool) => ({ kind: 'refusedAnyway', at: tool.at, entry: tool.name, scope: tool }));
}

/** Whether the rule denies the whole tool, not just some of its calls. */
function deniesWholeTool({ pattern, name }: Permission): boolean {
  return pattern === null || pattern.value === name.value;
}

function isEffectiveDeny({ decision, overridden }: Permission): boolean {
  return decision === 'deny' && !overridden;
}

function isEffectiveAllow({ decision, overridden }: Permission): boolean {
  return decision === 'allow' && !overridden;
}

function subjectKey({ subject, agent }: Permission): string {
  return `${agent?.at.span.start ?? ''} ${subject}`;
}

function keyOf(rule: Permission): string {
  return JSON.stringify([subjectKey(rule), rule.name.value, targetOf(rule)]);
}

function targetOf({ pattern, target }: Permission): string {
  return target === null ? (pattern?.value ?? '') : `${target.server} ${target.tool}`;
}

/**
 * `Bash(curl * | bash)`: hosts that match the commands of a line one by one split the line at the pipe first, so a
 * pattern that contains an operator never matches. https://code.claude.com/docs/en/permissions#bash
 */
export function isUnmatchable({ decision, subject, pattern, matching, namesNoTool }: Permission): boolean {
  if (decision !== 'deny') return false;
  if (namesNoTool === true) return true;
  if (subject !== 'shell' || pattern === null || matching === 'expression') return false;
  return /[|;]|&&|\$\(/.test(pattern.value);
}
