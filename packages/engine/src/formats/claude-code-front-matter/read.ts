import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Permission, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import { addMode } from '../claude-code-settings/modes.ts';
import { draftClaudeRule } from '../claude-code-settings/rule-notation.ts';
import type { Cursor } from '../cursor.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addLimit } from '../shared/limit.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { splitRules } from '../shared/permission-rule.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Reads a subagent, skill or command. https://code.claude.com/docs/en/sub-agents, https://code.claude.com/docs/en/skills */
export function readClaudeCodeFrontMatter(document: Cursor, model: ModelBuilder): void {
  const name = document.get('name').text();
  const agent: Agent = { at: document.at, name, delegatesTo: [], enabled: true };
  const scope: Scope = { agent, enabled: true };
  model.agents.push(agent);
  const reach = namesIn(document.get('tools')).flatMap((tool) => addNamedTool(tool, model, scope).capabilities);
  readRules(document, model);
  addMode(document.get('permissionMode').text(), model, scope, reach);
  addLimit(document.get('maxTurns'), 'iterations', model, scope);
  for (const item of document.get('mcpServers').items()) if (item.isMapping) readServers(item, model);
  readHookMap(document.get('hooks'), 'seconds', model);
  const id = document.get('model').text();
  if (id !== null) model.models.push({ ...scope, at: id.at, id, provider: null, endpoint: null });
  for (const key of ['description', 'when_to_use', 'initialPrompt']) {
    const text = document.get(key).text();
    const role = key === 'initialPrompt' ? 'task' : 'description';
    if (text !== null) model.prompts.push({ ...scope, at: text.at, text, role, tools: true });
  }
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

const ignoredKeys = [
  'skills',
  'memory',
  'background',
  'effort',
  'isolation',
  'color',
  'license',
  'compatibility',
  'metadata',
  'version',
  'argument-hint',
  'arguments',
  'disable-model-invocation',
  'user-invocable',
  'context',
  'agent',
  'paths',
  'shell',
  'mcpServers',
];

function readRules(document: Cursor, model: ModelBuilder): void {
  const draft = (key: string, decision: Permission['decision']) =>
    namesIn(document.get(key)).map((rule) => draftClaudeRule(rule, decision, everywhere));
  const drafts = [...draft('allowed-tools', 'allow'), ...draft('disallowedTools', 'deny')];
  addPermissionGrants(addByDecision(drafts, model), model);
}

/** Limits for lists of tools. A rule takes far more memory than its text, so a hostile list must be bounded. */
const listMax = 20_000;
const namesMax = 5_000;

/** The names in a list, or in one text with commas or blanks between them: `Read, Bash(git diff *) Grep`. */
function namesIn(list: Cursor): readonly Located<string>[] {
  const names: Located<string>[] = [];
  for (const { value, at } of list.texts()) {
    for (const name of splitRules(value.slice(0, listMax))) {
      if (names.length >= namesMax) return names;
      names.push(locate(name, at));
    }
  }
  return names;
}
