import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission, namedPermission } from '../shared/permission.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { splitRule } from '../shared/permission-rule.ts';
import { readRuleLists, toPrefixGlob } from '../shared/rule-lists.ts';
import { readServers } from '../shared/server.ts';

const subjects: ReadonlyMap<string, Permission['subject']> = new Map<string, Permission['subject']>([
  ['Exec', 'shell'],
  ['Read', 'read'],
  ['Write', 'write'],
  ['Fetch', 'fetch'],
]);

/** Reads permission rules, MCP servers, hooks and the model. */
export function readDevinConfig(document: Cursor, model: ModelBuilder): void {
  readRuleLists(document.get('permissions'), draftRule, model);
  readServers(document.get('mcpServers'), model);
  readHookMap(document.get('hooks'), 'seconds', model);
  const id = document.get('agent', 'model').text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/** Converts a rule: `Exec(git)` matches git with any arguments. */
function draftRule(written: Located<string>, decision: Permission['decision']): readonly PermissionDraft[] {
  const { name, pattern } = splitRule(written);
  const subject = subjects.get(name.value);
  if (subject === undefined) return [namedPermission(name, decision, everywhere)];
  const rule =
    subject === 'shell'
      ? ({ name, pattern: toPrefixGlob(pattern), matching: 'prefix', target: null } as const)
      : ({ name, pattern, matching: 'glob', target: null } as const);
  return [draftPermission(rule, decision, subject, everywhere)];
}

const ignoredKeys = ['$schema', 'version', 'read_config_from', 'agent', 'theme_mode', 'unicode_mode', 'show_path'];
