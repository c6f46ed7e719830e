import type { Permission, Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import { draftPermission, rewritePattern, targetOf } from '../shared/permission.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { splitRule, subjectOf } from '../shared/permission-rule.ts';

/** Prefixes of rules that only Claude Code uses. https://code.claude.com/docs/en/permissions */
const rulePrefixes = [
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

const lists = ['allow', 'deny', 'ask'];

/** Pattern for a rule in one of the permission lists. */
export const anyRule = lists
  .flatMap((list) => rulePrefixes.map((beginning) => `permissions/${list}/*^${beginning}`))
  .join(' | ');

/** Rules with a pattern in parentheses, in lists at the root. */
export const anyNarrowedRule = lists
  .flatMap((list) => ['Bash', 'Read', 'Edit', 'Write', 'WebFetch'].map((tool) => `${list}/*^${tool}(`))
  .join(' | ');

const narrowedRule =
  /^(?:Bash|Read|Edit|MultiEdit|Write|NotebookEdit|WebFetch|Skill|Glob|Grep|SlashCommand|Task|Agent)\([\s\S]{1,2000}\)$/;

/** Whether a text is a rule in this notation with a pattern, such as `Bash(npm test:*)`. */
export function isClaudeRule(text: string): boolean {
  return narrowedRule.test(text);
}

/** Paths such as `secrets/**`, `*.pem` and `.env`, which belong in `Read(…)` and are no tool names. */
const noToolName = /[/\\]|^\*?\.\w/;

/** A rule in Claude Code's notation: `Tool`, `Tool(pattern)`, `mcp__server__tool`. */
export function draftClaudeRule(
  written: Located<string>,
  decision: Permission['decision'],
  scope: Scope,
): PermissionDraft {
  const { name, pattern } = splitRule(written);
  // Sends a message to another agent of the team.
  const subject = name.value === 'SendMessage' ? 'agent' : subjectOf(name.value);
  const target = targetOf(name.value);
  if (pattern === null) {
    const draft = draftPermission({ name, pattern, matching: 'exact', target }, decision, subject, scope);
    return target === null && noToolName.test(name.value) ? { ...draft, namesNoTool: true } : draft;
  }
  const text = rewritePattern(pattern, patternText(pattern.value, subject));
  const matching = matchingOf(pattern.value, subject);
  return draftPermission({ name, pattern: text, matching, target }, decision, subject, scope);
}

/** The marker of a prefix pattern: `npm test:*`. Some authors write `npm test: *` for the same. */
const prefixMark = /: ?\*$/;

/** The pattern without the notation. */
function patternText(pattern: string, subject: Permission['subject']): string {
  if (subject === 'shell') return prefixMark.test(pattern) ? pattern.replace(prefixMark, ' *').trimStart() : pattern;
  if (subject === 'read' || subject === 'write') return hostPath(pattern);
  return pattern.startsWith('domain:') ? pattern.slice('domain:'.length) : pattern;
}

/** How the host matches the pattern. */
function matchingOf(pattern: string, subject: Permission['subject']): Permission['matching'] {
  if (subject !== 'shell') return 'glob';
  if (prefixMark.test(pattern)) return 'prefix';
  return pattern.includes('*') ? 'glob' : 'exact';
}

/** `//x` is an absolute path; `/x` is relative to the settings file. https://code.claude.com/docs/en/permissions#read-and-edit */
export function hostPath(pattern: string): string {
  if (pattern.startsWith('//')) return pattern.slice(1);
  return pattern.startsWith('/') ? `.${pattern}` : pattern;
}
