import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { readHook } from '../shared/hook.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { imageOf } from '../shared/image.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse, readModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { readPermissions } from './permissions.ts';
import { readToolset } from './toolsets.ts';

/** Reads agents, models, providers, MCP servers and permissions. */
export function readCagent(document: Cursor, model: ModelBuilder): void {
  for (const member of document.get('agents').members()) readAgent(member, model);
  for (const { key, value } of document.get('models').members()) {
    readModelUse(value, model, everywhere, key.value);
    value.ignoreKeys([
      'parallel_tool_calls',
      'provider_opts',
      'track_usage',
      'token_key',
      'routing',
      'thinking_budget',
    ]);
  }
  for (const { key, value } of document.get('providers').members()) {
    readProvider(key, value, model);
    value.ignoreKeys(['token_key', 'api_type']);
  }
  for (const { key, value } of document.get('mcps').members()) readToolset(value, model, everywhere, key);
  readPermissions(document.get('permissions'), model);
  addMaterial(document.get('metadata', 'readme'), 'documentation', model, everywhere);
  // Sources of documents, with the settings of their index.
  document.ignoreKeys(['version', 'metadata', 'rag']);
  ignoreComments(document);
}

/** Reads a custom provider. Its name is its own; `api_type` only chooses the protocol. */
function readProvider(key: Located<string>, entry: Cursor, model: ModelBuilder): void {
  const endpoint = entry.get('base_url').text();
  const credential = carriesKey(entry.get('api_key'));
  addModelUse({ at: entry.at, id: null, provider: key, endpoint, credential, named: [key.value] }, model, everywhere);
}

function readAgent({ key, value: entry }: Member, model: ModelBuilder): void {
  const delegates = ['sub_agents', 'handoffs'].flatMap((name) => entry.get(name).texts());
  const scope = addAgent(entry, key, model, delegates);
  for (const name of delegates) readExternalAgent(name, model, scope);
  const toolsets = entry.get('toolsets').items();
  addPrompt(entry.get('instruction'), 'system', model, scope, toolsets.length > 0);
  addPrompt(entry.get('description'), 'description', model, scope);
  addPrompt(entry.get('welcome_message'), 'greeting', model, scope);
  for (const { value } of entry.get('commands').members()) {
    addPrompt(value.isMapping ? value.get('instruction') : value, 'command', model, scope);
    value.ignoreKeys(['description', 'model']);
  }
  readModel(entry.get('model').text(), model, scope);
  for (const item of toolsets) readToolset(item, model, scope);
  readHooks(entry.get('hooks'), model, scope);
  readIterations(entry, toolsets.length > 0, model, scope);
  entry.ignoreKeys(ignoredKeys);
}

/** Reads the limit of iterations. By default there is none. */
function readIterations(entry: Cursor, hasTools: boolean, model: ModelBuilder, scope: Scope): void {
  if (addLimit(entry.get('max_iterations'), 'iterations', model, scope) || !hasTools) return;
  model.limits.push({ ...scope, at: entry.at, kind: 'iterations', value: 'unlimited', origin: 'default' });
}

/** Reads the name of an entry under `models`, or `vendor/model`. */
function readModel(id: Located<string> | null, model: ModelBuilder, scope: Scope): void {
  if (id === null) return;
  addModelUse({ at: id.at, id, provider: null, endpoint: null, credential: false, named: [id.value] }, model, scope);
}

/** Adds an agent such as `namespace/agent:tag`, which is pulled from a registry when the run starts. */
function readExternalAgent(name: Agent['delegatesTo'][number], model: ModelBuilder, scope: Scope): void {
  if (!name.value.includes('/')) return;
  model.components.push({ ...scope, ...imageOf(name), kind: 'agent', at: name.at });
  model.trusts.push({ ...scope, at: name.at, kind: 'external-agent', subject: name, state: 'open' });
}

/** Reads hooks: each event holds groups of actions, or the actions themselves. */
function readHooks(hooks: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const { key, value } of hooks.members()) {
    for (const group of value.items()) {
      group.get('matcher').text();
      const actions = group.get('hooks').isList ? group.get('hooks').items() : [group];
      for (const action of actions) readHook(key, action, 'seconds', model, scope);
    }
  }
}

const ignoredKeys = [
  'name',
  'add_date',
  'add_environment_info',
  'add_prompt_files',
  'add_description_parameter',
  'code_mode_tools',
  'structured_output',
  'num_history_items',
  'max_consecutive_tool_calls',
  'max_old_tool_call_tokens',
  'rag',
  'skills',
  'fallback',
  'use_cache',
  'redact_secrets',
  'cache',
];
