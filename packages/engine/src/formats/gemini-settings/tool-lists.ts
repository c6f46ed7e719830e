import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission, targetOf } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { splitRule, subjectOf } from '../shared/permission-rule.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Lists of tools, at their current and their old path. `core` lists the available tools and does not affect approval. */
const toolLists: readonly (readonly [readonly (readonly string[])[], Permission['decision']])[] = [
  [[['tools', 'allowed'], ['allowedTools']], 'allow'],
  [[['tools', 'confirmationRequired']], 'ask'],
  [[['tools', 'exclude'], ['excludeTools']], 'deny'],
];

/** Reads allowed, confirmed, excluded and core tools. */
export function readToolLists(document: Cursor, model: ModelBuilder): void {
  const drafts = toolLists.flatMap(([paths, decision]) =>
    paths.flatMap((path) =>
      document
        .follow(path)
        .texts()
        .map((text) => draftRule(text, decision)),
    ),
  );
  addByDecision(drafts, model);
  for (const path of [['tools', 'core'], ['coreTools']]) {
    for (const text of document.follow(path).texts()) {
      const { name, pattern } = splitRule(text);
      addNamedTool(name, model, everywhere).narrowed = pattern !== null;
    }
  }
}

/** Converts a rule: `run_shell_command(git)` matches every command that starts with `git`. https://geminicli.com/docs/tools/shell/ */
export function draftRule(written: Located<string>, decision: Permission['decision']): PermissionDraft {
  const { name, pattern } = splitRule(written);
  const subject = subjectOf(name.value);
  const target = targetOf(name.value);
  const prefix =
    subject === 'shell' && pattern !== null
      ? locate(`${pattern.value.replace(/:?\*$/, '').trimEnd()} *`, pattern.at)
      : pattern;
  return draftPermission({ name, pattern: prefix, matching: 'prefix', target }, decision, subject, everywhere);
}
