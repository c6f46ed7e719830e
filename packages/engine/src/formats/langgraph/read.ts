import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addCommand } from '../shared/command.ts';
import { addEnvironment, readEnvironment } from '../shared/environment.ts';
import { addOrigins } from '../shared/exposure.ts';
import { ignoreComments } from '../shared/ignore.ts';

/** Reads graphs, the environment, build lines, dependencies, serialisation and the HTTP server. */
export function readLanggraph(document: Cursor, model: ModelBuilder): void {
  for (const { key, value } of document.get('graphs').members()) {
    addAgent(value, key, model);
    value.ignore();
  }
  const environment = document.get('env');
  if (environment.isMapping) readEnvironment(environment, 'host', model, everywhere);
  environment.ignore();
  for (const line of document.get('dockerfile_lines').texts()) readBuildLine(line, model);
  readDependencies(document.get('dependencies'), model);
  readSerialization(document.get('checkpointer', 'serde'), model);
  const cors = document.get('http', 'cors');
  const credentials = cors.get('allow_credentials').boolean()?.value === true;
  addOrigins(cors.get('allow_origins'), model, everywhere, credentials);
  cors.ignoreKeys(['allow_methods', 'allow_headers', 'expose_headers', 'max_age', 'allow_origin_regex']);
  document.get('http').ignoreKeys(ignoredHttpKeys);
  document.get('auth').ignoreKeys(['path', 'openapi', 'disable_studio_auth', 'cache']);
  document.get('checkpointer').ignoreKeys(['ttl', 'path', 'type']);
  document.get('webhooks').ignoreKeys(['env_prefix', 'headers']);
  readWebhooks(document.get('webhooks', 'url'), model);
  document.get('webhooks', 'url').ignoreKeys(['require_https', 'allowed_ports', 'max_url_length', 'disable_loopback']);
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/** Reads the webhook settings. Webhooks send the results of runs to URLs that callers choose. */
function readWebhooks(url: Cursor, model: ModelBuilder): void {
  const encrypted = url.get('require_https').boolean();
  if (encrypted?.value !== false) return;
  const fact = { kind: 'encryption', state: 'off', credential: false } as const;
  model.transports.push({ ...everywhere, at: encrypted.at, ...fact });
}

/** Reads the `RUN` and `ENV` instructions among the Dockerfile lines. https://docs.docker.com/reference/dockerfile/ */
function readBuildLine(line: Located<string>, model: ModelBuilder): void {
  const [, instruction = '', rest = ''] = /^\s*([A-Za-z]{2,12})\s+(.*)$/s.exec(line.value) ?? [];
  const words = locate(rest.replace(/^(?:--[a-z]+=\S{1,200}\s+){1,5}/, ''), line.at);
  if (/^run$/i.test(instruction)) {
    addCommand({ at: line.at, words: [words], shell: true }, 'build', model, everywhere);
  }
  const [, name, value] = /^env$/i.test(instruction) ? (/^(\w{1,100})[=\s](.{0,2000})$/s.exec(rest) ?? []) : [];
  if (name === undefined || value === undefined) return;
  const entry = { name: locate(name, line.at), value: locate(value.trim(), line.at), process: 'host' } as const;
  addEnvironment([{ ...everywhere, ...entry }], model);
}

/** Reads dependencies from Git repositories, which may change without a release. Packages with version ranges are skipped. */
function readDependencies(list: Cursor, model: ModelBuilder): void {
  for (const text of list.texts()) {
    const address = /(?:git\+)?(?:https?|ssh):\/\/\S{1,500}$/.exec(text.value)?.[0];
    if (address === undefined || !/^git\+|\.git(?:@|#|$)/.test(address)) continue;
    const version = /\.git@([\w./-]{1,100})|@([\w./-]{1,100})$/.exec(address.replace(/^[^:]*:\/\/[^/]*@/, ''));
    const ref = version?.[1] ?? version?.[2] ?? null;
    const name = locate(address, text.at);
    const fact = { kind: 'git', ecosystem: 'git', name, version: ref, autoUpdate: false } as const;
    model.components.push({ ...everywhere, at: text.at, ...fact });
  }
}

/** Reads whether checkpoints may be loaded with pickle, the default. It is only reported if the file has a `serde` section. */
function readSerialization(serde: Cursor, model: ModelBuilder): void {
  if (!serde.isMapping) return;
  const fallback = serde.get('pickle_fallback');
  const allowed = fallback.boolean()?.value ?? true;
  const kind = 'unsafe-loading';
  const known = { ...everywhere, kind, isolated: null } as const;
  const state = allowed ? 'unrestricted' : 'off';
  const origin = fallback.exists ? 'set' : 'default';
  model.executions.push({ ...known, at: fallback.at, state, origin });
  const modules = serde.get('allowed_msgpack_modules');
  if (modules.boolean()?.value === true) {
    // `true` or a list: `false` is not documented. https://reference.langchain.com/python/langgraph.checkpoint/serde/jsonplus/JsonPlusSerializer
    model.executions.push({ ...known, at: modules.at, state: 'unrestricted', origin: 'set', safeValue: null });
  }
  serde.ignoreKeys(['allowed_json_modules', 'allowed_msgpack_modules']);
}

const ignoredHttpKeys = [
  'app',
  'disable_assistants',
  'disable_threads',
  'disable_runs',
  'disable_store',
  'disable_meta',
  'disable_mcp',
  'disable_a2a',
  'disable_ui',
  'disable_webhooks',
  'enable_custom_route_auth',
  'configurable_headers',
  'logging_headers',
  'middleware_order',
  'mount_prefix',
];

const ignoredKeys = [
  'python_version',
  'node_version',
  'api_version',
  'pip_config_file',
  'pip_installer',
  'image_distro',
  'internal_docker_tag',
  'keep_pkg_tools',
  'store',
  'ui',
  'ui_config',
  'name',
  'version',
  'description',
];
