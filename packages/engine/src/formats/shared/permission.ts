import { everywhere } from '../../agent/builder.ts';
import type { Permission, Scope } from '../../agent/facts.ts';
import { type Comparison, linesOf } from '../../command/syntax/expression-lines.ts';
import { understand } from '../../command/understand.ts';
import { type Located, locate } from '../../text/span.ts';
import type { PermissionDraft } from './permission-order.ts';
import { isWildcard, type RuleText, subjectOf } from './permission-rule.ts';

/** What the hosts' notations leave once a rule is taken apart. */
export interface RuleMeaning extends RuleText {
  readonly matching: Permission['matching'];
  readonly target: Permission['target'];
  /** How the host compares an expression: with the whole line, unless it says otherwise. */
  readonly comparison?: Comparison;
}

/** A rule of any host in the model's words. Programs of shell patterns are understood here, once. */
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
  // Nearly every rule is the whole file's, and copying a scope takes longer than all else here.
  return scope === everywhere ? draft : { ...draft, ...scope };
}

const nothing: readonly never[] = [];

function programsOf(pattern: Located<string>, { matching, comparison }: RuleMeaning): Permission['invocations'] {
  if (matching !== 'expression') return understand([pattern], true);
  const lines = linesOf(pattern.value, comparison ?? 'whole') ?? nothing;
  return lines.flatMap((line) => understand([rewritten(pattern, line)], true));
}

/** A rule that is a tool's name and nothing else. */
export function namedPermission(
  name: Located<string>,
  decision: Permission['decision'],
  scope: Scope,
): PermissionDraft {
  const rule: RuleMeaning = { name, pattern: null, matching: 'exact', target: targetOf(name.value) };
  return draftPermission(rule, decision, rule.target === null ? subjectOf(name.value) : 'mcp', scope);
}

/** `mcp__server__tool`, `mcp__server`, `mcp__*`. */
export function targetOf(name: string): Permission['target'] {
  if (!name.startsWith('mcp__')) return null;
  const rest = name.slice('mcp__'.length);
  const divider = rest.indexOf('__');
  if (divider === -1) return { server: rest === '' ? '*' : rest, tool: '*' };
  return { server: rest.slice(0, divider), tool: rest.slice(divider + 2) || '*' };
}

/** A pattern in the model's words, at the rule's place. */
export function rewritten(pattern: Located<string>, text: string): Located<string> {
  return text === pattern.value ? pattern : locate(text, pattern.at);
}
