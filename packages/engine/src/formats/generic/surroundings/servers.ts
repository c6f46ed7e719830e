import type { Located } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { addCommand } from '../../shared/command.ts';
import { openJson } from '../../shared/embedded.ts';
import { looksLikeServer, readServer, readServers } from '../../shared/server.ts';
import { spelling, transportWords } from '../../shared/vocabulary.ts';
import { type Context, isNestedIn, type Setting, withScope } from '../context.ts';
import { walk } from '../walk.ts';
import { addNamedEndpoint } from './endpoint.ts';
import { isLauncher, isLauncherLine, isProtocolLine } from './launchers.ts';
import { isPackaged, readPackage } from './packaged-servers.ts';

const serverNames = wordSet(
  'mcp_server mcpserver context_server mcp_toolset mcp_tool mcp_connection mcp_client mcp_source tool_server tool_source tool_provider',
);
/** Sections of the servers behind a tool gateway. */
const gatewaySections = wordSet('server upstream backend target');
/** Keys of strings that contain a client's configuration file. */
const clientFileKeys = wordSet('mcp_server mcp_config mcp_configuration mcp_json mcp_setting');
const unrelatedSections = wordSet('tool hook schedule job step task function');

/** Reads MCP servers, in a section named after them or by their members: a program with arguments, an address with a transport. */
export function readServerSection(setting: Setting, context: Context): boolean {
  const { key, value, name } = setting;
  if (clientFileKeys.has(name) && value.isText && readFileInText(value, context)) return true;
  const isInMcp = context.sections.at(-1)?.words.includes('mcp') ?? false;
  if (serverNames.has(name) || (isInMcp && gatewaySections.has(name))) return readContainer(value, context);
  if (name === 'mcp' && !value.has('servers') && !value.has('mcpServers')) {
    const entries = [...value.members().map((member) => member.value), ...value.items()];
    if (
      entries.some(
        (entry) => looksLikeServer(entry) || isStarted(entry) || isLaunchLine(entry.spelled(spelling.launchLine)),
      )
    ) {
      return readContainer(value, context);
    }
  }
  const isListed = value.isList && (listsServers(value) || listsServerLines(value));
  if (isListed && !isNestedIn(context, unrelatedSections) && !unrelatedSections.has(name)) {
    return readContainer(value, context);
  }
  if (!value.isMapping || !isServer(value) || isNestedIn(context, unrelatedSections)) return false;
  readEntry(key, value, context);
  return true;
}

/** `start: npx -y notes-mcp`, `start: [npx, -y, notes-mcp]`. */
function isLaunchLine(line: Cursor): boolean {
  const [program, ...more] = line.items();
  return line.isText || (more.length > 0 && isLauncher(program?.written ?? ''));
}

/** `mcp_servers: '{"mcpServers": {…}}'` */
function readFileInText(text: Cursor, { model, scope }: Context): boolean {
  const file = openJson(text);
  if (file === null) return false;
  const servers = file.get('mcpServers');
  readServers(servers.isMapping ? servers : file, model, scope);
  return true;
}

const argumentNames: ReadonlySet<string> = new Set(spelling.arguments);

/** A program with a list of arguments; hardly anything but a server is written so. */
function isLaunched(entry: Cursor): boolean {
  const { node } = entry;
  if (isLine(entry)) return true;
  if (node?.kind !== 'mapping' || !node.entries.some(({ key }) => argumentNames.has(key.text))) return false;
  const command = entry.spelled(spelling.command);
  return command.isText && !command.claimed && entry.spelled(spelling.arguments).isList;
}

/** `{type: stdio, command: [npx, -y, …]}`, `{via: stdio, start: [npx, …]}` */
function isLine(entry: Cursor): boolean {
  const command = entry.spelled(spelling.command);
  const transport = [entry.spelled(spelling.transport), entry.any('via', 'protocol')].some(
    ({ written }) => written === 'stdio',
  );
  const line = entry.spelled(spelling.launchLine);
  const isStartedByList = line.isList && !line.claimed && isLaunchLine(line);
  return transport && ((command.isList && !command.claimed) || isStartedByList);
}

/** `launch: npx -y @modelcontextprotocol/server-github`: the line itself contains the protocol's name. */
export function isServerLine(entry: Cursor): boolean {
  const { node } = entry;
  if (node?.kind !== 'mapping') return false;
  const line = entry.spelled(spelling.launchLine);
  return !line.claimed && isProtocolLine(line.written);
}

/** `servers: [{name: git, start: npx -y mcp-server-git}]`: every item has a server's command or address; beside one, any address is. */
function listsServers(list: Cursor): boolean {
  const items = list.items();
  return items.some(isServer) && items.every((item) => item.isMapping && (isServer(item) || hasUrl(item)));
}

function hasUrl(entry: Cursor): boolean {
  return /^https?:/i.test(entry.spelled(spelling.url).written);
}

/** `plugins: [npx mcp-remote@1.2.3 https://…]`: each line starts a program that is called after the protocol. */
function listsServerLines({ node }: Cursor): boolean {
  if (node?.kind !== 'sequence' || node.items.length === 0) return false;
  return node.items.every((item) => item.kind === 'scalar' && isProtocolLine(item.text));
}

function isServer(entry: Cursor): boolean {
  return isLaunched(entry) || isEndpoint(entry) || isServerLine(entry) || isPackaged(entry);
}

/** The conventional paths of MCP endpoints. */
const serverPath = /^https?:\/\/[^?#\s]{1,500}\/(?:mcp|sse)\/?(?:[?#]|$)/i;
const urlNames: ReadonlySet<string> = new Set(spelling.url);
const besideServers: readonly string[] = [...spelling.headers, ...spelling.approvalMode, ...spelling.allowedTools];

/** An MCP endpoint with a member that only servers have: transport, headers or tool selection. */
function isEndpoint(entry: Cursor): boolean {
  const { node } = entry;
  if (node?.kind !== 'mapping' || !node.entries.some(({ key }) => urlNames.has(key.text))) return false;
  const url = entry.spelled(spelling.url);
  if (url.claimed || !serverPath.test(url.written)) return false;
  return entry.any(...besideServers).exists || hasMcpTransport(entry.spelled(spelling.transport));
}

/** `type: sse`, `transport: streamable-http`. */
function hasMcpTransport({ written }: Cursor): boolean {
  return transportWords.has(written.toLowerCase().replace(/[^a-z]/g, ''));
}

function readContainer(container: Cursor, context: Context): boolean {
  if (looksLikeServer(container)) {
    const name = container.any('name', 'id').text();
    readEntry(name ?? { value: '', at: container.at }, container, context);
    return true;
  }
  for (const { key, value } of container.members()) {
    if (value.isMapping) readEntry(key, value, context);
    else if (value.isText) readItemText(value, context);
  }
  for (const item of container.items()) {
    if (!item.isMapping) readItemText(item, context);
    else readEntry(item.any('name', 'id', 'server_label', 'label').text() ?? { value: '', at: item.at }, item, context);
  }
  return container.isMapping || container.isList;
}

function isStarted({ written }: Cursor): boolean {
  return isLauncherLine(written);
}

/** `mcp: [npx -y notes-mcp, https://mcp.acme.com]`: a server given by its command line or its address. */
function readItemText(item: Cursor, context: Context): void {
  if (!isStarted(item)) {
    addNamedEndpoint(item, 'mcp', context);
    return;
  }
  addCommand({ at: item.at, words: item.texts(), shell: true }, 'server', context.model, context.scope);
}

/** Applies the vocabulary to what the shared server reader leaves, also where a format's own reader came first. */
function readEntry(name: Located<string>, entry: Cursor, context: Context): void {
  const known = context.servers().get(entry.at);
  if (known === undefined && entry.any(...spelling.command, ...spelling.url).claimed) return;
  const server = known ?? readServer(name, entry, context.model, context.scope);
  const scope = { ...context.scope, server, enabled: server.enabled };
  if (isPackaged(entry)) readPackage(entry, withScope(context, scope));
  walk(entry, withScope({ ...context, sections: [] }, scope));
}
