import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Isolation, Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { addContainerFlag, addMount } from '../shared/container.ts';
import { readEnvironment } from '../shared/environment.ts';

/** `non-main` keeps the owner's own session on the host. https://docs.openclaw.ai/gateway/sandboxing */
const modes: ReadonlyMap<string, Isolation['state']> = new Map([
  ['off', 'off'],
  ['non-main', 'on'],
  ['all', 'on'],
]);

function stateOf(mode: Cursor): Isolation['state'] | undefined {
  return mode.is(false) ? 'off' : modes.get(mode.text()?.value.toLowerCase() ?? '');
}

/** Whether the mode says that no session runs in a sandbox. */
export function isSandboxOff(mode: Cursor): boolean {
  return stateOf(mode) === 'off';
}

/** Reads a sandbox with its SSH and Docker settings. */
export function readSandbox(sandbox: Cursor, model: ModelBuilder, scope: Scope): void {
  const mode = sandbox.get('mode');
  const state = stateOf(mode);
  if (state !== undefined) addIsolation('sandbox', state, false, mode, model, { ...scope, safeValue: 'all' });
  const access = sandbox.get('workspaceAccess');
  // Without a sandbox there is no isolation to weaken.
  if (access.is('rw') && state !== 'off') addIsolation('weakened', 'weakened', false, access, model, scope);
  readHostKeys(sandbox.get('ssh', 'strictHostKeyChecking'), model, scope);
  readDocker(sandbox.get('docker'), model, scope);
  readDocker(sandbox.get('browser'), model, scope);
}

/** Without this check, an attacker on the network can pose as the SSH host. */
function readHostKeys(checking: Cursor, model: ModelBuilder, scope: Scope): void {
  const checks = checking.boolean();
  if (checks === null) return;
  const state = checks.value ? 'on' : 'off';
  const fact = { kind: 'host-key-check', credential: false } as const;
  model.transports.push({ ...scope, ...fact, at: checks.at, state });
}

/** Adds the default for a missing mode: tools run on the host. */
export function addDefaultSandbox(mode: Cursor, model: ModelBuilder): void {
  if (mode.exists) return;
  const { at } = mode;
  model.isolations.push({ ...everywhere, at, kind: 'sandbox', state: 'off', escapes: false, origin: 'default' });
}

function readDocker(docker: Cursor, model: ModelBuilder, scope: Scope): void {
  const network = docker.get('network');
  const name = network.text()?.value ?? '';
  if (name === 'none') addIsolation('container-flag', 'on', false, network, model, scope);
  if (name === 'host' || name.startsWith('container:')) {
    addIsolation('container-flag', 'weakened', false, network, model, scope);
  }
  for (const bind of docker.get('binds').items()) {
    const text = bind.text();
    if (text !== null) addMount(text, model, scope);
  }
  for (const key of ['seccompProfile', 'apparmorProfile']) {
    const profile = docker.get(key);
    if (profile.is('unconfined')) addIsolation('container-flag', 'weakened', false, profile, model, scope);
  }
  for (const option of docker.get('securityOpt').texts()) addContainerFlag('security-option', option, model, scope);
  if (docker.get('readOnlyRoot').is(true)) {
    addIsolation('container-flag', 'on', false, docker.get('readOnlyRoot'), model, scope);
  }
  for (const { key, value } of docker.members()) {
    if (key.value.startsWith('dangerouslyAllow') && value.is(true)) {
      addIsolation('container-flag', 'weakened', true, value, model, scope);
    }
  }
  readCommandLine(docker.get('setupCommand'), 'build', model, scope);
  readEnvironment(docker.get('env'), 'tool', model, scope);
}

function addIsolation(
  kind: Isolation['kind'],
  state: Isolation['state'],
  escapes: boolean,
  cursor: Cursor,
  model: ModelBuilder,
  scope: Scope & Pick<Isolation, 'safeValue'>,
): void {
  model.isolations.push({ ...scope, at: cursor.at, kind, state, escapes, origin: 'set' });
}
