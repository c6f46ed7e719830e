import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { addDenials } from '../shared/denial.ts';
import { readEnvironment } from '../shared/environment.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readLanguageServer } from '../shared/language-server.ts';
import { addModelUse } from '../shared/model-use.ts';
import { namedPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';
import { readExpansions } from './expansion.ts';

/** Reads MCP servers, allowed tools, providers, language servers and hooks. */
export function readCrush(document: Cursor, model: ModelBuilder): void {
  readServers(document.get('mcp'), model);
  readExpansions(document, model);
  // Names are compared as they stand, so that `*` allows no tool. https://github.com/charmbracelet/crush/blob/main/internal/permission/permission.go
  const names = document.get('permissions', 'allowed_tools').texts();
  const allowed = names.filter(({ value }) => !value.includes('*'));
  addByDecision(
    allowed.map((name) => namedPermission(name, 'allow', everywhere)),
    model,
  );
  addDenials(document.get('options', 'disabled_tools'), model, everywhere);
  for (const { key, value } of document.get('providers').members()) readProvider(key, value, model);
  for (const { value } of document.get('models').members()) readSelection(value, model);
  for (const { value } of document.get('lsp').members()) {
    const isEnabled = value.get('disabled').boolean()?.value !== true;
    readLanguageServer(value, model, { enabled: isEnabled });
  }
  readHookMap(document.get('hooks'), 'seconds', model);
  readEnvironment(document.get('env'), 'host', model, everywhere);
  readOptions(document.get('options'), model);
  document.ignoreKeys(['tools', 'options', 'lsp', '$schema']);
  ignoreComments(document);
}

function readProvider(name: Parameters<typeof addModelUse>[0]['provider'], entry: Cursor, model: ModelBuilder): void {
  const endpoint = entry.any('base_url', 'baseURL').text();
  const credential = entry.get('api_key').exists || carriesCredential(readHeaders(entry.get('extra_headers')));
  const named = name === null ? [] : [name.value];
  addModelUse({ at: entry.at, id: null, provider: name, endpoint, credential, named }, model, everywhere);
  addPrompt(entry.get('system_prompt_prefix'), 'system', model, everywhere, true);
  readCommandLine(entry.get('aws_auth_refresh'), 'helper', model, everywhere);
  entry.ignore();
}

function readSelection(entry: Cursor, model: ModelBuilder): void {
  const id = entry.get('model').text();
  const provider = entry.get('provider').text();
  const at = id?.at ?? entry.at;
  addModelUse({ at, id, provider, endpoint: null, credential: false, named: [] }, model, everywhere);
  entry.ignore();
}

function readOptions(options: Cursor, model: ModelBuilder): void {
  const metrics = options.get('disable_metrics');
  if (metrics.is(true)) {
    model.loggings.push({ ...everywhere, at: metrics.at, kind: 'telemetry', state: 'safe', origin: 'set' });
  }
  const debug = options.get('debug');
  if (debug.is(true)) {
    model.loggings.push({ ...everywhere, at: debug.at, kind: 'debug', state: 'unsafe', origin: 'set' });
  }
}
