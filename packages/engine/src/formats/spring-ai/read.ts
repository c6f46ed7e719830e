import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Located } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { addModelUse } from '../shared/model-use.ts';
import { readServers } from '../shared/server.ts';
import { isSwitchedOff } from '../shared/switch.ts';

/** Sections of `spring.ai` that configure no provider of models. */
const otherSections: ReadonlySet<string> = new Set(
  'mcp chat tools vectorstore retry image embedding audio moderation model rag'.split(' '),
);

/** Reads the models, MCP servers, logging and vector stores of an application. Its other settings are not the agent's. */
export function readSpringAi(document: Cursor, model: ModelBuilder): void {
  const settings = document.get('spring', 'ai');
  for (const { key, value } of settings.members()) if (!otherSections.has(key.value)) readProvider(key, value, model);
  readClient(settings.get('mcp', 'client'), model);
  readObservations(settings, model);
  for (const { value } of settings.get('vectorstore').members()) readStore(value, model);
  readLogLevels(document.get('logging', 'level'), model);
  document.ignore();
}

/**
 * Reads a provider, and its kinds of models, which may have an address of their own. Many services have OpenAI's protocol, so `openai`
 * names no vendor.
 */
function readProvider(name: Located<string>, provider: Cursor, model: ModelBuilder): void {
  const named = name.value === 'openai' ? [] : [name.value];
  const credential = carriesKey(keyOf(provider));
  for (const entry of [provider, ...provider.members().map(({ value }) => value)]) {
    const endpoint = entry.any('base-url', 'baseUrl').text();
    const id = entry.get('options', 'model').text() ?? entry.get('model').text();
    if (endpoint === null && id === null && entry !== provider) continue;
    const use = {
      at: entry.at,
      id,
      provider: name,
      endpoint,
      credential: credential || carriesKey(keyOf(entry)),
      named,
    };
    addModelUse(use, model, everywhere);
  }
}

const keyOf = (entry: Cursor): Cursor => entry.any('api-key', 'apiKey', 'api_key');

/** Reads the MCP servers of the client. https://docs.spring.io/spring-ai/reference/api/mcp/mcp-client-boot-starter-docs.html */
function readClient(client: Cursor, model: ModelBuilder): void {
  const scope = isSwitchedOff(client) ? { ...everywhere, enabled: false } : everywhere;
  for (const transport of ['stdio', 'sse', 'streamable-http'])
    readServers(client.get(transport, 'connections'), model, scope);
}

/** Where prompts, answers and the content of tool calls are logged, also in the spelling before 1.0. */
const observed = [
  ['chat', 'observations'],
  ['chat', 'client', 'observations'],
  ['tools', 'observations'],
  ['image', 'observations'],
  ['vectorstore', 'observations'],
] as const;
const contents = 'log-prompt log-completion include-content log-query-response include-prompt include-completion'.split(
  ' ',
);

function readObservations(settings: Cursor, model: ModelBuilder): void {
  for (const path of observed) {
    for (const content of contents) {
      const logged = settings.follow([...path, content]).boolean();
      if (logged?.value !== true) continue;
      model.loggings.push({ ...everywhere, at: logged.at, kind: 'prompts', state: 'unsafe', origin: 'set' });
    }
  }
}

/** At these levels, the advisor that logs writes every prompt and answer. */
function readLogLevels(levels: Cursor, model: ModelBuilder): void {
  for (const { key, value } of levels.members()) {
    const level = value.text();
    if (!key.value.startsWith('org.springframework.ai') || !/^(?:debug|trace)$/i.test(level?.value ?? '')) continue;
    model.loggings.push({ ...everywhere, at: value.at, kind: 'debug', state: 'unsafe', origin: 'set' });
  }
}

/** Reads the address of a vector store. A host without a scheme, as of a database, is skipped. */
function readStore(store: Cursor, model: ModelBuilder): void {
  for (const entry of [store, store.get('client')]) {
    const url = entry.any('url', 'uri', 'host').text();
    if (url === null || !/^https?$/.test(parseUrl(url.value)?.scheme ?? '')) continue;
    const credential = carriesKey(entry.any('api-key', 'key-token', 'token', 'password'));
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'tool', credential, vendor: null });
  }
}
