import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission, type RuleMeaning } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { subjectOf } from '../shared/permission-rule.ts';

const decisions: ReadonlyMap<string, Permission['decision']> = new Map([
  ['allow', 'allow'],
  ['ask', 'ask'],
  ['reject', 'deny'],
]);

/**
 * Reads entries of the form `{tool, action, matches: {cmd}}`. Without `matches`, an entry applies to every call; a list matches if one of
 * its patterns does. https://ampcode.com/manual#permissions
 */
export function readAmpPermissions(list: Cursor, model: ModelBuilder): void {
  const drafts = list.items().flatMap((entry) => {
    const name = entry.get('tool').text();
    const decision = decisions.get(entry.get('action').text()?.value ?? '');
    if (name === null || decision === undefined) return [];
    const narrowed = entry.get('matches');
    const patterns = narrowed.any('cmd', 'path', 'url');
    const subject = subjectOf(name.value);
    const draft = (rule: Pick<RuleMeaning, 'pattern' | 'matching'>) =>
      draftPermission({ name, target: null, comparison: 'part', ...rule }, decision, subject, everywhere);
    if (!narrowed.exists) return [draft({ pattern: null, matching: 'glob' })];
    return patterns.texts().map((written) => {
      const rule = draft(readPattern(written));
      return patterns.isList ? { ...rule, at: written.at } : rule;
    });
  });
  addByDecision(drafts, model);
}

/** Converts a pattern: between slashes it is a regular expression, otherwise a glob. */
function readPattern(written: Located<string>): Pick<RuleMeaning, 'pattern' | 'matching'> {
  const expression = /^\/(.+)\/$/s.exec(written.value)?.[1];
  return expression === undefined
    ? { pattern: written, matching: 'glob' }
    : { pattern: locate(expression, written.at), matching: 'expression' };
}
