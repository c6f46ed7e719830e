import type { ModelBuilder } from '../../agent/builder.ts';
import { everywhere } from '../../agent/builder.ts';
import type { NamedValue, Scope, Server } from '../../agent/facts.ts';
import { startedBy } from '../../agent/launch-names.ts';
import { capabilitiesOfServer } from '../../knowledge/servers.ts';
import { isWideScope } from '../../knowledge/wide-scopes.ts';
import { remembered } from '../../text/remembered.ts';
import { type Located, locate } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { carriesCredential, readHeaders } from './headers.ts';
import { isComment } from './ignore.ts';
import { readLaunch } from './launch.ts';
import { addLoginAddress } from './login-address.ts';
import { addPrompt } from './prompt.ts';
import { isReadOnly } from './read-only.ts';
import { approvedLists, readServerApproval } from './server-approval.ts';
import { readServerEnvironment, readServerLaunch, readTarget, transportOf } from './server-launch.ts';
import { readServerLimits } from './server-limits.ts';
import { isSwitchedOff } from './switch.ts';
import { addDescribedTool } from './tool.ts';
import { readCertificateChecks } from './transport-security.ts';
import { urlCarriesCredential } from './url-credential.ts';
import { spelling } from './vocabulary.ts';
import { readWriteSwitches } from './write-switches.ts';

/** A server while it is read. It is created first, since the facts in its entry refer to it. */
type ServerBuilder = { -readonly [Key in keyof Server]: Server[Key] };

/**
 * Reads servers from a map (`{name: entry}`) or a list of entries with names, without comments. `isOffered` returns whether a model can use
 * the tools of the server with this name.
 */
export function readServers(
  container: Cursor,
  model: ModelBuilder,
  scope: Scope = everywhere,
  isOffered: (name: string) => boolean = () => true,
): readonly Server[] {
  const servers: Server[] = [];
  for (const { key, value } of container.members()) {
    if (!value.isMapping) {
      if (isComment(key.value)) value.ignore();
      continue;
    }
    servers.push(readServer(key, value, model, scope, isOffered(key.value)));
  }
  for (const item of container.items()) {
    if (!item.isMapping) continue;
    const name = readServerName(item);
    servers.push(readServer(name, item, model, scope, isOffered(name.value)));
  }
  return servers;
}

/** The name that an entry states; where it states none, the host of its URL or its command, so that messages can refer to it. */
export function readServerName(entry: Cursor): Located<string> {
  const stated = entry.any('name', 'id', 'server_label', 'label').text();
  if (stated !== null) return stated;
  const url = entry.spelled(spelling.url).text();
  const host = url === null ? undefined : parseUrl(url.value)?.host;
  if (url !== null && host !== undefined) return { value: host, at: url.at };
  return entry.spelled(spelling.command).texts()[0] ?? locate('', entry.at);
}

/** Whether a mapping is a server entry: it has a command or a URL. */
export function looksLikeServer(entry: Cursor): boolean {
  return entry.spelled(spelling.command).exists || entry.spelled(spelling.url).isText;
}

/** Reads one server entry, in the spelling of any host. */
export function readServer(
  name: Located<string>,
  entry: Cursor,
  model: ModelBuilder,
  scope: Scope = everywhere,
  offered = true,
): Server {
  const url = entry.spelled(spelling.url).text() ?? readTarget(entry, true);
  const server = createServer(name, entry, url, scope);
  model.servers.push(server);
  const innerScope: Scope = { ...scope, server, enabled: server.enabled };
  server.launch = readServerLaunch(entry, model, innerScope);
  server.environment = readServerEnvironment(entry, model, innerScope);
  if (server.launch !== null) readLaunch(server.launch, server.environment, model, innerScope);
  server.authenticated = readAuthentication(entry, server, model, innerScope);
  readTools(entry, server);
  readDescriptions(entry, model, innerScope);
  server.readOnly = isReadOnly(server);
  readWriteSwitches(server, model, innerScope);
  readServerLimits(server, model, innerScope);
  // The launch counts in either case, since the server is started even if no model may use its tools.
  server.capabilities = offered ? capabilitiesOf(server, entry) : [];
  if (url !== null) addServerEndpoint(url, server, model, innerScope);
  readCertificateChecks(entry, server.authenticated === true, model, innerScope);
  readServerApproval(entry, server, model, innerScope);
  ignoreNotes(entry);
  return server;
}

function createServer(name: Located<string>, entry: Cursor, url: Located<string> | null, scope: Scope): ServerBuilder {
  return {
    at: entry.at,
    name,
    transport: transportOf(entry, url),
    launch: null,
    url,
    headers: readServerHeaders(entry),
    environment: [],
    allowedTools: null,
    deniedTools: [],
    capabilities: [],
    readOnly: false,
    authenticated: null,
    ...scope,
    enabled: scope.enabled && !isSwitchedOff(entry),
  };
}

function readServerHeaders(entry: Cursor): readonly NamedValue[] {
  const own = readHeaders(entry.spelled(spelling.headers));
  const options = entry.get('requestOptions');
  return options.exists ? [...own, ...readHeaders(options.spelled(spelling.headers))] : own;
}

/** True for a static credential or an OAuth setting. Otherwise null, since OAuth can be negotiated at run time. */
function readAuthentication(entry: Cursor, server: Server, model: ModelBuilder, scope: Scope): boolean | null {
  const oauth = entry.spelled(spelling.oauth);
  const key = entry.spelled(spelling.apiKey);
  const direct = (key.exists ? key : entry.spelled(spelling.bearerVariable)).word();
  if (oauth.exists) readOauth(oauth, model, scope);
  const declared =
    oauth.is(true) || oauth.isMapping || (oauth.isText && !/^(?:none|false)$/i.test(oauth.text()?.value ?? ''));
  if (declared || direct !== null || carriesCredential(server.headers)) return true;
  return server.url !== null && urlCarriesCredential(parseUrl(server.url.value)) ? true : null;
}

/** `authorization_url`, `tokenUrl`, `revocationEndpoint` */
const loginAddress =
  /^(?:auth|authorization|token|revocation|registration|introspection)_?(?:server)?_?(?:url|endpoint)$/i;

function readOauth(oauth: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const { key, value } of oauth.members()) {
    value.scalar();
    const url = value.text();
    // The browser calls a redirect address, which may well be on the user's machine.
    if (url !== null && /^https?:/i.test(url.value) && loginAddress.test(key.value))
      addLoginAddress(value, model, scope);
  }
  for (const subject of oauth.any('scopes', 'scope', 'oauth_scopes').texts()) {
    model.grants.push({ ...scope, at: subject.at, kind: 'oauth-scope', subject, wide: isWideScope(subject.value) });
  }
}

function readTools(entry: Cursor, server: ServerBuilder): void {
  const allowed = entry.spelled(spelling.allowedTools);
  const list = allowed.exists ? allowed : entry.get('tools');
  if (list.isList || (list.isText && allowed.exists)) server.allowedTools = list.texts();
  const filter = entry.any('toolFilter', 'tool_filter');
  if (filter.get('include').exists) server.allowedTools = filter.get('include').texts();
  const denied = entry.spelled(spelling.deniedTools).texts();
  server.deniedTools = filter.exists ? [...denied, ...filter.get('exclude').texts()] : denied;
}

/** Reads the texts about a server and its tools that hosts pass to the model. */
function readDescriptions(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  addPrompt(entry.get('description'), 'description', model, scope);
  addPrompt(entry.any('instructions', 'serverInstructions'), 'description', model, scope);
  const tools = entry.get('tools');
  if (!tools.exists) return;
  for (const item of tools.items()) {
    const name = item.isMapping ? item.get('name').text() : null;
    if (name !== null) addDescribedTool(name, item, model, scope);
  }
}

function capabilitiesOf(server: Server, entry: Cursor): Server['capabilities'] {
  const packages = startedBy(server.launch);
  const approved = approvedLists(entry).flatMap((list) => list.texts());
  const named = server.allowedTools === null ? approved : [...server.allowedTools, ...approved];
  const tools = named.map(({ value }) => value);
  const host = server.url === null ? null : (parseUrl(server.url.value)?.host ?? null);
  return capabilitiesOfServer({ name: server.name.value, packages, host, tools });
}

function addServerEndpoint(url: Located<string>, server: Server, model: ModelBuilder, scope: Scope): void {
  model.endpoints.push({
    ...scope,
    at: url.at,
    url,
    purpose: 'mcp',
    credential: server.authenticated === true,
    vendor: null,
  });
}

const notes: ReadonlySet<string> = new Set([...spelling.note, ...spelling.timeout]);

const isNote: (name: string) => boolean = remembered((name) => notes.has(name) || isComment(name));

/** Claims settings that no rule needs, and notes for people. */
function ignoreNotes(entry: Cursor): void {
  entry.spelled(spelling.command).ignore();
  entry.ignoreMembers(isNote);
}
