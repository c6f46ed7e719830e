import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { readContinueModel, readRequestOptions } from './model.ts';

/** Reads models, MCP servers, rules, prompts, documentation and data destinations. */
export function readContinueYaml(document: Cursor, model: ModelBuilder): void {
  for (const item of document.get('models').items()) {
    if (item.has('uses')) item.ignore();
    else readContinueModel(item, model);
  }
  for (const item of document.get('mcpServers').items()) readServerItem(item, model);
  for (const item of document.get('rules').items()) readText(item, 'rule', 'rule', model);
  for (const item of document.get('prompts').items()) readText(item, 'prompt', 'command', model);
  for (const item of document.get('docs').items()) readDocumentation(item, model);
  for (const item of document.get('data').items()) readData(item, model);
  readRequestOptions(document, model);
  document.ignoreKeys(['name', 'version', 'schema', 'description', 'context', 'env', 'metadata', 'requestOptions']);
  ignoreComments(document);
}

/** Reads an MCP server, or a reference to one of the hub, usually without a version. */
function readServerItem(item: Cursor, model: ModelBuilder): void {
  const slug = item.get('uses').text();
  if (slug === null) {
    const name = item.get('name').text();
    readServer(name ?? { value: '', at: item.at }, item, model, everywhere);
    item.get('name').ignore();
  } else if (!isLocal(slug.value)) {
    const at = slug.at;
    model.components.push({
      ...everywhere,
      at,
      kind: 'plugin',
      ecosystem: 'other',
      name: slug,
      version: versionOf(slug.value),
      autoUpdate: false,
    });
    item.ignore();
  } else item.ignore();
}

function readText(item: Cursor, key: string, role: 'rule' | 'command', model: ModelBuilder): void {
  if (item.isText) addPrompt(item, role, model, everywhere, true);
  addPrompt(item.get(key), role, model, everywhere, true);
  const slug = item.get('uses').text();
  if (slug !== null && !isLocal(slug.value)) {
    const kind = 'remote-instructions';
    model.trusts.push({ ...everywhere, at: slug.at, kind, subject: slug, state: 'open' });
  }
  item.ignore();
}

function isLocal(slug: string): boolean {
  return /^(?:file:|\.{0,2}\/|~)/.test(slug);
}

function versionOf(slug: string): string | null {
  const at = slug.indexOf('@', 1);
  return at === -1 ? null : slug.slice(at + 1);
}

function readDocumentation(item: Cursor, model: ModelBuilder): void {
  const url = item.get('startUrl').text();
  if (url !== null) {
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'content', credential: false, vendor: null });
  }
  item.ignore();
}

/**
 * Reads a destination for development data; the level `all` includes prompts and code.
 * https://docs.continue.dev/customize/deep-dives/development-data
 */
function readData(item: Cursor, model: ModelBuilder): void {
  const url = item.get('destination').text();
  if (url !== null && /^https?:/i.test(url.value)) {
    const credential = item.get('apiKey').exists;
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'telemetry', credential, vendor: null });
    const level = item.get('level');
    if (!level.is('noCode')) {
      model.loggings.push({ ...everywhere, at: url.at, kind: 'transcripts', state: 'unsafe', origin: 'set' });
    }
  }
  item.ignore();
}
