import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { readEnvironment } from '../shared/environment.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';

export const elizaCharacter = defineFormat({
  id: 'eliza-character',
  title: 'elizaOS character',
  specification: 'https://docs.elizaos.ai/core-concepts/agents',
  filenames: ['*.character.json', 'character.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['bio'],
    often: [
      'messageExamples:list',
      'style:mapping',
      'lore:list | topics:list | adjectives:list',
      'plugins:list | clients:list',
      'modelProvider:string | settings:mapping',
      'postExamples:list | people:list',
    ],
    never: ['component_type', 'kind'],
    minimum: 3,
  },
  notLookedAt: ['What plugins do: they are installed by the project.'],
  defaults: [],
  read: readCharacter,
});

function readCharacter(document: Cursor, model: ModelBuilder): void {
  const scope = addAgent(document, document.get('name').text(), model);
  const plugins = document.get('plugins').texts();
  for (const name of ['system', 'bio', 'lore', 'adjectives']) {
    addPrompt(document.get(name), 'system', model, scope, plugins.length > 0 ? true : null);
  }
  for (const { value } of document.get('style').members()) addPrompt(value, 'rule', model, scope);
  for (const { value } of document.get('templates').members()) addPrompt(value, 'system', model, scope);
  addPrompt(document.get('twitterSpaces', 'systemPrompt'), 'system', model, scope);
  readKnowledge(document.get('knowledge'), model, scope);
  for (const plugin of plugins) addNamedTool(pluginName(plugin.value, plugin.at), model, scope);
  const provider = document.get('modelProvider').text();
  addModelUse({ at: document.at, id: null, provider, endpoint: null, credential: false, named: [] }, model, scope);
  readSettings(document.get('settings'), model, scope);
  for (const name of ['messageExamples', 'postExamples']) addMaterial(document.get(name), 'test-data', model, scope);
  document.ignoreKeys([
    'id',
    'username',
    'clients',
    'topics',
    'people',
    'extends',
    'twitterProfile',
    'agentConfig',
    'twitterSpaces',
  ]);
}

/** Reads knowledge: texts, or folders of texts. Shared knowledge is available to every agent. */
function readKnowledge(list: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const item of list.items()) {
    if (!item.isMapping) {
      addPrompt(item, 'system', model, scope);
      continue;
    }
    const shared = item.get('shared').boolean();
    if (shared?.value === true) {
      const fact = {
        kind: 'knowledge',
        shared: true,
        writableByUsers: false,
        remote: null,
        state: 'open',
        origin: 'set',
      } as const;
      model.memories.push({ ...scope, at: shared.at, ...fact });
    }
    item.ignore();
  }
}

/** The tool name in the name of a plugin: `@elizaos/plugin-shell` becomes `shell`. */
function pluginName(name: string, at: Parameters<typeof locate>[1]) {
  return locate(name.replace(/^@[^/]{1,60}\//, '').replace(/^(?:plugin|client|adapter)-/, ''), at);
}

function readSettings(settings: Cursor, model: ModelBuilder, scope: Scope): void {
  readEnvironment(settings.get('secrets'), 'tool', model, scope);
  readServers(settings.get('mcp', 'servers'), model, scope);
  settings.ignoreKeys([
    'voice',
    'model',
    'embeddingModel',
    'modelConfig',
    'chains',
    'avatar',
    'ragKnowledge',
    'imageSettings',
  ]);
}
