import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { addContainerFlag, readContainerOptions } from '../shared/container.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { imageOf, readContainerImage } from '../shared/image.ts';
import { readServers } from '../shared/server.ts';
import { readVscodeSettings } from '../vscode-settings/read.ts';
import { lifecycleKeys } from './lifecycle.ts';

/** Reads the isolation of the container, its environment and commands, and the editor's settings for agents. */
export function readDevcontainer(document: Cursor, model: ModelBuilder): void {
  readContainerImage(document.get('image'), model, everywhere);
  readIsolation(document, model);
  for (const key of ['containerEnv', 'remoteEnv']) readEnvironment(document.get(key), 'container', model, everywhere);
  for (const key of lifecycleKeys) readLifecycle(document.get(key), model);
  const vscode = document.get('customizations', 'vscode');
  readServers(vscode.get('mcp', 'servers'), model);
  for (const settings of [vscode.get('settings'), document.get('settings')]) {
    if (settings.isMapping) readVscodeSettings(settings, model);
  }
  document.ignore();
  ignoreComments(document);
}

/** Reads one command, or a map of commands that run in parallel. */
function readLifecycle(command: Cursor, model: ModelBuilder): void {
  const lines = command.isMapping ? command.members().map(({ value }) => value) : [command];
  for (const line of lines) readCommandLine(line, 'build', model, everywhere);
}

function readIsolation(document: Cursor, model: ModelBuilder): void {
  const privileged = document.get('privileged').boolean();
  if (privileged !== null)
    addContainerFlag('privileged', locate(String(privileged.value), privileged.at), model, everywhere);
  for (const word of document.get('capAdd').texts())
    if (!isTracing(word.value)) addContainerFlag('capability', word, model, everywhere);
  for (const word of document.get('securityOpt').texts()) addContainerFlag('security-option', word, model, everywhere);
  readContainerOptions(withoutTracing(document.get('runArgs').texts()).map(resolveHostVariables), model, everywhere);
  readMounts(document, model);
  for (const { key } of document.get('features').members()) readFeature(key, model);
}

/** Debuggers need this capability. Without the host's process namespace, it only affects processes of the container. */
function isTracing(capability: string): boolean {
  return /^(?:CAP_)?SYS_PTRACE$/i.test(capability);
}

function withoutTracing(options: readonly Located<string>[]): readonly Located<string>[] {
  const flag = '--cap-add';
  return options.filter(({ value }, index) => {
    if (value.startsWith(`${flag}=`)) return !isTracing(value.slice(flag.length + 1));
    if (value === flag) return !isTracing(options[index + 1]?.value ?? '');
    return options[index - 1]?.value !== flag || !isTracing(value);
  });
}

/** Reads mounts, written as a `docker run` option or as a map. */
function readMounts(document: Cursor, model: ModelBuilder): void {
  for (const mount of [...document.get('mounts').items(), document.get('workspaceMount')]) {
    const written = mount.isMapping ? toMountOption(mount) : mount.text();
    if (written !== null)
      readContainerOptions([locate('--mount', written.at), resolveHostVariables(written)], model, everywhere);
  }
}

function toMountOption(mount: Cursor): Located<string> | null {
  const source = mount.get('source').text();
  const type = mount.get('type').text();
  if (source === null || source.value.includes(',')) return null;
  return locate(`type=${type?.value ?? 'volume'},source=${source.value},target=/mount`, source.at);
}

/**
 * Resolves variables for the home directory and the project. Both variables for the home may be combined, since each system has one of
 * them.
 */
function resolveHostVariables({ value, at }: Located<string>): Located<string> {
  const home = value.replace(/(?:\$\{(?:localEnv|env):(?:HOME|USERPROFILE)\}){1,2}/g, '~');
  return locate(home.replaceAll('${localWorkspaceFolder}', '.'), at);
}

/** A feature in a registry, unlike one in a folder or an archive. */
const publishedFeature = /^[\w.-]{1,100}\.[\w.-]{1,40}\/[\w./-]{1,200}(?::latest)?$/;

/**
 * Reads a feature, which installs itself as root. One without a version, or with the tag `latest`, is replaced by its newest version; a
 * major version such as `:1` is the convention. https://containers.dev/implementors/features-distribution/#versioning
 *
 * One feature mounts the host's Docker socket. https://github.com/devcontainers/features/tree/main/src/docker-outside-of-docker
 */
function readFeature({ value, at }: Located<string>, model: ModelBuilder): void {
  if (publishedFeature.test(value)) model.components.push({ ...everywhere, ...imageOf(locate(value, at)), at });
  if (!/\/docker-(?:outside-of|from)-docker(?:[:@]|$)/.test(value)) return;
  model.isolations.push({ ...everywhere, at, kind: 'docker-socket', state: 'off', escapes: true, origin: 'set' });
}
