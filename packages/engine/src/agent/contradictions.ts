import { lazily } from '../text/lazily.ts';
import type { Located, Place } from '../text/span.ts';
import { entryOf } from './conditions.ts';
import type { Permission, Scope, Tool } from './facts.ts';
import type { AgentModel } from './model.ts';

/** An entry of a policy that does not do what it says. */
export interface Contradiction {
  readonly kind: 'unmatched' | 'noTool' | 'refusedAnyway' | 'shadowed' | 'overruled';
  readonly at: Place;
  readonly entry: Located<string>;
  readonly scope: Scope;
}

/** Entries that a stronger one makes void, and refusals that the host cannot match. */
export function contradictionsIn({ role, permissions, tools }: AgentModel): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const refusals = permissions.filter(isStandingRefusal);
  // Long policies seldom say a thing twice: most entries are told apart by what they are about, before a key of all of it is made.
  const refusedSubjects = new Set(refusals.map(aboutOf));
  const refused = lazily(() => new Set(refusals.map(keyOf)));
  const allowed = lazily(() => new Set(permissions.filter(isStandingAllowance).map(subjectKey)));
  for (const rule of permissions) {
    if ((rule.pattern ?? rule.name).value === '') continue;
    // A refusal that a wider refusal makes superfluous does no harm; one that an allowance covers does.
    if (rule.decision === 'deny' && rule.overridden) {
      if (allowed().has(subjectKey(rule))) found.push(contradiction('shadowed', rule));
    } else if (role === 'coding-agent' && isUnmatchable(rule)) {
      found.push(contradiction(rule.namesNoTool === true ? 'noTool' : 'unmatched', rule));
    }
    // A narrow refusal inside a broad allowance is how policies are meant to be written; only the same entry twice is a mistake.
    const mayBeRefused = rule.decision === 'allow' && refusedSubjects.has(aboutOf(rule));
    if (mayBeRefused && refused().has(keyOf(rule))) found.push(contradiction('refusedAnyway', rule));
    for (const at of rule.overrules ?? []) found.push({ kind: 'overruled', at, entry: rule.name, scope: rule });
  }
  return [...found, ...refusedTools(tools, permissions)];
}

function contradiction(kind: Contradiction['kind'], rule: Permission): Contradiction {
  return { kind, at: rule.at, entry: entryOf(rule), scope: rule };
}

/** Tools that one list hands over and another takes away, by the same name. */
function refusedTools(tools: readonly Tool[], permissions: readonly Permission[]): readonly Contradiction[] {
  const refused = new Set(permissions.filter(refusesTool).map(({ name, agent }) => toolKey(name, agent)));
  if (refused.size === 0) return [];
  return tools
    .filter(({ name, agent, at }) => typeof at.path.at(-1) === 'number' && refused.has(toolKey(name, agent)))
    .map((tool) => ({ kind: 'refusedAnyway', at: tool.at, entry: tool.name, scope: tool }));
}

/** All of it, not some of its calls. */
function refusesTool(rule: Permission): boolean {
  return isStandingRefusal(rule) && (rule.pattern === null || rule.pattern.value === rule.name.value);
}

function toolKey(name: Located<string>, agent: Scope['agent']): string {
  return JSON.stringify([agent?.at.span.start ?? null, name.value.toLowerCase()]);
}

function isStandingRefusal({ decision, overridden }: Permission): boolean {
  return decision === 'deny' && !overridden;
}

function isStandingAllowance({ decision, overridden }: Permission): boolean {
  return decision === 'allow' && !overridden;
}

function subjectKey({ subject, agent }: Permission): string {
  return `${agent?.at.span.start ?? ''} ${subject}`;
}

function keyOf(rule: Permission): string {
  return JSON.stringify([subjectKey(rule), rule.name.value, aboutOf(rule)]);
}

function aboutOf({ pattern, target }: Permission): string {
  return target === null ? (pattern?.value ?? '') : `${target.server} ${target.tool}`;
}

/**
 * `Bash(curl * | bash)`: hosts that compare the commands of a line one by one split the line at the pipe first, so that a pattern with an
 * operator in it meets no command. https://code.claude.com/docs/en/permissions#bash
 */
export function isUnmatchable({ decision, subject, pattern, matching, namesNoTool }: Permission): boolean {
  if (decision !== 'deny') return false;
  if (namesNoTool === true) return true;
  if (subject !== 'shell' || pattern === null || matching === 'expression') return false;
  return /[|;]|&&|\$\(/.test(pattern.value);
}
