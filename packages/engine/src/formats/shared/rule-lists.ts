import type { ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addPermissionGrants } from './permission-grants.ts';
import { addByDecision } from './permission-list.ts';
import type { PermissionDraft } from './permission-order.ts';
import { isWildcard } from './permission-rule.ts';

type DraftRule = (rule: Located<string>, decision: Permission['decision']) => readonly PermissionDraft[];

/** Reads the lists `allow`, `ask` and `deny`, of which `deny` takes precedence over `ask`, and `ask` over `allow`. */
export function readRuleLists(permissions: Cursor, draft: DraftRule, model: ModelBuilder): void {
  const drafts = (['allow', 'ask', 'deny'] as const).flatMap((decision) =>
    permissions
      .get(decision)
      .texts()
      .flatMap((rule) => draft(rule, decision)),
  );
  addPermissionGrants(addByDecision(drafts, model), model);
}

/** A prefix pattern as a glob: `git`, `git *` and `git:*` all become `git *`. */
export function toPrefixGlob(pattern: Located<string> | null): Located<string> | null {
  if (pattern === null || isWildcard(pattern.value)) return pattern;
  return locate(`${pattern.value.replace(/(?::\*| ?\*{1,2})$/, '').trimEnd()} *`, pattern.at);
}
