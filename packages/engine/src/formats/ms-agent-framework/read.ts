import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readActions } from '../shared/workflow-actions.ts';
import { readTool } from './tools.ts';

/** Reads an agent, or a manifest with an agent as its template. https://microsoft.github.io/AgentSchema/ */
export function readAgentSchema(document: Cursor, model: ModelBuilder): void {
  const template = document.get('template');
  if (template.isMapping) {
    readDefinition(template, model);
    document.ignoreKeys([...ignoredKeys, 'parameters', 'resources']);
  } else readDefinition(document, model);
  ignoreComments(document);
}

function readDefinition(entry: Cursor, model: ModelBuilder): void {
  const scope = addAgent(entry, entry.any('name', 'id').text(), model);
  const tools = entry.get('tools').items();
  addPrompt(entry.get('instructions'), 'system', model, scope, tools.length > 0 ? true : null);
  addPrompt(entry.get('additionalInstructions'), 'system', model, scope);
  addPrompt(entry.get('description'), 'description', model, scope);
  readModel(entry.get('model'), model, scope);
  for (const tool of tools) readTool(tool, model, scope);
  for (const name of ['environment_variables', 'environmentVariables']) {
    if (entry.has(name)) readEnvironment(entry.get(name), 'host', model, scope);
  }
  readActions(entry.get('trigger').isMapping ? entry.get('trigger') : entry, model, scope);
  addLimit(entry.any('maxTurns', 'max_turns'), 'iterations', model, scope);
  entry.ignoreKeys(ignoredKeys);
}

function readModel(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const connection = entry.get('connection');
  const id = (entry.isMapping ? entry.get('id') : entry).text();
  const provider = entry.get('provider').text();
  const endpoint = connection.get('endpoint').text();
  const credential = carriesKey(connection.any('apiKey', 'key'));
  addModelUse({ at: entry.at, id, provider, endpoint, credential, named: [provider?.value ?? ''] }, model, scope);
  connection.ignoreKeys(['kind', 'name', 'target', 'authenticationMode', 'usageDescription']);
  entry.ignoreKeys(['apiType', 'options', 'publisher']);
}

const ignoredKeys = [
  'kind',
  'id',
  'name',
  'displayName',
  'description',
  'version',
  'metadata',
  'inputSchema',
  'outputSchema',
  'inputs',
  'outputs',
  'template',
  'protocols',
  'resources',
  'type',
  'tags',
  'author',
  'authors',
  'license',
];
