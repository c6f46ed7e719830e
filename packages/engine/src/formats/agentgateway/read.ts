import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { type Located, locate } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { addOrigins } from '../shared/exposure.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { looksLikeServer, readServer } from '../shared/server.ts';
import { addMissingAuthentication } from './authentication.ts';
import { readLoggedContent } from './logging.ts';
import { readLogins } from './logins.ts';

/** Reads listeners and routes, or the short forms for MCP servers and models. */
export function readGateway(document: Cursor, model: ModelBuilder): void {
  addMissingAuthentication(document, model);
  for (const bind of document.get('binds').items()) {
    bind.get('port').ignore();
    for (const listener of bind.get('listeners').items()) readListener(listener, model);
  }
  for (const { value: gateway } of document.get('gateways').members()) {
    for (const listener of gateway.get('listeners').items()) {
      readListener(listener, model);
      readPolicies(listener, model);
    }
    readPolicies(gateway, model);
  }
  for (const item of document.get('policies').items())
    readPolicies(item.has('policy') ? item.get('policy') : item, model);
  for (const route of [...document.get('routes').items(), ...document.get('tcpRoutes').items()])
    readRoute(route, model);
  const simple = document.get('mcp');
  readPolicies(simple.get('policies'), model);
  for (const target of simple.get('targets').items()) readTarget(target, model);
  simple.ignoreKeys(['port', 'statefulMode', 'gateways', 'prefixMode', 'failureMode', 'dnsRebindingProtection']);
  readPolicies(document.get('ui', 'policies'), model);
  document.get('ui').ignore();
  for (const backend of document.get('backends').items()) readBackend(backend, model);
  readModels(document.get('llm'), model);
  readLoggedContent(document, model);
  readServerConfig(document.get('config'), model);
  ignoreComments(document);
}

function readListener(listener: Cursor, model: ModelBuilder): void {
  readPolicies(listener.get('policies'), model);
  for (const route of [...listener.get('routes').items(), ...listener.get('tcpRoutes').items()])
    readRoute(route, model);
  listener.ignoreKeys(['name', 'namespace', 'hostname', 'port', 'protocol', 'tls', 'gatewayName']);
}

/** Reads a route. Its hostnames select requests and are no listen addresses. */
function readRoute(route: Cursor, model: ModelBuilder): void {
  readPolicies(route.get('policies'), model);
  for (const backend of route.get('backends').items()) readBackend(backend, model);
  route.ignoreKeys(['name', 'ruleName', 'hostnames', 'gateways', 'matches', 'namespace']);
}

/** Reads authentication, CORS, TLS to backends, prompts and guardrails. */
function readPolicies(policies: Cursor, model: ModelBuilder): void {
  readLogins(policies, model);
  readFailureMode(policies.get('extAuthz', 'failureMode'), model);
  const cors = policies.get('cors');
  addOrigins(cors.get('allowOrigins'), model, everywhere, cors.get('allowCredentials').boolean()?.value === true);
  readBackendTls(policies.get('backendTLS'), model);
  const ai = policies.get('ai');
  for (const place of ['append', 'prepend']) {
    for (const message of ai.get('prompts', place).items()) {
      const role = message.get('role').text()?.value === 'system' ? 'system' : 'task';
      addPrompt(message.get('content'), role, model, everywhere);
    }
  }
  const guard = ai.get('promptGuard');
  if (guard.isMapping) {
    const fact = { kind: 'guardrail', state: 'on', origin: 'set', reach: [], subject: null } as const;
    model.approvals.push({ ...everywhere, at: guard.at, ...fact });
  }
  policies.ignore();
}

/** Reads whether requests are served while the service that authorises them cannot be reached. */
function readFailureMode(mode: Cursor, model: ModelBuilder): void {
  const word = mode.text();
  if (word?.value !== 'allow') return;
  const fact = { guards: 'gateway', state: 'weak', exposed: false, origin: 'set' } as const;
  model.authentications.push({ ...everywhere, at: word.at, ...fact });
}

function readBackendTls(tls: Cursor, model: ModelBuilder): void {
  const insecure = tls.any('insecure', 'insecureHost').boolean();
  if (insecure === null) return;
  const state = insecure.value ? 'off' : 'on';
  model.transports.push({ ...everywhere, at: insecure.at, kind: 'certificate-check', state, credential: false });
}

function readBackend(backend: Cursor, model: ModelBuilder): void {
  for (const target of backend.get('mcp', 'targets').items()) readTarget(target, model);
  readPolicies(backend.get('policies'), model);
  const anywhere = backend.get('dynamic');
  // The request chooses the host.
  if (anywhere.exists)
    model.egresses.push({ ...everywhere, at: anywhere.at, kind: 'domains', state: 'open', origin: 'set' });
  const hasKey = backend.get('policies').has('backendAuth');
  const ai = backend.get('ai');
  const grouped = ai
    .get('groups')
    .items()
    .flatMap((group) => group.get('providers').items());
  for (const entry of [ai, ...grouped]) readProvider(entry, hasKey, model);
  backend.ignore();
}

/** Reads the provider of a backend, with an optional address that replaces the vendor's. */
function readProvider(entry: Cursor, hasKey: boolean, model: ModelBuilder): void {
  const provider = entry.get('provider').members()[0];
  if (provider === undefined) return;
  readPolicies(entry.get('policies'), model);
  const credential = hasKey || entry.get('policies').has('backendAuth');
  const endpoint = addressOf(entry.get('hostOverride'));
  const id = provider.value.get('model').text();
  const named = vendorOf(provider.key.value, endpoint);
  addModelUse({ at: provider.value.at, id, provider: null, endpoint, credential, named }, model, everywhere);
}

/** Policies decide whether a host without a scheme is reached by TLS, so this assumes that it is. */
function addressOf(cursor: Cursor): Located<string> | null {
  const host = cursor.text();
  return host === null || parseUrl(host.value) !== null ? host : locate(`https://${host.value}`, host.at);
}

/**
 * The vendor that a provider's name states. Other services with OpenAI's protocol are reached as `openAI` at another host.
 * https://agentgateway.dev/docs/standalone/latest/llm/providers/openai-compatible/
 */
function vendorOf(provider: string, endpoint: Located<string> | null): readonly string[] {
  return /^openai$/i.test(provider) && endpoint !== null ? [] : [provider];
}

/** Reads a server that is started, or reached by host, port and path. */
function readTarget(target: Cursor, model: ModelBuilder): void {
  const name = target.get('name').text() ?? locate('', target.at);
  for (const kind of ['stdio', 'mcp', 'sse', 'openapi']) {
    const entry = target.get(kind);
    if (looksLikeServer(entry)) readServer(name, entry, model);
    const host = entry.get('host').text();
    if (host === null) continue;
    const url = locate(/^[a-z]+:\/\//i.test(host.value) ? host.value : `http://${host.value}`, host.at);
    const port = entry.get('port').number()?.value;
    if (port === 443 || host.value.endsWith(':443')) continue;
    model.endpoints.push({ ...everywhere, at: host.at, url, purpose: 'mcp', credential: false, vendor: null });
  }
  readPolicies(target.get('policies'), model);
  target.ignore();
}

/** Reads the short form for models, with an optional address that replaces the vendor's. */
function readModels(llm: Cursor, model: ModelBuilder): void {
  readPolicies(llm.get('policies'), model);
  for (const entry of [...llm.get('providers').items(), ...llm.get('models').items()]) {
    const parameters = entry.get('params');
    const provider = entry.get('provider').text();
    const endpoint = addressOf(parameters.any('baseUrl', 'hostOverride'));
    const credential = parameters.has('apiKey');
    const named = provider === null ? [] : vendorOf(provider.value, endpoint);
    readBackendTls(entry.get('backendTLS'), model);
    const setting = { at: entry.at, id: parameters.get('model').text(), provider, endpoint, credential, named };
    addModelUse(setting, model, everywhere);
    entry.ignore();
  }
  llm.ignoreKeys(['port', 'virtualModels', 'gateways', 'tls']);
}

/** Reads the gateway's own listener and telemetry. */
function readServerConfig(config: Cursor, model: ModelBuilder): void {
  const admin = config.get('adminAddr').text();
  if (admin !== null && /^(?:0\.0\.0\.0|\[::\]|\*):/.test(admin.value)) {
    model.exposures.push({ ...everywhere, at: admin.at, kind: 'bind', state: 'open', origin: 'set' });
  }
  const collector = config.get('tracing', 'otlpEndpoint').text();
  if (collector !== null) {
    const fact = { purpose: 'telemetry', credential: false, vendor: null } as const;
    model.endpoints.push({ ...everywhere, at: collector.at, url: collector, ...fact });
  }
  config.ignore();
}
