import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Isolation } from '../../agent/facts.ts';
import { understand } from '../../command/understand.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAllowedHosts } from '../shared/allowed-hosts.ts';
import { startsOtherPrograms } from '../shared/sandbox-exit.ts';
import { addPathDenial, readSandboxFiles } from '../shared/sandbox-files.ts';

/** Switches that weaken the sandbox when true. https://code.claude.com/docs/en/sandboxing */
const weakeningSwitches: readonly {
  readonly path: readonly string[];
  readonly kind: Isolation['kind'];
  readonly escapes: boolean;
}[] = [
  { path: ['allowUnsandboxedCommands'], kind: 'escape-hatch', escapes: true },
  { path: ['enableWeakerNestedSandbox'], kind: 'weakened', escapes: false },
  { path: ['enableWeakerNetworkIsolation'], kind: 'weakened', escapes: false },
  { path: ['filesystem', 'disabled'], kind: 'weakened', escapes: false },
  { path: ['credentials', 'allowPlaintextInject'], kind: 'weakened', escapes: false },
  { path: ['allowAppleEvents'], kind: 'weakened', escapes: true },
];

/** Reads the sandbox with its exceptions, network and file access. */
export function readSandbox(sandbox: Cursor, model: ModelBuilder): void {
  const enabled = sandbox.get('enabled').boolean();
  if (enabled !== null) addIsolation('sandbox', enabled.value ? 'on' : 'off', false, sandbox.get('enabled'), model);
  for (const { path, kind, escapes } of weakeningSwitches) {
    const opening = sandbox.follow(path);
    const value = opening.boolean();
    if (value !== null) addIsolation(kind, value.value ? 'weakened' : 'on', value.value && escapes, opening, model);
  }
  const required = sandbox.get('failIfUnavailable').boolean();
  if (required !== null && (required.value || enabled?.value === true)) {
    addIsolation('weakened', required.value ? 'on' : 'weakened', false, sandbox.get('failIfUnavailable'), model);
  }
  readExcludedCommands(sandbox.get('excludedCommands'), model);
  readNetwork(sandbox.get('network'), model);
  const files = sandbox.get('filesystem');
  readSandboxFiles(files, model);
  files.get('allowManagedReadPathsOnly').ignore();
  readCredentials(sandbox.get('credentials'), model);
  sandbox.ignoreKeys(ignoredKeys);
}

const ignoredKeys = [
  'autoAllowBashIfSandboxed',
  'ignoreViolations',
  'ripgrep',
  'bwrapPath',
  'socatPath',
  'enabledPlatforms',
];

function readExcludedCommands(list: Cursor, model: ModelBuilder): void {
  for (const item of list.items()) {
    const text = item.text();
    if (text === null) continue;
    // As in permission rules, `:*` stands for any arguments.
    const line = locate(text.value.replace(/:\*$/, ' *'), text.at);
    addIsolation('excluded-command', 'weakened', startsOtherPrograms(understand([line], true)), item, model);
  }
}

function readNetwork(network: Cursor, model: ModelBuilder): void {
  const allSockets = network.get('allowAllUnixSockets').boolean();
  if (allSockets !== null) {
    model.egresses.push({
      ...everywhere,
      at: allSockets.at,
      kind: 'unix-sockets',
      state: allSockets.value ? 'open' : 'restricted',
      origin: 'set',
    });
  }
  for (const socket of network.get('allowUnixSockets').items()) {
    if (/docker|podman|containerd/.test(socket.text()?.value ?? '')) {
      addIsolation('docker-socket', 'off', true, socket, model);
    }
  }
  const domains = network.get('allowedDomains');
  const open = domains.items().find((item) => item.is('*'));
  if (domains.isList) {
    const at = open?.at ?? domains.at;
    model.egresses.push({
      ...everywhere,
      at,
      kind: 'domains',
      state: open === undefined ? 'restricted' : 'open',
      origin: 'set',
    });
    if (open === undefined) addAllowedHosts(domains, model);
  }
  network.ignore();
}

function readCredentials(credentials: Cursor, model: ModelBuilder): void {
  for (const entry of credentials.get('files').items()) {
    const path = entry.get('path').text() ?? entry.text();
    if (path !== null) addPathDenial(path, 'read', model);
  }
  credentials.ignore();
}

function addIsolation(
  kind: Isolation['kind'],
  state: Isolation['state'],
  escapes: boolean,
  cursor: Cursor,
  model: ModelBuilder,
): void {
  model.isolations.push({ ...everywhere, at: cursor.at, kind, state, escapes, origin: 'set' });
}
