import type { Capability } from '../agent/capability.ts';
import { ListedWords } from './listed-words.ts';
import { type KnownServer, knownServers, wholeNames } from './server-table.ts';
import { capabilitiesOfTool } from './tools.ts';
import { wordsOf } from './words.ts';

export interface ServerHints {
  readonly name: string;
  readonly packages: readonly string[];
  readonly host: string | null;
  readonly tools: readonly string[];
}

/** Capabilities of an MCP server, from its package, host or name, in this order, and from the names of its tools. */
export function capabilitiesOfServer(hints: ServerHints): readonly Capability[] {
  const known = knownServer(hints)?.capabilities ?? [];
  if (hints.tools.length === 0) return known;
  return [...new Set([...known, ...hints.tools.flatMap((tool) => capabilitiesOfTool(tool))])];
}

/** The server's row in the bundled table; null for a server it does not list. */
export function knownServer(hints: ServerHints): KnownServer | null {
  const packages = hints.packages.map(withoutForge);
  for (const name of packages) {
    const row = byPackage.get(withoutVersion(name).toLowerCase());
    if (row !== undefined) return row;
  }
  const byItsHost = hints.host === null ? undefined : rowOfHost(hints.host);
  if (byItsHost !== undefined) return byItsHost;
  for (const name of packages) {
    if (!listed.occurIn(name)) continue;
    const row = rowOfPart(lastPart(name)) ?? (hasParts(name) ? rowOfPart(name) : undefined);
    if (row !== undefined) return row;
  }
  const { name } = hints;
  if (!listed.occurIn(name)) return null;
  return rowOfName(lastPart(name)) ?? (hasParts(name) ? rowOfName(name) : undefined) ?? null;
}

function rowOfName(name: string): KnownServer | undefined {
  const all = tellingWords(name);
  // Claude Code calls the connectors of an account `claude_ai_Notion`. https://code.claude.com/docs/en/mcp
  const words = all[0] === 'claude' && all[1] === 'ai' ? all.slice(2) : all;
  return rowOfWhole(words) ?? rowOfRun(words);
}

const byPackage: ReadonlyMap<string, KnownServer> = new Map(
  knownServers.flatMap((row) => row.packages.map((name) => [name, row] as const)),
);
const byHost: ReadonlyMap<string, KnownServer> = new Map(
  knownServers.flatMap((row) => row.hosts.map((host) => [host, row] as const)),
);
const byName: ReadonlyMap<string, KnownServer> = new Map(
  knownServers.flatMap((row) => row.names.map((name) => [name, row] as const)),
);

/** Removes a forge prefix: `github:owner/name#v1` says where the code is hosted, not what it does. */
function withoutForge(name: string): string {
  return name.replace(/^(?:github|gitlab|bitbucket):/, '');
}

/** The name in `@scope/name@1.2`, `name==1.2`, `image:tag` and `image@sha256:…`. */
function withoutVersion(name: string): string {
  const end = versionStart(name);
  return end === -1 ? name : name.slice(0, end);
}

function versionStart(name: string): number {
  if (name.indexOf('@', 1) === -1 && !name.includes(':') && !name.includes('==')) return -1;
  for (let at = name.startsWith('@') ? 1 : 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code === 64 || (code === 61 && name[at + 1] === '=')) return at;
    if (code === 58 && !name.startsWith('//', at + 1)) return at;
  }
  return -1;
}

function rowOfHost(host: string): KnownServer | undefined {
  const labels = host.toLowerCase().split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    const row = byHost.get(labels.slice(first).join('.'));
    if (row !== undefined) return row;
  }
  return undefined;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** A repository URL names the host of the code, not of the server: `github.com/owner/mcp-playwright`. */
function hasParts(name: string): boolean {
  return name.includes('/') && !/^[\w+:/]*github\.com\//u.test(name);
}

const fillers = new Set([
  'mcp',
  'server',
  'servers',
  'modelcontextprotocol',
  'official',
  'local',
  'remote',
  'my',
  'the',
  'custom',
]);

function tellingWords(name: string): readonly string[] {
  return wordsOf(withoutVersion(name)).filter((word) => !fillers.has(word));
}

function rowOfWhole(words: readonly string[]): KnownServer | undefined {
  return firstWords.has(words[0] ?? '') ? byName.get(words.join(' ')) : undefined;
}

function rowOfPart(name: string): KnownServer | undefined {
  return rowOfRun(tellingWords(name));
}

/** First words of the listed names, so that no other run of words needs to be joined. */
const firstWords: ReadonlySet<string> = new Set([...byName.keys()].map((name) => name.split(' ', 1)[0] ?? ''));
const listed = new ListedWords(firstWords);

/**
 * The table's row for the longest listed run of the name's words. A common word counts only as a server's whole name: a program
 * called `python` or `docker` says how a server is started, not what it does.
 */
function rowOfRun(words: readonly string[]): KnownServer | undefined {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      if (!firstWords.has(words[start] ?? '')) continue;
      const part = words.slice(start, start + length).join(' ');
      const row = wholeNames.has(part) ? undefined : byName.get(part);
      if (row !== undefined) return row;
    }
  }
  return undefined;
}
