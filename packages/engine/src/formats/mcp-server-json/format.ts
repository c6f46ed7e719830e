import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Component, EnvironmentEntry } from '../../agent/facts.ts';
import { isFloatingTag } from '../../knowledge/floating-tags.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { readContainerOptions } from '../shared/container.ts';
import { addEnvironment } from '../shared/environment.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { imageOf } from '../shared/image.ts';
import { addPrompt } from '../shared/prompt.ts';

export const mcpServerJson = defineFormat({
  id: 'mcp-server-json',
  title: 'MCP registry entry (server.json)',
  specification:
    'https://github.com/modelcontextprotocol/registry/blob/main/docs/reference/server-json/generic-server-json.md',
  filenames: ['server.json'],
  dialect: 'json',
  role: 'description',
  signature: {
    always: ['packages/*/registryType | packages/*/registry_type | packages/*/registry_name | remotes/*/url:string'],
    often: [
      '$schema~modelcontextprotocol',
      'name:string',
      'packages/*/identifier:string | packages/*/transport:mapping',
      'remotes/*/type:string',
      'repository:mapping',
      'version:string | version_detail:mapping',
    ],
    never: ['nodes', 'importers', 'lockfileVersion'],
  },
  notLookedAt: ['The packages themselves.'],
  defaults: [],
  read: readEntry,
});

function readEntry(document: Cursor, model: ModelBuilder): void {
  addPrompt(document.get('description'), 'description', model, everywhere);
  for (const entry of document.get('packages').items()) readPackage(entry, model);
  for (const remote of document.get('remotes').items()) readRemote(remote, model);
  document.ignoreKeys([
    '$schema',
    'name',
    'title',
    'version',
    'version_detail',
    'repository',
    'websiteUrl',
    'icons',
    'status',
    '_meta',
  ]);
  ignoreComments(document);
}

const ecosystems = new Map<string, Component['ecosystem']>([
  ['npm', 'npm'],
  ['pypi', 'pypi'],
  ['oci', 'docker'],
  ['docker', 'docker'],
]);

/** Reads a package with its version. Most variables are declared without a value. */
function readPackage(entry: Cursor, model: ModelBuilder): void {
  const type = entry.any('registryType', 'registry_type', 'registry_name').text()?.value ?? '';
  const name = entry.any('identifier', 'name').text();
  const written = entry.get('version').text();
  const version = written?.value ?? null;
  addEnvironment(entry.any('environmentVariables', 'environment_variables').items().flatMap(readVariable), model);
  readRemote(entry.get('transport'), model);
  const options = entry.any('runtimeArguments', 'runtime_arguments').items().flatMap(readArgument);
  // The runtime of an image is a container engine.
  if (ecosystems.get(type) === 'docker' || entry.any('runtimeHint', 'runtime_hint').is('docker'))
    readContainerOptions(options, model, everywhere);
  entry.ignore();
  if (name === null) return;
  const ecosystem = ecosystems.get(type) ?? 'other';
  if (ecosystem === 'docker') {
    // Newer entries have the tag or digest in the name.
    const image = imageOf(name);
    model.components.push({ ...everywhere, at: name.at, ...image, version: version ?? image.version });
    return;
  }
  const component = { kind: 'package', ecosystem, name: locate(name.value, name.at), version } as const;
  const at = written !== null && isFloatingTag(written.value) ? written.at : name.at;
  model.components.push({ ...everywhere, at, ...component, autoUpdate: false });
}

function readVariable(variable: Cursor): readonly EnvironmentEntry[] {
  const name = variable.get('name').text();
  const value = variable.any('value', 'default').word();
  return name === null || value === null ? [] : [{ ...everywhere, name, value, process: 'server' }];
}

/** Reads a positional argument, or a named one such as `--volume` with its value. A template in braces is for the user to fill in. */
function readArgument(argument: Cursor): readonly Located<string>[] {
  const value = argument.any('value', 'default').word();
  const name = argument.get('type').is('named') ? argument.get('name').text() : null;
  return [name, value].filter((word) => word !== null && !word.value.startsWith('{')).flatMap((word) => word ?? []);
}

function readRemote(remote: Cursor, model: ModelBuilder): void {
  const url = remote.get('url').text();
  const credential = carriesCredential(readHeaders(remote.get('headers')));
  remote.ignore();
  if (url === null) return;
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'mcp', credential, vendor: null });
}
