import { reachOfPath } from '../../../knowledge/path-reach.ts';
import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { addBindMount, isEngineSocket } from '../../shared/container.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { oncePerOwner } from '../once-per-owner.ts';

const folderNames = wordSet('workspace workdir cwd save_to file_root filesystem_root fs_root sandbox_root');
/** `workspace_root`, `extra_folder`: words for what a folder is to the agent, before a word for a folder. */
const folderPurposes = wordSet(
  'workspace root base project working work save download output export target additional extra accessible reachable visible shared',
);
const folderWords = wordSet('root dir directory path folder');
const shortNames = wordSet('root path directory base dir folder');
const sectionNames = wordSet('filesystem file fs workspace sandbox storage');
const writableNames = wordSet('writable writeable write_access allow_write can_write');
const mountNames = wordSet(
  'volume mount bind bind_mount volume_mount host_mount host_volume mount_point docker_volume docker_mount container_volume container_mount',
);
/** `../data/desk`: relative to a file in a folder `config`, this is inside the project. Whether this file is in such a folder is unknown. */
const besideFolder = /^\.\.[\\/](?!\.)[\w-]{1,80}(?:[\\/](?!\.)[\w-]{1,80}){0,9}[\\/]?$/;

/** Reads working folders, and host paths mounted into the container. */
export function readPaths(setting: Setting, context: Context): boolean {
  const { value, name, words } = setting;
  if (writableNames.has(name) && readWritable(setting, context)) return true;
  if (mountNames.has(name) && value.isList) {
    for (const item of value.items()) readMount(item, context);
    return true;
  }
  if (mountNames.has(name) && /^[~/]/.test(value.written)) {
    readMount(value, context);
    return true;
  }
  if (words.at(-1) === 'socket' && readSocket(value, context)) return true;
  if (profileNames.has(name) && value.isText) return readProfile(value, context);
  const isFolder = folderNames.has(name) || isNamedFolder(words);
  if (!isFolder && !isFolderOfSection(setting, context)) return false;
  if (value.isList && (isFolder || disks.has(name))) return readFolders(value, context);
  if (!value.isText) return false;
  const path = value.text();
  if (path === null || isNoGrant(path.value)) return path !== null;
  const { model, scope } = context;
  model.fileGrants.push({ ...scope, at: path.at, path, access: 'write', source: 'directory' });
  return true;
}

function isNamedFolder(words: readonly string[]): boolean {
  return words.length === 2 && folderWords.has(words[1] ?? '') && folderPurposes.has(words[0] ?? '');
}

/** A browser's profile holds the logins of the person who uses it. */
const profileNames = wordSet(
  'user_data_dir userdata_dir user_data_path user_data_directory profile_dir profile_path profile_directory browser_profile chrome_profile',
);

function readProfile(value: Cursor, { model, scope }: Context): boolean {
  const path = value.text();
  if (path === null || !/^[~/$%]|^[A-Za-z]:/.test(path.value)) return path !== null;
  model.fileGrants.push({ ...scope, at: path.at, path, access: 'read', source: 'directory' });
  return true;
}

function isNoGrant(path: string): boolean {
  return /^https?:/.test(path) || (besideFolder.test(path) && reachOfPath(path) === 'parent');
}

/** `socket: /var/run/docker.sock`: access to the engine is control of the machine. */
function readSocket(value: Cursor, { model, scope }: Context): boolean {
  if (!isEngineSocket(value.written.trim())) return false;
  value.text();
  model.isolations.push({ ...scope, at: value.at, kind: 'docker-socket', state: 'off', escapes: true, origin: 'set' });
  return true;
}

/** `workspace_roots: [./a, ./b]`. */
function readFolders(value: Cursor, { model, scope }: Context): boolean {
  const paths = value.texts();
  for (const path of paths) {
    if (isNoGrant(path.value)) continue;
    model.fileGrants.push({ ...scope, at: path.at, path, access: 'write', source: 'directory' });
  }
  return paths.length > 0;
}

/** `filesystem: {writable: true}`, without a restriction to a folder. */
function readWritable({ value, owner }: Setting, context: Context): boolean {
  const answer = value.boolean();
  if (answer === null || !isNestedIn(context, disks, 1)) return false;
  if (answer.value && !holdsTexts(owner)) {
    const { model, scope } = context;
    const every = { path: locate('**', value.at), bySetting: true } as const;
    model.fileGrants.push({ ...scope, at: value.at, ...every, access: 'write', source: 'tool' });
  }
  return true;
}

const holdsTexts = oncePerOwner((owner) => owner.members().some(({ value }) => value.isList || value.isText));

/** `root` has many meanings; in a section about files it is a folder. */
const disks = wordSet('disk drive filesystem fs file');
const accessSections = wordSet('reach access scope permission');
const pathLike = /^(?:[~/.$%]|[A-Za-z]:[\\/])/;
/** `files_to_modify`: the files that a task is about. */
const taskWords = wordSet('modify change create touch affect edit review');

function isFolderOfSection({ name, value }: Setting, context: Context): boolean {
  // `reach: {disk: /}`, `permissions: {files: /}`; `permissions: {files: read}` is a decision.
  if (disks.has(name)) return accessSections.has(context.sections.at(-1)?.joined ?? '') && isPath(value);
  if (!shortNames.has(name)) return false;
  return isNestedIn(context, sectionNames, 1) && !isNestedIn(context, taskWords, 1);
}

function isPath(value: Cursor): boolean {
  return value.itemsOrSelf().every(({ written }) => pathLike.test(written));
}

/** Reads `source:target:ro`, or a mapping with the three members. */
function readMount(item: Cursor, { model, scope }: Context): void {
  if (item.isMapping) {
    const source = item.any('source', 'host', 'src', 'host_path', 'hostPath', 'from').text();
    const reads = item.any('read_only', 'readonly', 'readOnly', 'ro').boolean()?.value === true;
    const mode = item.any('mode', 'access').word()?.value ?? '';
    item.ignore();
    if (source !== null) addBindMount(source, reads || /^(?:ro|read)/i.test(mode) ? 'read' : 'write', model, scope);
    return;
  }
  const text = item.text();
  if (text === null) return;
  const match = /^((?:[A-Za-z]:)?[^:]{1,500}):([^:]{1,500})(?::([a-z,]{1,20}))?$/i.exec(text.value.trim());
  const [, source = text.value.includes(':') ? undefined : text.value.trim(), , options = ''] = match ?? [];
  if (source !== undefined && /^[/~.$\\]|^[A-Za-z]:/.test(source)) {
    addBindMount(locate(source, text.at), options.split(',').includes('ro') ? 'read' : 'write', model, scope);
  }
}
