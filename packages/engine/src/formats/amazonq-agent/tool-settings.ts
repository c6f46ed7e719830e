import type { Permission, Scope } from '../../agent/facts.ts';
import { type Located, locate, type Place } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission } from '../shared/permission.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { subjectOf } from '../shared/permission-rule.ts';

/** The lists in a tool's settings. https://github.com/aws/amazon-q-developer-cli/blob/main/docs/built-in-tools.md */
const ruleLists: readonly (readonly [string, Permission['decision']])[] = [
  ['allowedCommands', 'allow'],
  ['deniedCommands', 'deny'],
  ['allowedPaths', 'allow'],
  ['deniedPaths', 'deny'],
];

/**
 * Converts the allow and deny lists in tool settings to rules. A tool in `allowedTools` runs without approval whatever its allow list says,
 * so only its denials and its paths still count.
 */
export function draftSettings(
  settings: Cursor,
  allowed: ReadonlySet<string>,
  scope: Scope,
): readonly PermissionDraft[] {
  return settings.members().flatMap(({ key, value }) => {
    const subject = subjectOf(key.value);
    return ruleLists.flatMap(([list, decision]) =>
      value
        .get(list)
        .texts()
        .filter(() => decision === 'deny' || subject === 'read' || subject === 'write' || !allowed.has(key.value))
        .map((pattern) => draftSetting(key, pattern, decision, subject, scope)),
    );
  });
}

/** The lists that would restrict a tool if `allowedTools` did not name it. */
export function overruledLists(tool: string, settings: Cursor): readonly Place[] {
  const limits = ['allowedCommands', 'allowedPaths'].map((list) => settings.get(tool, list));
  return limits.filter((limit) => limit.isList && limit.texts().length > 0).map(({ at }) => at);
}

function draftSetting(
  tool: Located<string>,
  pattern: Located<string>,
  decision: Permission['decision'],
  subject: Permission['subject'],
  scope: Scope,
): PermissionDraft {
  const name = locate(tool.value, pattern.at);
  if (subject !== 'shell')
    return draftPermission({ name, pattern, matching: 'glob', target: null }, decision, subject, scope);
  // The host matches the whole line before it looks for `;`, `&&` and similar operators.
  const draft = draftPermission({ name, pattern, matching: 'expression', target: null }, decision, subject, scope);
  return { ...draft, wholeLine: true };
}
