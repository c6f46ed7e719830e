import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission, type RuleMeaning } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { subjectOf } from '../shared/permission-rule.ts';

/** Reads tool patterns with an optional argument pattern after a colon: `shell:cmd=git *`. */
export function readPermissions(permissions: Cursor, model: ModelBuilder): void {
  const drafts = (['allow', 'ask', 'deny'] as const).flatMap((decision) =>
    permissions
      .get(decision)
      .texts()
      .map((rule) => draft(rule, decision)),
  );
  addByDecision(drafts, model);
}

function draft(rule: Located<string>, decision: Permission['decision']) {
  const meaning = meaningOf(rule);
  const subject = meaning.target === null ? subjectOf(meaning.name.value) : 'mcp';
  return draftPermission(meaning, decision, subject, everywhere);
}

function meaningOf(rule: Located<string>): RuleMeaning {
  const text = rule.value.trim();
  const server = /^mcp:([^:]{1,100})(?::(.{1,200}))?$/.exec(text);
  if (server !== null) {
    const target = { server: server[1] ?? '*', tool: server[2] ?? '*' };
    return { name: locate(text, rule.at), pattern: null, matching: 'glob', target };
  }
  const [, name = text, , pattern] = /^([^:=]{1,100})(?::(\w{1,40})=(.{1,1000}))?$/s.exec(text) ?? [];
  const narrowed = pattern === undefined ? null : locate(pattern, rule.at);
  return { name: locate(name, rule.at), pattern: narrowed, matching: 'glob', target: null };
}
