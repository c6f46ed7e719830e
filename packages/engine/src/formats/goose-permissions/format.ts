import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';

const specification = 'https://block.github.io/goose/docs/guides/managing-tools/tool-permissions';

const lists = [
  ['always_allow', 'allow'],
  ['ask_before', 'ask'],
  ['never_allow', 'deny'],
] as const;

/** Tools of the built-in extension, under their current and former names. */
const builtInTools: ReadonlyMap<string, Permission['subject']> = new Map<string, Permission['subject']>([
  ['developer__shell', 'shell'],
  ['developer__text_editor', 'write'],
  ['developer__write', 'write'],
  ['developer__edit', 'write'],
]);

/** The decisions of the user, and those of a model in the mode `smart_approve`. */
const owners = ['user', 'smart_approve'] as const;

export const goosePermissions = defineFormat({
  id: 'goose-permissions',
  title: 'Goose tool permissions',
  specification,
  filenames: ['goose/permission.yaml', 'goose/permissions/*.yaml'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      'user/always_allow:list | smart_approve/always_allow:list',
      'user/ask_before:list | smart_approve/ask_before:list',
      'user/never_allow:list | smart_approve/never_allow:list',
    ],
    often: [],
    never: ['permissions', 'mcpServers', 'apiVersion', 'agents', 'extensions'],
  },
  notLookedAt: ['The approval mode for tools that are not listed, which is in another file.'],
  defaults: [],
  read(document, model) {
    for (const owner of owners) readOwner(document.get(owner), model);
    ignoreComments(document);
  },
});

function readOwner(owner: Cursor, model: ModelBuilder): void {
  const drafts = lists.flatMap(([key, decision]) =>
    owner
      .get(key)
      .texts()
      .map((tool) => draftTool(tool, decision)),
  );
  addByDecision(drafts, model);
}

/** Converts a name of the form `extension__tool`. */
function draftTool(name: Located<string>, decision: Permission['decision']): PermissionDraft {
  const subject = builtInTools.get(name.value);
  if (subject !== undefined)
    return draftPermission({ name, pattern: null, matching: 'glob', target: null }, decision, subject, everywhere);
  const cut = name.value.indexOf('__');
  const target =
    cut === -1
      ? { server: '*', tool: name.value }
      : { server: name.value.slice(0, cut), tool: name.value.slice(cut + 2) };
  return draftPermission({ name, pattern: null, matching: 'exact', target }, decision, 'mcp', everywhere);
}
