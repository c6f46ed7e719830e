import type { ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Permission, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission } from '../shared/permission.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { subjectOf } from '../shared/permission-rule.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';
import { draftSettings, overruledLists } from './tool-settings.ts';

/** Reads an agent with its prompt, MCP servers, permissions, tools and hooks. */
export function readAmazonQAgent(document: Cursor, model: ModelBuilder): void {
  const name = document.get('name').text();
  const agent: Agent = { at: document.at, name, delegatesTo: [], enabled: true };
  const scope: Scope = { agent, enabled: true };
  model.agents.push(agent);
  addPrompt(document.get('prompt'), 'system', model, scope, true);
  readServers(document.get('mcpServers'), model, scope);
  const allowed = document.get('allowedTools').texts();
  const overrulesOf = overrulesIn(document.get('toolsSettings'));
  const drafts = [
    ...allowed.map((tool) => ({ ...draftAllowed(tool, scope), ...overrulesOf(tool.value) })),
    ...draftSettings(document.get('toolsSettings'), new Set(allowed.map(({ value }) => value)), scope),
  ];
  addPermissionGrants(addByDecision(drafts, model), model);
  readTools(document.get('tools'), model, scope);
  readHookMap(document.get('hooks'), 'milliseconds', model, scope);
  const id = document.get('model').text();
  if (id !== null) model.models.push({ ...scope, at: id.at, id, provider: null, endpoint: null });
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

const ignoredKeys = [
  'description',
  'toolAliases',
  'resources',
  'useLegacyMcpJson',
  'includeMcpJson',
  'includePowers',
  'toolsSettings',
  'keyboardShortcut',
  'welcomeMessage',
];

/** Reads the available tools. All of them need approval, except those in `allowedTools`. */
function readTools(tools: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of tools.texts()) {
    if (name.value === '*')
      model.grants.push({ ...scope, at: name.at, kind: 'asked-tool-wildcard', subject: name, wide: true });
    else if (!name.value.startsWith('@')) addNamedTool(name, model, scope).approval = 'unknown';
  }
}

const builtIn = '@builtin';

/** Converts `@server`, `@server/tool` or a built-in name, all with wildcards `*` and `?`. `@builtin` means every tool of the host. */
function draftAllowed(name: Located<string>, scope: Scope): PermissionDraft {
  if (name.value === builtIn || name.value === `${builtIn}/*`) {
    return draftPermission({ name, pattern: null, matching: 'glob', target: null }, 'allow', 'any', scope);
  }
  if (name.value.startsWith(`${builtIn}/`))
    return draftAllowed(locate(name.value.slice(builtIn.length + 1), name.at), scope);
  const target = targetOf(name.value);
  const subject = target === null ? subjectOf(name.value) : 'mcp';
  return draftPermission({ name, pattern: null, matching: 'glob', target }, 'allow', subject, scope);
}

/** The lists are read once per tool, however often it is allowed. */
function overrulesIn(settings: Cursor): (tool: string) => Pick<Permission, 'overrules'> {
  const known = new Map<string, Pick<Permission, 'overrules'>>();
  return (tool) => {
    const before = known.get(tool);
    if (before !== undefined) return before;
    const overrules = overruledLists(tool, settings);
    const found = overrules.length === 0 ? {} : { overrules };
    known.set(tool, found);
    return found;
  };
}

function targetOf(name: string): Permission['target'] {
  if (!name.startsWith('@')) return null;
  const [server = '*', tool = '*'] = name.slice(1).split('/', 2);
  return { server, tool };
}
