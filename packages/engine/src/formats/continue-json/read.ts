import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import { readContinueModel, readRequestOptions } from '../continue-yaml/model.ts';
import type { Cursor } from '../cursor.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';

/** Reads models, prompts and MCP servers of the older JSON format. */
export function readContinueJson(document: Cursor, model: ModelBuilder): void {
  for (const item of document.get('models').items()) readContinueModel(item, model);
  for (const name of ['tabAutocompleteModel', 'embeddingsProvider', 'reranker']) {
    for (const item of document.get(name).itemsOrSelf()) if (item.isMapping) readContinueModel(item, model);
  }
  addPrompt(document.get('systemMessage'), 'system', model, everywhere, true);
  for (const command of document.get('customCommands').items()) {
    addPrompt(command.get('prompt'), 'command', model, everywhere, true);
    command.ignore();
  }
  const servers = document.get('experimental', 'modelContextProtocolServers');
  for (const item of servers.items()) {
    const entry = item.has('transport') && item.get('transport').isMapping ? item.get('transport') : item;
    readServer(item.get('name').text() ?? locate('', item.at), entry, model, everywhere);
  }
  for (const { key, value } of servers.members()) readServer(key, value, model, everywhere);
  const telemetry = document.get('allowAnonymousTelemetry');
  if (telemetry.is(false)) {
    model.loggings.push({ ...everywhere, at: telemetry.at, kind: 'telemetry', state: 'safe', origin: 'set' });
  }
  readRequestOptions(document, model);
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

const ignoredKeys = [
  'ui',
  'tabAutocompleteModel',
  'tabAutocompleteOptions',
  'completionOptions',
  'contextProviders',
  'slashCommands',
  'docs',
  'analytics',
  'disableIndexing',
  'disableSessionTitles',
  'userToken',
  'experimental',
  'data',
  'requestOptions',
  'allowAnonymousTelemetry',
  'selectedModelsByRole',
  'modelRoles',
  'mergeBehavior',
];
