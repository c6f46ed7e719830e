import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission, namedPermission } from '../shared/permission.ts';
import { addByOrder } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { readServers } from '../shared/server.ts';

/** A webhook or script may deny a call, so these count as asking for approval. */
const decisions: ReadonlyMap<string, Permission['decision']> = new Map<string, Permission['decision']>([
  ['allow', 'allow'],
  ['deny', 'deny'],
  ['ask-user', 'ask'],
  ['webhook-policy', 'ask'],
  ['script-policy', 'ask'],
]);

/** The subjects of the built-in tools. The names of MCP tools have the form `tool_server`. */
const builtInTools: ReadonlyMap<string, Permission['subject']> = new Map<string, Permission['subject']>([
  ['launch-process', 'shell'],
  ['terminal', 'shell'],
  ['write-process', 'shell'],
  ['save-file', 'write'],
  ['str-replace-editor', 'write'],
  ['apply_patch', 'write'],
  ['remove-files', 'write'],
  ['view', 'read'],
  ['read-file', 'read'],
  ['codebase-retrieval', 'read'],
  ['grep-search', 'read'],
  ['web-fetch', 'fetch'],
  ['web-search', 'search'],
  ['*', 'any'],
]);

/** Reads tool permissions, MCP servers, hooks and the model. */
export function readAugmentSettings(document: Cursor, model: ModelBuilder): void {
  const byTool = new Map<string, PermissionDraft[]>();
  for (const draft of document.get('toolPermissions').items().flatMap(draftRule)) {
    const known = byTool.get(draft.name.value);
    if (known === undefined) byTool.set(draft.name.value, [draft]);
    else known.push(draft);
  }
  // The first matching rule wins; rules for different tools are independent.
  for (const drafts of byTool.values()) addByOrder(drafts.toReversed(), model);
  readServers(document.get('mcpServers'), model);
  readHookMap(document.get('hooks'), 'milliseconds', model);
  // It runs when Auggie starts. https://docs.augmentcode.com/cli/v0/config
  readCommandLine(document.get('startupScript'), 'helper', model, everywhere);
  const id = document.get('model').text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  document.ignoreKeys(['$schema', 'theme', 'indexingAllowDirs', 'enabledPlugins', 'shell', 'autoUpdate']);
  ignoreComments(document);
}

function draftRule(entry: Cursor): readonly PermissionDraft[] {
  const name = entry.get('toolName').text();
  const decision = decisions.get(entry.get('permission', 'type').text()?.value ?? '');
  // A rule for the response of a tool allows no call.
  if (name === null || decision === undefined || entry.get('eventType').is('tool-response')) return [];
  const subject = builtInTools.get(name.value);
  if (subject === undefined) return [namedPermission(name, decision, everywhere)];
  const pattern: Located<string> | null = entry.get('shellInputRegex').text();
  const rule = { name, pattern, matching: 'expression', comparison: 'part', target: null } as const;
  return [draftPermission(rule, decision, subject, everywhere)];
}
