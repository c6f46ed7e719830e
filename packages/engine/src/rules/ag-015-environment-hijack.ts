import { placeOfWord, quoteWord } from '../agent/command-place.ts';
import { lowered } from '../agent/conditions.ts';
import type { Command, Endpoint, EnvironmentEntry, EnvironmentSharing, Scope } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Invocation, Word } from '../command/invocation.ts';
import { startedFiles } from '../command/started-files.ts';
import { dangerOf, type EnvironmentDanger, mayBeDangerous, sharedIdentities } from '../knowledge/environment-names.ts';
import { classifyHost, isLocal } from '../knowledge/hosts.ts';
import { indexOfVariable, type PackageIndex, selectsIndex } from '../knowledge/package-indexes.ts';
import { isBareRelative, isSharedFolder } from '../knowledge/shared-folders.ts';
import { wordsOf } from '../knowledge/words.ts';
import type { Severity } from '../score/table.ts';
import { remembered } from '../text/remembered.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import { parseAddress } from '../text/url.ts';
import { configuresAgent } from './configured.ts';
import { indexOptions } from './index-options.ts';
import { switchBack } from './patches.ts';
import { keysOf, settingOf } from './places.ts';
import { defineRule, type Patch } from './rule.ts';

const messages = {
  loads: '{name} changes which code programs load when they start.',
  runs: '{name} sets a command that other programs run automatically.',
  proxy: '{name} routes traffic through a proxy.',
  trustStore: '{name} changes which CA certificates are trusted.',
  searchPath: '{name} searches a shared or relative directory for programs or modules.',
  index: '{name} installs packages from an index other than the official one.',
  identity: '{name} lets the server act with the user’s own identity.',
  inheritsAll: '{name} passes on the whole environment, including secrets.',
  allowsAll: '{name} allows every environment variable to be passed on, including secrets.',
  temporary: '{name} is started from a directory that any program can write to.',
  relative: '{name} is a relative path: what starts depends on the host’s working directory.',
} as const;

interface Found {
  readonly message: keyof typeof messages;
  readonly severity: Severity;
  readonly confidence: 'high' | 'medium';
  readonly at: Place;
  readonly quote: { readonly name: Located<string> };
  readonly patch?: readonly Patch[];
}

export const environmentHijack = defineRule({
  id: 'AG-015',
  name: 'environment-hijack',
  title: 'Environment or search-path hijack, or secret over-sharing',
  category: 'execution',
  severity: 'high',
  references: ['ASI05', 'MCP01', 'MCP10', 'CWE-427', 'CWE-426', 'CWE-15', 'CWE-200'],
  messages,
  why: 'Some variables decide which code runs, which host sees the traffic, or which identity a process uses. They can turn a harmless command into an attack.',
  fix: 'Pass only the variables a program needs, by name, and start programs from paths that only you can write to.',
  *check({ agent }) {
    for (const { scope, found } of findings(agent)) {
      yield { ...found, severity: lowered(found.severity, scope) };
    }
  },
});

function findings(agent: AgentModel): readonly { readonly scope: Scope; readonly found: Found }[] {
  const all: { scope: Scope; found: Found }[] = [];
  const add = (scope: Scope, found: Found | null): void => {
    if (found !== null) all.push({ scope, found });
  };
  for (let index = 0; index < agent.environment.length; index++) {
    const entry = agent.environment[index];
    if (entry !== undefined) add(entry, weighed(environmentCase(entry), agent));
  }
  for (const endpoint of agent.endpoints) add(endpoint, weighed(proxyCase(endpoint), agent));
  for (const sharing of agent.environmentSharing) add(sharing, sharingCase(sharing));
  for (let index = 0; index < agent.commands.length; index++) {
    const command = agent.commands[index];
    if (command !== undefined) for (const found of commandCases(command)) add(command, found);
  }
  return all;
}

/** Machine configurations set proxies, too: only in an agent's configuration does the proxy see the agent's traffic. */
function weighed(found: Found | null, agent: AgentModel): Found | null {
  return found?.message === 'proxy' && !configuresAgent(agent) ? { ...found, severity: 'low' } : found;
}

/** A proxy that a setting names, such as `requestOptions.proxy` in Continue. References are the user's own choice. */
function proxyCase({ at, url, purpose }: Endpoint): Found | null {
  if (purpose !== 'proxy' || !/(?:^|\.)proxy$/i.test(keysOf(at).value)) return null;
  if (parseAddress(url.value) === null || staysHere(url.value)) return null;
  return { message: 'proxy', severity: 'medium', confidence: 'high', at, quote: { name: settingOf(at) } };
}

/** Most variables are harmless whatever their value. */
const isHarmless: (name: string) => boolean = remembered(
  (name) => !mayBeDangerous(name) && !selectsIndex(name) && !sharedIdentities.has(name),
);

function environmentCase(entry: EnvironmentEntry): Found | null {
  const { name, value, server } = entry;
  if (isHarmless(name.value)) return null;
  const at = value?.at ?? name.at;
  if (entry.process === 'server' && sharedIdentities.has(name.value)) {
    const owner = server === undefined ? [] : [server.name.value, ...serverPackages(server.launch)];
    if (isForeign(name.value, owner)) return foundAt('identity', 'high', at, name.value);
  }
  if (value === null) return null;
  const found = variableCase(name.value, value.value, at);
  return found === null ? null : { ...found, patch: removal(entry, found) };
}

function serverPackages(launch: Command | null): readonly string[] {
  return launch?.invocations.flatMap((invocation) => invocation.package?.name ?? []) ?? [];
}

/** Judging by its name and package, the server has no use for this identity. */
function isForeign(name: string, owner: readonly string[]): boolean {
  const users = sharedIdentities.get(name);
  return users !== undefined && !owner.flatMap(wordsOf).some((word) => users.includes(word));
}

/** A map member that sets the variable can be removed; removing an item from an argument list would leave its option behind. */
function removal({ name, value }: EnvironmentEntry, { message }: Found): readonly Patch[] {
  const isMember = value !== null && value.at.path.at(-1) === name.value;
  return isMember && (message === 'loads' || message === 'runs') ? [{ op: 'remove', at: value.at }] : [];
}

function variableCase(name: string, value: string, at: Place): Found | null {
  const index = indexOfVariable(name, value);
  if (index !== null) return foundAt('index', indexSeverity[index], at, name);
  const danger = dangerOf(name, value);
  if (danger === null || passesOn(name, value)) return null;
  if (danger === 'search-path') {
    return hasOpenPart(name, value) ? foundAt('searchPath', openPartSeverity(name), at, name) : null;
  }
  if (danger === 'proxy') return foundAt('proxy', staysHere(value) ? 'low' : 'medium', at, name);
  const { message, severity } = cases[danger];
  return foundAt(message, severity, at, name);
}

/** The index decides which code is installed. Public mirrors are well known and usually chosen for speed. */
const indexSeverity = { foreign: 'medium', mirror: 'low' } as const satisfies Record<PackageIndex, Severity>;

const cases = {
  loads: { message: 'loads', severity: 'high' },
  'loads-system': { message: 'loads', severity: 'low' },
  runs: { message: 'runs', severity: 'high' },
  'trust-store': { message: 'trustStore', severity: 'medium' },
} as const satisfies Partial<Record<EnvironmentDanger, Pick<Found, 'message' | 'severity'>>>;

/** `HTTPS_PROXY: ${HTTPS_PROXY}` passes on what the user has set, as does `https_proxy`. */
function passesOn(name: string, value: string): boolean {
  const reference = /^(?:\$\{?(?:env:)?|%|\{env:)(\w+)(?::-)?(?:\}|%)?$/.exec(value.trim());
  return reference?.[1]?.toUpperCase() === name.toUpperCase();
}

function staysHere(value: string): boolean {
  const host = parseAddress(value)?.host;
  return host !== undefined && isLocal(classifyHost(host));
}

/** A relative or empty part, or a folder into which everybody writes. A module path may be relative: it is the project's. */
function hasOpenPart(name: string, value: string): boolean {
  // The colon of `${env:HOME}` separates nothing.
  const parts = value.replace(/\$?\{\w{1,40}:(\w{1,100})\}/g, '$$$1').split(/(?<!^[A-Za-z])[:;]/);
  return parts.some((part) => {
    if (isSharedFolder(part)) return true;
    return (
      name === 'PATH' &&
      (part === '' || part === '.' || part.startsWith('./') || isBareRelative(part)) &&
      parts.length > 1
    );
  });
}

function openPartSeverity(name: string): Severity {
  return name === 'PATH' ? 'medium' : 'high';
}

function sharingCase(sharing: EnvironmentSharing): Found | null {
  const { kind, subject, at, server } = sharing;
  const patch = switchBack(sharing);
  if (kind === 'inherits-all') return { ...foundAt('inheritsAll', 'medium', at, settingOf(at).value), patch };
  if (kind === 'allows-all') return { ...foundAt('allowsAll', 'high', at, settingOf(at).value), patch };
  const owner = server === undefined ? [] : [server.name.value];
  return subject !== null && isForeign(subject.value, owner)
    ? foundAt('identity', 'high', subject.at, subject.value)
    : null;
}

function commandCases(command: Command): readonly Found[] {
  const cases = command.purpose === 'build' ? [] : startCases(command);
  for (const invocation of command.invocations) {
    for (const { word, index } of indexOptions(invocation)) {
      const quote = { name: quoteWord(command, word) };
      const at = placeOfWord(command, word);
      cases.push({ message: 'index', severity: indexSeverity[index], confidence: 'high', at, quote });
    }
    if (invocation.assignments.length === 0 && invocation.program !== 'export') continue;
    for (const [name, value] of assignmentsOf(invocation)) {
      const found = variableCase(name, value.text, placeOfWord(command, value));
      if (found !== null) cases.push(found);
    }
  }
  return cases;
}

/** Assignments before a program, and those of `export`. */
function* assignmentsOf({ program, assignments, arguments: words }: Invocation): Iterable<readonly [string, Word]> {
  for (const { name, value } of assignments) yield [name, value];
  if (program !== 'export') return;
  for (const word of words) {
    const [, name = '', text = ''] = /^([A-Z_][A-Z0-9_]{0,60})=(.*)$/is.exec(word.text) ?? [];
    if (name !== '') yield [name, { ...word, text }];
  }
}

/** Hosts document that hooks start in the project folder; a configured working directory says where a server starts. */
function startCases(command: Command): Found[] {
  const cases: Found[] = [];
  const settled = command.workingDirectory !== null || command.hook !== undefined || command.shell;
  for (const { word, isProgram } of startedFiles(command.invocations)) {
    const quote = { name: quoteWord(command, word) };
    const at = placeOfWord(command, word);
    if (isSharedFolder(word.text)) {
      cases.push({ message: 'temporary', severity: 'high', confidence: 'high', at, quote });
    } else if (isProgram && !settled && isBareRelative(word.text)) {
      cases.push({ message: 'relative', severity: 'medium', confidence: 'medium', at, quote });
    }
  }
  return cases;
}

function foundAt(message: Found['message'], severity: Severity, at: Place, name: string): Found {
  return { message, severity, confidence: 'high', at, quote: { name: locate(name, at) } };
}
