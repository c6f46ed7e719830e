import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { looksLikeServer, readServer } from '../shared/server.ts';
import { addDescribedTool } from '../shared/tool.ts';

export const semanticKernelAgent = defineFormat({
  id: 'semantic-kernel-agent',
  title: 'Semantic Kernel agent',
  specification: 'https://learn.microsoft.com/en-us/semantic-kernel/frameworks/agent/',
  filenames: ['*.agent.yaml', 'agent.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'type=chat_completion_agent | type=openai_assistant | type=openai_responses | type=azure_assistant | type=azure_openai_assistant | type=azureai_agent | type=azure_openai | type=foundry_agent | type=bedrock_agent | type=copilot_studio_agent',
    ],
    often: ['instructions:string', 'model/id | model/connection | model/options', 'tools/*/id', 'tools/*/type', 'name'],
    never: [],
  },
  notLookedAt: ['Plugin functions, which are program code in other files.'],
  defaults: [],
  read: readSemanticKernelAgent,
});

function readSemanticKernelAgent(document: Cursor, model: ModelBuilder): void {
  const scope = addAgent(document, document.any('name', 'id').text(), model);
  addPrompt(document.get('instructions'), 'system', model, scope, document.get('tools').items().length > 0);
  addPrompt(document.get('description'), 'description', model, scope);
  readModel(document.get('model'), model, scope);
  for (const item of document.get('tools').items()) readTool(item, model, scope);
  document.ignoreKeys(['type', 'id', 'inputs', 'outputs', 'template', 'metadata']);
}

/** Reads a model. In the vendor's samples, the connection may be nested in another `connection`. */
function readModel(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const outer = entry.get('connection');
  const connection = outer.get('connection').isMapping ? outer.get('connection') : outer;
  const id = entry.any('id', 'name').text();
  const provider = entry.any('provider', 'api').text();
  const endpoint = connection.any('endpoint', 'base_url', 'url').text();
  const credential = carriesKey(connection.any('api_key', 'apiKey', 'key'));
  const named = [provider?.value ?? '', id?.value ?? ''];
  addModelUse({ at: entry.at, id, provider, endpoint, credential, named }, model, scope);
  connection.ignoreKeys(['type', 'service_id', 'org_id', 'deployment_name', 'api_version', 'connection_string']);
  entry.get('options').ignore();
}

function readTool(item: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = item.any('id', 'name', 'type').text();
  if (name === null) return;
  const options = item.get('options');
  if (/^mcp$/i.test(item.get('type').text()?.value ?? '') && looksLikeServer(options))
    readServer(name, options, model, scope);
  else addDescribedTool(name, item, model, scope);
  options.get('specification').ignore();
  options.ignoreKeys([
    'function_choice_behavior',
    'file_ids',
    'vector_store_ids',
    'ranking_options',
    'tool_connections',
    'index_name',
  ]);
}
