import { everywhere } from '../../agent/builder.ts';
import type { Permission, Scope } from '../../agent/facts.ts';
import { type Comparison, linesOf } from '../../command/syntax/expression-lines.ts';
import { understand } from '../../command/understand.ts';
import { type Located, locate } from '../../text/span.ts';
import type { PermissionDraft } from './permission-order.ts';
import { isWildcard, type RuleText, subjectOf } from './permission-rule.ts';

/** A rule without the host's notation. */
export interface RuleMeaning extends RuleText {
  readonly matching: Permission['matching'];
  readonly target: Permission['target'];
  /** How the host matches a regular expression; against the whole line unless stated. */
  readonly comparison?: Comparison;
}

/** Converts a host's rule to the model's terms and parses the commands of a shell pattern. */
export function draftPermission(
  rule: RuleMeaning,
  decision: Permission['decision'],
  subject: Permission['subject'],
  scope: Scope,
): PermissionDraft {
  const { name, pattern, target } = rule;
  const wildcard = target === null ? isWildcard(pattern?.value ?? null) : target.tool === '*';
  const draft: PermissionDraft = {
    at: name.at,
    decision,
    subject,
    name,
    pattern,
    wildcard,
    matching: rule.matching,
    overridden: false,
    invocations: subject === 'shell' && pattern !== null && !wildcard ? programsOf(pattern, rule) : nothing,
    target,
    enabled: scope.enabled,
  };
  // Nearly every rule applies to the whole file, and copying a scope is the most expensive step here.
  return scope === everywhere ? draft : { ...draft, ...scope };
}

const nothing: readonly never[] = [];

function programsOf(pattern: Located<string>, { matching, comparison }: RuleMeaning): Permission['invocations'] {
  if (matching !== 'expression') return understand([pattern], true);
  const lines = linesOf(pattern.value, comparison ?? 'whole') ?? nothing;
  return lines.flatMap((line) => understand([rewritePattern(pattern, line)], true));
}

/** A rule that consists of a tool name only. */
export function namedPermission(
  name: Located<string>,
  decision: Permission['decision'],
  scope: Scope,
): PermissionDraft {
  const rule: RuleMeaning = { name, pattern: null, matching: 'exact', target: targetOf(name.value) };
  return draftPermission(rule, decision, rule.target === null ? subjectOf(name.value) : 'mcp', scope);
}

/** The target of a name such as `mcp__server__tool`, `mcp__server` or `mcp__*`; null for other names. */
export function targetOf(name: string): Permission['target'] {
  if (!name.startsWith('mcp__')) return null;
  const rest = name.slice('mcp__'.length);
  const divider = rest.indexOf('__');
  if (divider === -1) return { server: rest === '' ? '*' : rest, tool: '*' };
  return { server: rest.slice(0, divider), tool: rest.slice(divider + 2) || '*' };
}

/** A pattern converted to the model's terms, at the place of the original. */
export function rewritePattern(pattern: Located<string>, text: string): Located<string> {
  return text === pattern.value ? pattern : locate(text, pattern.at);
}
