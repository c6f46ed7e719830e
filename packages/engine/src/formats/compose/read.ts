import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addBindMount, addContainerFlag, addMount } from '../shared/container.ts';
import { addContainerCommand } from '../shared/container-script.ts';
import { addEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readContainerImage } from '../shared/image.ts';
import { readNamedValues } from '../shared/named-values.ts';
import { addOwnLogins, hasLogins } from '../shared/own-login.ts';
import { addRemoteCode } from '../shared/remote-code-flag.ts';
import { withDefaults } from '../shared/variable-defaults.ts';
import { isInfrastructureImage } from './infrastructure.ts';

/** Reads the containers of a stack with agents, models or MCP servers. */
export function readCompose(document: Cursor, model: ModelBuilder): void {
  const built = builtImages(document);
  for (const { value } of document.get('services').members()) if (value.isMapping) readService(value, built, model);
  document.ignoreKeys(['version', 'name', 'models', 'networks', 'volumes', 'secrets', 'configs', 'include']);
  for (const { key, value } of document.members()) if (key.value.startsWith('x-')) value.ignore();
  ignoreComments(document);
}

/** The names of the images that the stack builds. Other services may use them without a `build` section of their own. */
export function builtImages(document: Cursor): ReadonlySet<string> {
  const services = document.get('services').members();
  return new Set(services.map(({ value }) => (value.get('build').exists ? imageName(value) : '')));
}

/** The image of a service, in the form that is the same for `desk-agent` and `desk-agent:latest`. */
function imageName(service: Cursor): string {
  return (service.get('image').text()?.value ?? '').trim().replace(/:latest$/, '');
}

/** Reads one container of a stack that builds some of its images. */
export function readService(service: Cursor, built: ReadonlySet<string>, model: ModelBuilder): void {
  // Infrastructure has access to the host and open ports on purpose, and agents do not use it.
  const isInfrastructure = isInfrastructureImage(service.get('image').text()?.value ?? '');
  if (!isInfrastructure) {
    readFlags(service, model);
    for (const volume of service.get('volumes').items()) readVolume(volume, model);
  }
  for (const port of service.get('ports').items()) {
    if (!readBind(port, model) && !isInfrastructure && publishes(port)) addPublishedPort(port, model);
  }
  readVariables(service, model);
  readProgram(service, model);
  // With `build`, `image` is the name for the built image.
  const build = service.get('build');
  if (build.exists) readBuildContext(build.isMapping ? build.get('context') : build, model);
  else if (!built.has(imageName(service))) readContainerImage(service.get('image'), model, everywhere);
  readSocketSwitch(service.get('use_api_socket'), model);
  service.ignore();
}

/** A Git address, with a branch, tag or commit and a folder after `#`. https://docs.docker.com/build/concepts/context/#git-repositories */
const gitContext =
  /^((?:https?:\/\/[^\s#?]{1,300}\.git|git:\/\/[^\s#]{1,300}|(?:git|ssh)@[^\s#]{1,300}|ssh:\/\/[^\s#]{1,300}|github\.com\/[^\s#]{1,200}))(?:#([^\s:]{0,200})(?::\S{0,300})?)?$/;

/** Reads the source of an image that is built from another repository. Without a reference, its newest commit is built. */
function readBuildContext(context: Cursor, model: ModelBuilder): void {
  const written = context.text();
  const [, address, reference = ''] = gitContext.exec(written?.value ?? '') ?? [];
  if (written === null || address === undefined || address.includes('$') || reference.includes('$')) return;
  const source = { kind: 'git', ecosystem: 'git', name: locate(address, written.at), autoUpdate: false } as const;
  model.components.push({ ...everywhere, ...source, at: written.at, version: reference === '' ? null : reference });
}

function readVariables(service: Cursor, model: ModelBuilder): void {
  const published = service.get('ports').items().some(isReachable) ? ({ published: true } as const) : {};
  const entries = readNamedValues(service.get('environment'), '=').map(
    (variable) => ({ ...everywhere, ...variable, ...published, process: 'container' }) as const,
  );
  addEnvironment(entries, model);
  const image = service.get('image').text()?.value ?? '';
  if (service.get('build').exists || hasLogins(image)) addOwnLogins(entries, image, model);
}

/** Members that correspond to an option of `docker run`, with the kind of the container flag. */
const flags = [
  ['privileged', 'privileged'],
  ['cap_add', 'capability'],
  ['cap_drop', 'drop-capability'],
  ['security_opt', 'security-option'],
  ['network_mode', 'network'],
  ['pid', 'pid'],
  ['ipc', 'ipc'],
  ['userns_mode', 'userns'],
  ['uts', 'uts'],
  ['cgroup', 'cgroupns'],
  ['read_only', 'read-only'],
] as const;

function readFlags(service: Cursor, model: ModelBuilder): void {
  for (const [key, kind] of flags) {
    const cursor = service.get(key);
    const single = cursor.scalar();
    if (single !== null && !String(single.value).includes('$')) {
      addContainerFlag(kind, locate(String(single.value), single.at), model, everywhere);
    }
    for (const word of cursor.isList ? cursor.texts() : []) addContainerFlag(kind, word, model, everywhere);
  }
}

/** A text with the defaults of its variables. https://docs.docker.com/reference/compose-file/interpolation/ */
function interpolated(cursor: Cursor): Located<string> | null {
  const written = cursor.text();
  return written === null ? null : locate(withDefaults(written.value), written.at);
}

/** Reads a bind mount, as `source:target:mode` or as a map. Named volumes are skipped. */
function readVolume(volume: Cursor, model: ModelBuilder): void {
  const short = interpolated(volume);
  if (short !== null) {
    if (!isRelative(short.value) && !environmentFileMount.test(short.value)) addMount(short, model, everywhere);
    return;
  }
  const source = interpolated(volume.get('source'));
  if (source === null || !volume.get('type').is('bind') || isRelative(source.value)) return;
  if (environmentFileMount.test(`${source.value}:${volume.get('target').text()?.value ?? ''}`)) return;
  const reads = volume.get('read_only').boolean()?.value === true;
  addBindMount(source, reads ? 'read' : 'write', model, everywhere);
}

/** A mount of the service's own variables, as with `env_file`: `/srv/desk/.env:/app/.env`. https://www.librechat.ai/docs/local/docker */
const environmentFileMount = /^[^:]{1,1024}\/\.env:\/[^:]{1,1024}\/\.env(?::[a-zA-Z,]{1,40})?$/;

/** Whether a path is relative. Compose files are often in a subfolder, so `..` need not be outside the project. */
function isRelative(path: string): boolean {
  return path.startsWith('.');
}

const everyAddress = /^(?:0\.0\.0\.0|\[::\]|::)(?=:\d|$)/;

/** Whether other machines reach a published port, which they do unless it is bound to a loopback address. */
function isReachable(port: Cursor): boolean {
  const address = port.isMapping ? port.get('host_ip').text() : port.word();
  return !/^(?:127\.|localhost\b|\[?::1\b)/.test(withDefaults(address?.value ?? '').trim());
}

/** Reads a port that is explicitly published on all interfaces. */
function readBind(port: Cursor, model: ModelBuilder): boolean {
  const address = interpolated(port.isMapping ? port.get('host_ip') : port);
  if (address === null || !everyAddress.test(address.value.trim())) return false;
  model.exposures.push({ ...everywhere, at: address.at, kind: 'bind', state: 'open', origin: 'set' });
  return true;
}

/** Whether the port has a number on the host and no address: `8080:80`, `{published: 8080, target: 80}`. */
function publishes(port: Cursor): boolean {
  if (port.isMapping) return port.has('published') && !port.has('host_ip');
  const written = withDefaults(port.word()?.value ?? '');
  return /^[\d-]{1,11}:[\d-]{1,11}(?:\/\w{3,4})?$/.test(written.replace(/\$\{\w{1,80}\}|\$\w{1,80}/g, '1'));
}

function addPublishedPort({ at }: Cursor, model: ModelBuilder): void {
  model.exposures.push({ ...everywhere, at, kind: 'published-port', state: 'open', origin: 'set' });
}

/**
 * Reads the switch that mounts the Docker API, for programs that start other containers.
 * https://docs.docker.com/reference/compose-file/services/#use_api_socket
 */
function readSocketSwitch(cursor: Cursor, model: ModelBuilder): void {
  const value = cursor.boolean();
  if (value?.value !== true) return;
  const fact = { ...everywhere, at: value.at, kind: 'docker-socket', state: 'weakened', origin: 'set' } as const;
  model.isolations.push({ ...fact, escapes: true });
}

/** The program that a proxy starts: `command: [--port, 7011, --, docker, run, …]`. Other words that begin with an option are unchanged. */
function afterOptions(words: readonly Located<string>[]): readonly Located<string>[] {
  if (words[0]?.value.startsWith('-') !== true) return words;
  const end = words.findIndex(({ value }) => value === '--');
  return end === -1 ? words : words.slice(end + 1);
}

/** Reads the program of a container. A `command` that starts with an option belongs to the image's own program. */
function readProgram(service: Cursor, model: ModelBuilder): void {
  const entrypoint = service.get('entrypoint');
  const command = service.get('command');
  const given = entrypoint.words();
  const words = afterOptions(given.length === 0 ? command.words() : [...given, ...command.words()]);
  const [first] = words;
  if (first === undefined) return;
  if (first.value.startsWith('-')) {
    addRemoteCode(words, model, everywhere);
    return;
  }
  const at = given.length === 0 ? command.at : entrypoint.at;
  addContainerCommand({ at, words, shell: words.length === 1 && !command.isList }, model, everywhere);
}
