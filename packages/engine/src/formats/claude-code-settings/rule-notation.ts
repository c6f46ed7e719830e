import type { Permission, Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import { draftPermission, rewritePattern, targetOf } from '../shared/permission.ts';
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

const lists = ['allow', 'deny', 'ask'];

export const anyRule = lists
  .flatMap((list) => beginnings.map((beginning) => `permissions/${list}/*^${beginning}`))
  .join(' | ');

/** In brackets, wherever the lists stand. */
export const anyNarrowedRule = lists
  .flatMap((list) => ['Bash', 'Read', 'Edit', 'Write', 'WebFetch'].map((tool) => `${list}/*^${tool}(`))
  .join(' | ');

const narrowedRule =
  /^(?:Bash|Read|Edit|MultiEdit|Write|NotebookEdit|WebFetch|Skill|Glob|Grep|SlashCommand|Task|Agent)\([\s\S]{1,2000}\)$/;

/** `Bash(npm test:*)`: wherever it stands, its host's notation is meant. */
export function isClaudeRule(text: string): boolean {
  return narrowedRule.test(text);
}

/** `secrets/**`, `*.pem`, `.env`: paths belong into `Read(…)`, and no tool is called so. */
const noTool = /[/\\]|^\*?\.\w/;

/** A rule in Claude Code's notation: `Tool`, `Tool(pattern)`, `mcp__server__tool`. */
export function draftClaudeRule(
  written: Located<string>,
  decision: Permission['decision'],
  scope: Scope,
): PermissionDraft {
  const { name, pattern } = splitRule(written);
  // To another agent of the team.
  const subject = name.value === 'SendMessage' ? 'agent' : subjectOf(name.value);
  const target = targetOf(name.value);
  if (pattern === null) {
    const draft = draftPermission({ name, pattern, matching: 'exact', target }, decision, subject, scope);
    return target === null && noTool.test(name.value) ? { ...draft, namesNoTool: true } : draft;
  }
  const text = rewritePattern(pattern, patternText(pattern.value, subject));
  const matching = matchingOf(pattern.value, subject);
  return draftPermission({ name, pattern: text, matching, target }, decision, subject, scope);
}

/** `npm test:*`, and `npm test: *`, which means the same to whoever writes it. */
const prefixMark = /: ?\*$/;

/** The pattern without the notation. */
function patternText(pattern: string, subject: Permission['subject']): string {
  if (subject === 'shell') return prefixMark.test(pattern) ? pattern.replace(prefixMark, ' *').trimStart() : pattern;
  if (subject === 'read' || subject === 'write') return hostPath(pattern);
  return pattern.startsWith('domain:') ? pattern.slice('domain:'.length) : pattern;
}

/** How the host compares it. */
function matchingOf(pattern: string, subject: Permission['subject']): Permission['matching'] {
  if (subject !== 'shell') return 'glob';
  if (prefixMark.test(pattern)) return 'prefix';
  return pattern.includes('*') ? 'glob' : 'exact';
}

/** `//x` is absolute, `/x` begins where the settings file lies. https://code.claude.com/docs/en/permissions#read-and-edit */
function hostPath(pattern: string): string {
  if (pattern.startsWith('//')) return pattern.slice(1);
  return pattern.startsWith('/') ? `.${pattern}` : pattern;
}
