import type { ModelBuilder } from '../../agent/builder.ts';
import type { Command, EnvironmentEntry, Isolation, Scope } from '../../agent/facts.ts';
import type { ContainerRun, ContainerSetting, Mount, OptionParts } from '../../command/runners/container.ts';
import { understand } from '../../command/understand.ts';
import { type Located, locate, type Place } from '../../text/span.ts';
import { wordSet } from '../../text/word-set.ts';
import { addEnvironment } from './environment.ts';
import { locateWord } from './launch.ts';

/**
 * Linux capabilities that let a process escape from its container. `net_admin` is not among them, since it concerns the container's own
 * network, nor is `dac_override`, which every container has for its own files. https://man7.org/linux/man-pages/man7/capabilities.7.html
 */
const escapingCapabilities = wordSet('all sys_admin sys_ptrace sys_module sys_rawio dac_read_search bpf');
const sockets = /(?:^|\/)(?:docker|podman|containerd|crio)\.sock$/;

/** Whether the path is the socket of a container engine, which gives control of the machine. */
export function isEngineSocket(path: string): boolean {
  return sockets.test(path);
}

/** Reads the mounts, flags and variables of a container that a command starts. */
export function readContainer(run: ContainerRun, command: Command, model: ModelBuilder, scope: Scope): void {
  for (const setting of run.settings) {
    if (setting.kind === 'publish' && everyAddress.test(setting.value))
      addPublishedPort(setting, command, model, scope);
    const state = isolationStateOf(setting);
    if (state === null) continue;
    const { at } = locateWord(setting.word, command);
    const fact = { ...scope, ...removableParts(setting.parts, command), at, kind: 'container-flag' } as const;
    model.isolations.push({ ...fact, state, escapes: escapes(setting), origin: 'set' });
  }
  for (const mount of run.mounts) readMount(mount, command, model, scope);
  const variables = run.environment.map(({ name, value, word }): EnvironmentEntry => {
    const { at } = locateWord(word, command);
    return { ...scope, name: locate(name, at), value: value === null ? null : locate(value, at), process: 'server' };
  });
  addEnvironment(variables, model);
}

/** Only an explicit address counts. Docker also publishes on every address if none is given, but few authors know that. */
const everyAddress = /^(?:0\.0\.0\.0|\[::\]):/;

function addPublishedPort(
  { word, parts }: ContainerSetting,
  command: Command,
  model: ModelBuilder,
  scope: Scope,
): void {
  const { at } = locateWord(word, command);
  const setting = locate(parts[0]?.text ?? word.text, at);
  model.exposures.push({ ...scope, at, setting, kind: 'bind', state: 'open', origin: 'set' });
}

/** Adds a container flag that a Compose file writes as a member instead of a command-line option. */
export function addContainerFlag(
  kind: ContainerSetting['kind'],
  value: Located<string>,
  model: ModelBuilder,
  scope: Scope,
): void {
  const flag = { kind, value: value.value };
  const state = isolationStateOf(flag);
  if (state === null) return;
  const fact = { ...scope, at: value.at, kind: 'container-flag', state, origin: 'set' } as const;
  model.isolations.push({ ...fact, escapes: escapes(flag) });
}

function readMount(mount: Mount, command: Command, model: ModelBuilder, scope: Scope): void {
  if (mount.kind !== 'bind' || mount.source === '') return;
  const path = locate(mount.source, locateWord(mount.word, command).at);
  addBindMount(path, mount.mode, model, { ...scope, ...removableParts(mount.parts, command) });
}

/** Reads the containers that a command starts, for commands other than server launches. */
export function readStartedContainers(command: Command, model: ModelBuilder, scope: Scope): void {
  for (const { container } of command.invocations)
    if (container !== null) readContainer(container, command, model, scope);
}

/** Reads a list of `docker run` options that the host adds to its own command. */
export function readContainerOptions(options: readonly Located<string>[], model: ModelBuilder, scope: Scope): void {
  const [first] = options;
  if (first === undefined) return;
  const { at } = first;
  const words = [locate('docker', at), locate('run', at), ...options, locate('image', at)];
  const invocations = understand(words, false, model.allowance);
  const purpose = 'server' as const;
  const command: Command = { ...scope, at, purpose, words, shell: false, workingDirectory: null, invocations };
  readStartedContainers(command, model, scope);
}

/** Reads a mount in the short form `source:target[:mode]`. The colon of a Windows drive letter is no separator. */
export function addMount(written: Located<string>, model: ModelBuilder, scope: Scope): void {
  const parts = /^((?:[A-Za-z]:)?[^:]{1,1024}):([^:]{1,1024})(?::([a-zA-Z,]{1,40}))?$/.exec(written.value);
  const source = parts?.[1];
  if (source === undefined || !/^(?:[~/.\\$]|[A-Za-z]:)/.test(source)) return;
  const mode = (parts?.[3] ?? '').split(',').includes('ro') ? 'read' : 'write';
  addBindMount(locate(source, written.at), mode, model, scope);
}

/** The items of an argument list that make up an option; empty if the option is part of a longer line. */
function removableParts(parts: OptionParts, { words }: Command): { readonly parts?: readonly Place[] } {
  const items = parts.flatMap(({ source, text }) => {
    const word = words[source];
    return word !== undefined && word.value === text && word.at.isListItem ? [word.at] : [];
  });
  return items.length > 0 && items.length === parts.length ? { parts: items } : {};
}

/** Adds a bind mount of a host path. */
export function addBindMount(
  path: Located<string>,
  mode: Mount['mode'],
  model: ModelBuilder,
  scope: Scope & { readonly parts?: readonly Place[] },
): void {
  const { at } = path;
  if (isEngineSocket(path.value)) {
    model.isolations.push({ ...scope, at, kind: 'docker-socket', state: 'off', escapes: true, origin: 'set' });
    return;
  }
  model.fileGrants.push({ ...scope, at, path, access: mode, source: 'mount' });
  if (!isHostRoot(path.value)) return;
  model.isolations.push({ ...scope, at, kind: 'host-mount', state: 'off', escapes: mode === 'write', origin: 'set' });
}

function isHostRoot(path: string): boolean {
  return /^(?:\/|\/(?:proc|sys|dev|etc|boot|var|root|host)\/?|[A-Za-z]:[\\/]?)$/.test(path);
}

type Flag = Pick<ContainerSetting, 'kind' | 'value'>;

/** The effect of a flag on the container's isolation; null for flags that have none. */
function isolationStateOf({ kind, value }: Flag): Isolation['state'] | null {
  const word = value.toLowerCase();
  switch (kind) {
    case 'privileged':
      return word === 'false' ? 'on' : 'off';
    case 'capability':
      return escapingCapabilities.has(word.replace(/^cap_/, '')) ? 'off' : null;
    case 'network':
      if (word === 'none') return 'on';
      return word === 'host' || word.startsWith('container:') ? 'weakened' : null;
    case 'pid':
    case 'ipc':
    case 'userns':
    case 'uts':
    case 'cgroupns':
      return word === 'host' || word.startsWith('container:') ? 'weakened' : null;
    case 'security-option':
      if (/(?:=|:)(?:unconfined|disable)$/.test(word)) return 'weakened';
      return /^no-new-privileges(?:[:=]true)?$/.test(word) ? 'on' : null;
    case 'device':
      return 'weakened';
    case 'read-only':
      return word === 'false' ? null : 'on';
    case 'drop-capability':
      return 'on';
    default:
      return null;
  }
}

function escapes({ kind, value }: Flag): boolean {
  const word = value.toLowerCase().replace(/^cap_/, '');
  if (kind === 'privileged') return word !== 'false';
  if (kind === 'capability') return escapingCapabilities.has(word);
  return kind === 'pid' && word === 'host';
}
