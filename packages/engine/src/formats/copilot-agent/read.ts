import type { ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';

/**
 * The capabilities of a tool set, used whole (`execute`) or in part (`execute/runInTerminal`).
 * https://docs.github.com/en/copilot/reference/custom-agents-configuration#tools
 */
const setCapabilities: ReadonlyMap<string, readonly Capability[]> = new Map([
  ['read', ['read']],
  ['search', ['read']],
  ['edit', ['write']],
  ['execute', ['execute']],
  ['shell', ['execute']],
  ['web', ['fetch', 'search']],
  ['agent', ['delegate']],
  ['todo', ['think']],
]);
/** Tools that only show the output of commands. */
const outputTools = /(?:output|selection|last_?command|await_?terminal|problems|failure)$/i;

/** Reads a custom agent or prompt file with its tools, MCP servers and handoffs. */
export function readCopilotAgent(document: Cursor, model: ModelBuilder): void {
  const name = document.get('name').text();
  const delegatesTo = [
    ...document.get('agents').texts(),
    ...document
      .get('handoffs')
      .items()
      .flatMap((handoff) => handoff.get('agent').text() ?? []),
  ];
  const agent: Agent = { at: document.at, name, delegatesTo, enabled: true };
  const scope: Scope = { agent, enabled: true };
  model.agents.push(agent);
  const editorOnly = document.get('target').is('vscode');
  for (const tool of document.get('tools').texts()) addTool(tool, editorOnly, model, scope);
  readServers(document.get('mcp-servers'), model);
  readHookMap(document.get('hooks'), 'seconds', model);
  for (const id of document.get('model').texts())
    model.models.push({ ...scope, at: id.at, id, provider: null, endpoint: null });
  addPrompt(document.get('description'), 'description', model, scope, true);
  for (const handoff of document.get('handoffs').items()) {
    addPrompt(handoff.get('prompt'), 'task', model, scope, true);
    handoff.ignore();
  }
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

const ignoredKeys = [
  'mode',
  'agent',
  'target',
  'infer',
  'argument-hint',
  'user-invocable',
  'user-invokable',
  'disable-model-invocation',
  'metadata',
  'hidden',
  'title',
  'version',
];

function addTool(name: Located<string>, editorOnly: boolean, model: ModelBuilder, scope: Scope): void {
  if (name.value === '*') {
    const kind = editorOnly ? 'asked-tool-wildcard' : 'tool-wildcard';
    model.grants.push({ ...scope, at: name.at, kind, subject: name, wide: true });
    return;
  }
  const tool = addNamedTool(name, model, scope);
  const [set = '', one = name.value] = name.value.split('/', 2);
  if (outputTools.test(one)) tool.capabilities = ['read'];
  else tool.capabilities = setCapabilities.get(set) ?? tool.capabilities;
}
