import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { subjectOf } from '../shared/permission-rule.ts';

const decisions: ReadonlyMap<string, Permission['decision']> = new Map([
  ['allow', 'allow'],
  ['ask', 'ask'],
  ['reject', 'deny'],
]);

/**
 * Reads entries of the form `{tool, action, matches: {cmd}}`. Without `matches`, an entry applies to every call.
 * https://ampcode.com/manual#permissions
 */
export function readAmpPermissions(list: Cursor, model: ModelBuilder): void {
  const drafts = list.items().flatMap((entry) => {
    const name = entry.get('tool').text();
    const decision = decisions.get(entry.get('action').text()?.value ?? '');
    if (name === null || decision === undefined) return [];
    const narrowed = entry.get('matches');
    const pattern = narrowed.any('cmd', 'path', 'url').texts()[0] ?? null;
    if (narrowed.exists && pattern === null) return [];
    const rule = { name, pattern, matching: 'glob', target: null } as const;
    return [draftPermission(rule, decision, subjectOf(name.value), everywhere)];
  });
  addByDecision(drafts, model);
}
