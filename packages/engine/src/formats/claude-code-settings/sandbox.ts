import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { FileGrant, Isolation, Permission } from '../../agent/facts.ts';
import { understand } from '../../command/understand.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission, rewritePattern } from '../shared/permission.ts';
import { startsOtherPrograms } from '../shared/sandbox-exit.ts';
import { safeValueOf } from '../shared/switch.ts';

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
  readFiles(sandbox.get('filesystem'), model);
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
    addIsolation('excluded-command', 'weakened', startsOtherPrograms(understand([text], true)), item, model);
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
  }
  network.ignore();
}

function readFiles(files: Cursor, model: ModelBuilder): void {
  for (const [key, access] of [
    ['allowWrite', 'write'],
    ['allowRead', 'read'],
  ] as const) {
    for (const path of files.get(key).texts()) {
      const grant: FileGrant = {
        ...everywhere,
        at: path.at,
        path: locate(absolute(path.value), path.at),
        access,
        source: 'sandbox',
      };
      model.fileGrants.push(grant);
    }
  }
  for (const path of files.get('denyWrite').texts()) addDenial(path.at, path.value, 'write', model);
  for (const path of files.get('denyRead').texts()) addDenial(path.at, path.value, 'read', model);
  files.get('allowManagedReadPathsOnly').ignore();
}

function readCredentials(credentials: Cursor, model: ModelBuilder): void {
  for (const entry of credentials.get('files').items()) {
    const path = entry.get('path').text() ?? entry.text();
    if (path !== null) addDenial(path.at, path.value, 'read', model);
  }
  credentials.ignore();
}

/**
 * Sandbox and directory paths start with `/`; the `//` of permission rules is accepted as well. https://code.claude.com/docs/en/sandboxing
 */
export function absolute(path: string): string {
  return path.startsWith('//') ? path.slice(1) : path;
}

function addDenial(at: Permission['at'], path: string, subject: 'read' | 'write', model: ModelBuilder): void {
  const name = locate(subject, at);
  const pattern = rewritePattern(name, absolute(path));
  model.permissions.push(
    draftPermission({ name, pattern, matching: 'glob', target: null }, 'deny', subject, everywhere),
  );
}

function addIsolation(
  kind: Isolation['kind'],
  state: Isolation['state'],
  escapes: boolean,
  cursor: Cursor,
  model: ModelBuilder,
): void {
  const safe = safeValueOf(cursor, state === 'on');
  model.isolations.push({ ...everywhere, ...safe, at: cursor.at, kind, state, escapes, origin: 'set' });
}
