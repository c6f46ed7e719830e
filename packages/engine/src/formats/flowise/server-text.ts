import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope, Server } from '../../agent/facts.ts';
import { capabilitiesOfServer } from '../../knowledge/servers.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand } from '../shared/command.ts';
import { readLaunch } from '../shared/launch.ts';

/** Reads the settings of an MCP server from a JSON text. All facts have the place of the text. */
export function readServerText(cursor: Cursor, name: Located<string> | null, model: ModelBuilder, scope: Scope): void {
  const text = cursor.text();
  if (text === null || text.value.trim() === '') return;
  const { command, args, url } = parse(text.value);
  if (command === null && url === null) return;
  const server: { -readonly [Key in keyof Server]: Server[Key] } = {
    ...scope,
    at: text.at,
    name: name ?? locate('', text.at),
    transport: command === null ? 'http' : 'stdio',
    launch: null,
    url: url === null ? null : locate(url, text.at),
    headers: [],
    environment: [],
    allowedTools: null,
    deniedTools: [],
    capabilities: [],
    readOnly: false,
    authenticated: null,
  };
  model.servers.push(server);
  const innerScope: Scope = { ...scope, server };
  if (command !== null) {
    const words = [command, ...args].map((word) => locate(word, text.at));
    server.launch = addCommand({ at: text.at, words, shell: false }, 'server', model, innerScope);
    readLaunch(server.launch, [], model, innerScope);
  } else if (server.url !== null) {
    model.endpoints.push({
      ...innerScope,
      at: text.at,
      url: server.url,
      purpose: 'mcp',
      credential: false,
      vendor: null,
    });
  }
  const packages = (server.launch?.invocations ?? []).flatMap((invocation) => invocation.package?.name ?? []);
  server.capabilities = capabilitiesOfServer({ name: server.name.value, packages, host: null, tools: [] });
}

interface Parsed {
  readonly command: string | null;
  readonly args: readonly string[];
  readonly url: string | null;
}

const nothing: Parsed = { command: null, args: [], url: null };

function parse(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return nothing;
    const { command, args, url } = value as Readonly<Record<string, unknown>>; // Every property is checked below.
    return {
      command: typeof command === 'string' ? command : null,
      args: Array.isArray(args) ? args.filter((word) => typeof word === 'string') : [],
      url: typeof url === 'string' ? url : null,
    };
  } catch {
    return nothing;
  }
}
