import type { ModelBuilder } from '../../agent/builder.ts';
import type { Command, EnvironmentEntry, Isolation, Scope } from '../../agent/facts.ts';
import type { ContainerRun, ContainerSetting, Mount, OptionParts } from '../../command/runners/container.ts';
import { understand } from '../../command/understand.ts';
import { type Located, locate, type Place } from '../../text/span.ts';
import { addEnvironment } from './environment.ts';
import { locateWord } from './launch.ts';

/**
 * Capabilities by which a container leaves its walls. Rights over its own network are none of them, and files of its own every container may
 * override. https://man7.org/linux/man-pages/man7/capabilities.7.html
 */
const escapingCapabilities: ReadonlySet<string> = new Set([
  'all',
  'sys_admin',
  'sys_ptrace',
  'sys_module',
  'sys_rawio',
  'dac_read_search',
  'bpf',
]);
const sockets = /(?:^|\/)(?:docker|podman|containerd|crio)\.sock$/;

/** Mounts, flags and variables of a container that a command starts. */
export function readContainer(run: ContainerRun, command: Command, model: ModelBuilder, scope: Scope): void {
  for (const setting of run.settings) {
    if (setting.kind === 'publish' && everyAddress.test(setting.value)) addPort(setting, command, model, scope);
    const state = stateOf(setting);
    if (state === null) continue;
    const { at } = locateWord(setting.word, command);
    const fact = { ...scope, ...removable(setting.parts, command), at, kind: 'container-flag' } as const;
    model.isolations.push({ ...fact, state, escapes: escapes(setting), origin: 'set' });
  }
  for (const mount of run.mounts) readMount(mount, command, model, scope);
  const variables = run.environment.map(({ name, value, word }): EnvironmentEntry => {
    const { at } = locateWord(word, command);
    return { ...scope, name: locate(name, at), value: value === null ? null : locate(value, at), process: 'server' };
  });
  addEnvironment(variables, model);
}

/** A port that is written out for every address of the machine. Without an address Docker chooses the same, and few who write that know. */
const everyAddress = /^(?:0\.0\.0\.0|\[::\]):/;

function addPort({ word, parts }: ContainerSetting, command: Command, model: ModelBuilder, scope: Scope): void {
  const { at } = locateWord(word, command);
  const setting = locate(parts[0]?.text ?? word.text, at);
  model.exposures.push({ ...scope, at, setting, kind: 'bind', state: 'open', origin: 'set' });
}

/** The same flag as a compose file writes it: a member in place of an option. */
export function addContainerFlag(
  kind: ContainerSetting['kind'],
  value: Located<string>,
  model: ModelBuilder,
  scope: Scope,
): void {
  const flag = { kind, value: value.value };
  const state = stateOf(flag);
  if (state === null) return;
  const fact = { ...scope, at: value.at, kind: 'container-flag', state, origin: 'set' } as const;
  model.isolations.push({ ...fact, escapes: escapes(flag) });
}

function readMount(mount: Mount, command: Command, model: ModelBuilder, scope: Scope): void {
  if (mount.kind !== 'bind' || mount.source === '') return;
  const path = locate(mount.source, locateWord(mount.word, command).at);
  addBindMount(path, mount.mode, model, { ...scope, ...removable(mount.parts, command) });
}

/** What a command beside the launch of servers starts in containers. */
export function readStartedContainers(command: Command, model: ModelBuilder, scope: Scope): void {
  for (const { container } of command.invocations)
    if (container !== null) readContainer(container, command, model, scope);
}

/** Options of `docker run` that a file keeps in a list of their own: the host puts them into its command. */
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

/** A mount as configuration files write it: `source:target` with `:ro` or `:rw` behind. A drive's letter is no divider. */
export function addMount(written: Located<string>, model: ModelBuilder, scope: Scope): void {
  const parts = /^((?:[A-Za-z]:)?[^:]{1,1024}):([^:]{1,1024})(?::([a-zA-Z,]{1,40}))?$/.exec(written.value);
  const source = parts?.[1];
  if (source === undefined || !/^(?:[~/.\\$]|[A-Za-z]:)/.test(source)) return;
  const mode = (parts?.[3] ?? '').split(',').includes('ro') ? 'read' : 'write';
  addBindMount(locate(source, written.at), mode, model, scope);
}

/** The items of an argument list that an option takes up; nothing where it stands inside a line. */
function removable(parts: OptionParts, { words }: Command): { readonly parts?: readonly Place[] } {
  const items = parts.flatMap(({ source, text }) => {
    const word = words[source];
    return word !== undefined && word.value === text && word.at.isListItem ? [word.at] : [];
  });
  return items.length > 0 && items.length === parts.length ? { parts: items } : {};
}

/** A path of the host's inside a container. */
export function addBindMount(
  path: Located<string>,
  mode: Mount['mode'],
  model: ModelBuilder,
  scope: Scope & { readonly parts?: readonly Place[] },
): void {
  const { at } = path;
  if (sockets.test(path.value)) {
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

/** Null for flags that say nothing about the wall. */
function stateOf({ kind, value }: Flag): Isolation['state'] | null {
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
