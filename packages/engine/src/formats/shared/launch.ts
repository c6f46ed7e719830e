import type { ModelBuilder } from '../../agent/builder.ts';
import type { Command, EnvironmentEntry, Scope } from '../../agent/facts.ts';
import type { Invocation, Word } from '../../command/invocation.ts';
import { transferPrograms } from '../../knowledge/transfer-flags.ts';
import { type Located, locate } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import { wordSet } from '../../text/word-set.ts';
import { readContainer } from './container.ts';
import { namesCredential } from './credential-names.ts';
import { addDatabaseLogin } from './database-login.ts';
import { addEnvironment } from './environment.ts';
import { bridges, fileServers, folderFlags } from './file-servers.ts';
import { urlCarriesCredential } from './url-credential.ts';

const listenFlags = wordSet(
  '--host --bind --listen --listen-address --http-addr --inspect --inspect-brk --inspect-wait --address --hostname --bind-address --server-host --remote-debugging-address',
);
const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]', '*']);
const insecureFlags = wordSet(
  '--insecure --no-verify-ssl --skip-tls-verify --insecure-skip-verify --insecure-skip-tls-verify --no-check-certificate --no-ssl-verify --ignore-https-errors --ignore-certificate-errors',
);

/** Options that let every caller of the server in, and those that do so by a value. */
const openFlags = wordSet(
  '--no-auth --noauth --no-authentication --disable-auth --disable-authentication --without-auth --skip-auth',
);
const loginFlags: ReadonlySet<string> = new Set(['--auth', '--auth-mode', '--auth-type', '--authentication']);
const noLogin: ReadonlySet<string> = new Set(['none', 'off', 'disabled', 'false']);
/** Options of a server that is reached over the network. */
const networkFlags: ReadonlySet<string> = new Set([...listenFlags, '--port', '--http-port']);
const transportFlags: ReadonlySet<string> = new Set(['--transport', '--mode', '-t']);
const networkTransports = /^(?:sse|https?|streamable[-_]?https?|ws|websocket)$/i;

/** Reads what a server's launch command grants: folders, mounts, addresses, environment. */
export function readLaunch(
  command: Command,
  declared: readonly EnvironmentEntry[],
  model: ModelBuilder,
  scope: Scope,
): void {
  const declaresCredential = declared.some(isCredentialEntry);
  for (const { value } of declared) addDatabaseLogin(value, model, scope);
  for (const invocation of command.invocations) {
    const assigned = assignments(invocation, command, scope);
    addEnvironment(assigned, model);
    for (const word of serverArguments(invocation)) addDatabaseLogin(locateWord(word, command), model, scope);
    readFolders(invocation, command, model, scope);
    readFlags(invocation, command, model, scope);
    readOpenDoor(invocation, command, model, scope);
    readAddresses(invocation, command, declaresCredential || assigned.some(isCredentialEntry), model, scope);
    if (invocation.container !== null) readContainer(invocation.container, command, model, scope);
  }
}

function isCredentialEntry({ name }: EnvironmentEntry): boolean {
  return namesCredential(name.value);
}

/** A word of an invocation with its place in the document. */
export function locateWord(word: Word, command: Command): Located<string> {
  return locate(word.text, command.words[word.source]?.at ?? command.at);
}

function assignments(invocation: Invocation, command: Command, scope: Scope): readonly EnvironmentEntry[] {
  return invocation.assignments.map(({ name, value }): EnvironmentEntry => {
    const place = locateWord(value, command);
    return { ...scope, name: locate(name, place.at), value: place, process: 'server' };
  });
}

/** The arguments of the server itself, without those of the runner (`npx`, `uv run`) before its name. */
function serverArguments(invocation: Invocation): readonly Word[] {
  const name = invocation.package?.word;
  if (name === undefined) return invocation.arguments;
  const at = invocation.arguments.findIndex(
    (word) => word === name || (word.source === name.source && word.range.start === name.range.start),
  );
  return invocation.arguments.slice(at + 1);
}

function readFolders(invocation: Invocation, command: Command, model: ModelBuilder, scope: Scope): void {
  if (invocation.container !== null) return;
  const name = invocation.package?.name ?? invocation.program;
  const positional = fileServers.has(name);
  const words = serverArguments(invocation);
  if (words.length === 0) return;
  const access = scope.server?.readOnly === true || words.some(isReadOnlyFlag) ? 'read' : 'write';
  let previous = '';
  for (const word of words) {
    const path = folderIn(word.text, previous, positional);
    previous = word.text;
    if (path === null || path === '') continue;
    const { at } = locateWord(word, command);
    model.fileGrants.push({ ...scope, at, path: locate(path, at), access, source: 'server-root' });
  }
}

const readOnlyFlag = /^--?read-?only$/i;

function isReadOnlyFlag({ text }: Word): boolean {
  return text.startsWith('-') && readOnlyFlag.test(text);
}

const joinedOption = /^(--[a-z-]{3,24})=(.+)$/s;

/** The folder that an argument names, given the argument before it; null if it names none. */
function folderIn(text: string, previous: string, positional: boolean): string | null {
  const isValue = folderFlags.has(previous);
  if (isValue || (positional && !text.startsWith('-') && !previous.startsWith('--'))) return text;
  const joined = text.startsWith('--') && text.includes('=') ? joinedOption.exec(text) : null;
  return joined !== null && folderFlags.has(joined[1] ?? '') ? (joined[2] ?? '') : null;
}

/** Reads listen addresses and disabled certificate checks from the options of a command that is no server launch. */
export function readLaunchFlags(command: Command, model: ModelBuilder, scope: Scope): void {
  for (const invocation of command.invocations) readFlags(invocation, command, model, scope);
}

function readFlags(invocation: Invocation, command: Command, model: ModelBuilder, scope: Scope): void {
  const words = invocation.arguments;
  const debugged = words.some(({ text }) => text === 'debugpy');
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined || !word.text.startsWith('--')) continue;
    if (insecureFlags.has(word.text)) {
      const flag = locateWord(word, command);
      model.transports.push({
        ...scope,
        at: flag.at,
        kind: 'certificate-check',
        state: 'off',
        credential: false,
        flag,
        parts: command.words[word.source]?.value === word.text ? [flag.at] : [],
      });
    }
    const { name, value, holder } = optionOf(word, words[index + 1]);
    if (!listenFlags.has(name) || !isEveryAddress(value)) continue;
    const { at } = locateWord(holder, command);
    const kind = isDebugger(name, debugged) ? 'debugger' : 'bind';
    model.exposures.push({ ...scope, at, setting: locate(name, at), kind, state: 'open', origin: 'set' });
  }
}

interface LaunchOption {
  readonly name: string;
  readonly value: string;
  /** The word that holds the value: that of the option, or the next one. */
  readonly holder: Word;
}

/** `--host=0.0.0.0` or `--host 0.0.0.0`; without `=` the next word counts as the value. */
function optionOf(word: Word, next: Word | undefined): LaunchOption {
  const equals = word.text.indexOf('=');
  if (equals === -1) return { name: word.text, value: next?.text ?? '', holder: next ?? word };
  return { name: word.text.slice(0, equals), value: word.text.slice(equals + 1), holder: word };
}

/** Reads that a server on the network asks its callers for no login; over standard input only the client calls it. */
function readOpenDoor(invocation: Invocation, command: Command, model: ModelBuilder, scope: Scope): void {
  const words = invocation.arguments;
  // All options about a login, but hardly any others, contain the word.
  if (!words.some(({ text }) => text.startsWith('--') && text.includes('auth'))) return;
  const options = words.map((word, index) => optionOf(word, words[index + 1]));
  const word = words[options.findIndex(opensDoor)];
  if (word === undefined || !options.some(isOnNetwork)) return;
  const exposed = options.some(({ name, value }) => listenFlags.has(name) && isEveryAddress(value));
  const flag = locateWord(word, command);
  const fact = { guards: 'endpoint', state: 'none', exposed, origin: 'set', safeValue: null } as const;
  model.authentications.push({ ...scope, ...fact, at: flag.at, name: flag });
}

function opensDoor({ name, value }: LaunchOption): boolean {
  return openFlags.has(name) ? value !== 'false' : loginFlags.has(name) && noLogin.has(value);
}

function isOnNetwork({ name, value }: LaunchOption): boolean {
  return networkFlags.has(name) || (transportFlags.has(name) && networkTransports.test(value));
}

/** https://nodejs.org/en/learn/getting-started/debugging, https://github.com/microsoft/debugpy#debugpy-cli-usage */
function isDebugger(option: string, isPythonDebugger: boolean): boolean {
  return option.startsWith('--inspect') || (option === '--listen' && isPythonDebugger);
}

/** Whether an address, with or without a port, stands for all interfaces. */
function isEveryAddress(text: string): boolean {
  return everyAddress.has(text) || everyAddress.has(text.replace(/:\d{1,5}$/, ''));
}

/** Whether an argument is an option or a header for a credential. */
function carriesCredential(text: string): boolean {
  if (text.startsWith('-')) return namesCredential(text.slice(0, 60));
  return /^[\w-]{1,40}:\s*\S/.test(text) && namesCredential(text.split(':', 1)[0] ?? '');
}

/** Reads URLs among the arguments: the server behind a bridge, or a service that the server connects to. */
function readAddresses(
  invocation: Invocation,
  command: Command,
  hasCredential: boolean,
  model: ModelBuilder,
  scope: Scope,
): void {
  const name = invocation.package?.name ?? invocation.program;
  const bridge = bridges.has(name);
  // curl and similar programs send only what their arguments contain, nothing from the environment.
  const sends = hasCredential && !transferPrograms.has(invocation.program);
  const credential = sends || invocation.arguments.some(({ text }) => carriesCredential(text));
  for (const word of invocation.arguments) {
    if (!word.text.includes(':')) continue;
    const written = /^--?[a-z-]{2,30}=(.+)$/is.exec(word.text)?.[1] ?? word.text;
    const url = parseUrl(written);
    if (url === null || !/^(?:https?|wss?|sse)$/.test(url.scheme) || /\s/.test(written.trim())) continue;
    const { at } = locateWord(word, command);
    model.endpoints.push({
      ...scope,
      at,
      url: locate(written, at),
      purpose: bridge ? 'mcp' : 'tool',
      credential: credential || urlCarriesCredential(url),
      vendor: null,
    });
  }
}
