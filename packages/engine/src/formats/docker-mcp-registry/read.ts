import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { EnvironmentEntry } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addContainerFlag, addMount } from '../shared/container.ts';
import { addEnvironment, readEnvironment } from '../shared/environment.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { imageOf } from '../shared/image.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addDescribedTool } from '../shared/tool.ts';

/** Reads one submitted entry, or a catalog of entries. */
export function readRegistry(document: Cursor, model: ModelBuilder): void {
  const entries = document.get('registry');
  if (!entries.isMapping) {
    readEntry(document, model);
    return;
  }
  for (const { value } of entries.members()) if (value.isMapping) readEntry(value, model);
  document.ignoreKeys(['version', 'name', 'displayName']);
  ignoreComments(document);
}

function readEntry(entry: Cursor, model: ModelBuilder): void {
  addPrompt(entry.get('about', 'description'), 'description', model, everywhere);
  addPrompt(entry.get('description'), 'description', model, everywhere);
  readImage(entry.get('image'), entry, model);
  readRemote(entry, model);
  // A catalog has at the entry what a submission has below `run` and `config`.
  for (const run of [entry, entry.get('run')]) readRun(run, model);
  for (const settings of [entry, entry.get('config')]) readVariables(settings.get('env'), model);
  for (const tool of entry.get('tools').items()) readTool(tool, entry, model);
  entry.ignore();
}

const commitHash = /^[0-9a-f]{40}$/;

/** Reads the image. The registry builds images below `mcp/` from the entry's commit, which pins them. */
function readImage(image: Cursor, entry: Cursor, model: ModelBuilder): void {
  const written = image.text();
  if (written === null || written.value === '' || written.value.includes('{{')) return;
  const component = imageOf(written);
  const commit = entry.get('source', 'commit').text()?.value ?? '';
  const built = component.version === null && /^(?:docker\.io\/)?mcp\//.test(written.value) && commitHash.test(commit);
  if (!built) model.components.push({ ...everywhere, ...component, at: written.at });
}

function readRemote(entry: Cursor, model: ModelBuilder): void {
  const remote = entry.get('remote');
  const url = remote.get('url').text();
  const headers = carriesCredential(readHeaders(remote.get('headers')));
  if (url === null) return;
  const credential = headers || entry.get('oauth').exists || entry.get('secrets').exists;
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'mcp', credential, vendor: null });
}

/** Reads the container's mounts, environment and network. */
function readRun(run: Cursor, model: ModelBuilder): void {
  for (const volume of run.get('volumes').texts()) addMount(volume, model, everywhere);
  readEnvironment(run.get('env').isMapping ? run.get('env') : run.get('environment'), 'container', model, everywhere);
  const networkDisabled = run.get('disableNetwork').boolean();
  if (networkDisabled?.value === true)
    addContainerFlag('network', locate('none', networkDisabled.at), model, everywhere);
  const hosts = run.get('allowHosts');
  if (hosts.isList && hosts.items().length > 0) {
    model.egresses.push({ ...everywhere, at: hosts.at, kind: 'domains', state: 'restricted', origin: 'set' });
  }
}

/** Reads variables with fixed values. Most others are templates for values that the user enters. */
function readVariables(variables: Cursor, model: ModelBuilder): void {
  const entries = variables.items().flatMap((variable): readonly EnvironmentEntry[] => {
    const name = variable.get('name').text();
    const value = variable.get('value').word();
    if (name === null || value === null || value.value.includes('{{')) return [];
    return [{ ...everywhere, name, value, process: 'container' }];
  });
  addEnvironment(entries, model);
}

/** Reads a tool. The tools of `poci` entries are separate containers. */
function readTool(item: Cursor, entry: Cursor, model: ModelBuilder): void {
  const name = item.get('name').text();
  if (name === null) return;
  if (item.has('description')) addDescribedTool(name, item, model, everywhere);
  const container = item.get('container');
  readImage(container.get('image'), entry, model);
  readRun(container, model);
}
