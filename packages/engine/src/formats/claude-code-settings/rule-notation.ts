import type { Permission, Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import { draftPermission, rewritten, targetOf } from '../shared/permission.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { splitRule, subjectOf } from '../shared/permission-rule.ts';

/** Beginnings of rules that no other host writes. https://code.claude.com/docs/en/permissions */
const beginnings = [
  'Bash',
  'Read(',
  'Edit(',
  'Write(',
  'WebFetch',
  'WebSearch',
  'mcp__',
  'Skill(',
  'Agent(',
  'Glob',
  'Grep',
];

export const anyRule = ['allow', 'deny', 'ask']
  .flatMap((list) => beginnings.map((beginning) => `permissions/${list}/*^${beginning}`))
  .join(' | ');

/** A rule in Claude Code's notation: `Tool`, `Tool(pattern)`, `mcp__server__tool`. */
export function draftClaudeRule(
  written: Located<string>,
  decision: Permission['decision'],
  scope: Scope,
): PermissionDraft {
  const { name, pattern } = splitRule(written);
  const subject = subjectOf(name.value);
  const target = targetOf(name.value);
  if (pattern === null) return draftPermission({ name, pattern, matching: 'exact', target }, decision, subject, scope);
  const [text, matching] = meaning(pattern.value, subject);
  return draftPermission({ name, pattern: rewritten(pattern, text), matching, target }, decision, subject, scope);
}

/** The pattern without the notation, and how the host compares it. */
function meaning(pattern: string, subject: Permission['subject']): readonly [string, Permission['matching']] {
  if (subject === 'shell') {
    if (pattern.endsWith(':*')) return [`${pattern.slice(0, -2)} *`.trimStart(), 'prefix'];
    return [pattern, pattern.includes('*') ? 'glob' : 'exact'];
  }
  if (subject === 'read' || subject === 'write') return [hostPath(pattern), 'glob'];
  if (pattern.startsWith('domain:')) return [pattern.slice('domain:'.length), 'glob'];
  return [pattern, 'glob'];
}

/** `//x` is absolute, `/x` begins where the settings file lies. https://code.claude.com/docs/en/permissions#read-and-edit */
function hostPath(pattern: string): string {
  if (pattern.startsWith('//')) return pattern.slice(1);
  return pattern.startsWith('/') ? `.${pattern}` : pattern;
}
