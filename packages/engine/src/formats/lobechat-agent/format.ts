import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

export const lobechatAgent = defineFormat({
  id: 'lobechat-agent',
  title: 'LobeChat agent',
  specification: 'https://github.com/lobehub/lobe-chat-agents',
  filenames: ['*.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['config/systemRole:string'],
    often: [
      'meta:mapping',
      'identifier:string',
      'author:string',
      'config/model:string',
      'schemaVersion',
      'homepage:string',
    ],
    never: [],
  },
  notLookedAt: ['The configuration of plugins, which is kept in the application.'],
  defaults: [],
  read: readLobechat,
});

function readLobechat(document: Cursor, model: ModelBuilder): void {
  const config = document.get('config');
  const scope = addAgent(document, document.any('identifier').text(), model);
  const plugins = config.get('plugins').texts();
  // The only variables are the date and the user's name; the question is a separate message.
  const text = config.get('systemRole').text();
  if (text !== null && text.value.trim() !== '')
    model.prompts.push({ ...scope, at: text.at, text, role: 'system', tools: plugins.length > 0, verbatim: true });
  addPrompt(config.get('openingMessage'), 'greeting', model, scope);
  addPrompt(config.get('inputTemplate'), 'task', model, scope);
  addPrompt(document.get('meta', 'description'), 'description', model, scope);
  for (const plugin of plugins) addNamedTool(plugin, model, scope);
  const id = config.get('model').text();
  const provider = config.get('provider').text();
  addModelUse({ at: config.at, id, provider, endpoint: null, credential: false, named: [] }, model, scope);
  addMaterial(document.get('examples'), 'transcript', model, scope);
  addMaterial(config.get('fewShots'), 'transcript', model, scope);
  document.ignore();
}
