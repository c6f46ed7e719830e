import type { ContainerSetting } from '../../../command/runners/container.ts';
import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { addContainerFlag, readContainerOptions } from '../../shared/container.ts';
import { imageOf } from '../../shared/image.ts';
import { type Context, isNestedIn, type Setting, wordsAround } from '../context.ts';
import { hasNamed, membersNamed } from '../folded-keys.ts';
import { oncePerOwner } from '../once-per-owner.ts';

const containerWords = wordSet('docker container base sandbox runtime runner executor');
const optionNames = wordSet(
  'flag option arg argument run_arg run_option run_flag extra_arg extra_option extra_flag docker_arg docker_option docker_flag docker_run_arg docker_run_option docker_extra_arg container_extra_arg container_arg container_option podman_arg additional_arg',
);
const engines = wordSet('docker podman container devcontainer');
const optionsMax = 200;
const containerSections = wordSet('docker container sandbox runtime image isolation deployment');

/** `capabilities: {add: [SYS_ADMIN]}` */
const capabilitySections = wordSet('capability cap');

/** Reads container settings: the image and the privileges, given as members instead of command-line flags. */
export function readContainerSetting(setting: Setting, context: Context): boolean {
  const { value, name, words } = setting;
  if (words.at(-1) === 'image') return readImage(value, words, context, isContainer(setting.owner));
  if (optionNames.has(name)) return readOptions(value, name, context);
  if (name === 'container' || name === 'container_base')
    return isTagged(value) && readImage(value, words, context, true);
  if (userNames.has(name)) return readUser(value, context);
  const kind = flagKinds.get(nameOfFlag(setting, context));
  return kind !== undefined && readFlags(value, kind, context);
}

const userNames = wordSet('user run_as run_as_user as_user');
/** Settings with the same values as options of a container engine. */
const flagKinds: ReadonlyMap<string, ContainerSetting['kind']> = new Map([
  ['cap_add', 'capability'],
  ['capability_add', 'capability'],
  ['cap_drop', 'drop-capability'],
  ['security_opt', 'security-option'],
  ['security_option', 'security-option'],
  ['pid', 'pid'],
  ['ipc', 'ipc'],
  ['userns', 'userns'],
  ['userns_mode', 'userns'],
]);

/** `capabilities: {add: [SYS_ADMIN]}` and `caps: [SYS_ADMIN]` are the same as `cap_add: [SYS_ADMIN]`. */
function nameOfFlag(setting: Setting, context: Context): string {
  const { name } = setting;
  if ((name === 'add' || name === 'drop') && isNestedIn(context, capabilitySections, 1)) return `cap_${name}`;
  return name === 'cap' && isContainerSection(setting, context) ? 'cap_add' : name;
}

/** Caps are limits and hats as well: `runtime: {caps: [SYS_ADMIN]}`, or beside an image. */
function isContainerSection({ owner }: Setting, context: Context): boolean {
  return isNestedIn(context, containerWords, 1) || owner.get('image').isText;
}

/** `--privileged -v /:/host` in a list or on one line. Under other keys an option's name does not imply a container. */
function readOptions(value: Cursor, name: string, context: Context): boolean {
  const certain = /docker|podman|container/.test(name) || isNestedIn(context, engines, 2);
  const isPossible = runOptions.has(name) || isNestedIn(context, containerSections, 2);
  if (!certain && !(isPossible && value.items().some(hasEngineOption))) return false;
  const texts = value.texts();
  const options = texts.flatMap((text) =>
    text.value
      .trim()
      .split(/\s+/)
      .map((word) => locate(word, text.at)),
  );
  if (!options.some((option) => option.value.startsWith('-')) || options.length > optionsMax) return false;
  readContainerOptions(options, context.model, context.scope);
  return true;
}

/** Options of a `run` command. */
const runOptions = wordSet('run_arg run_option run_flag');

/** Options that only container engines have. */
const engineOption = /^--(?:privileged|cap-(?:add|drop)|security-opt)(?:=|$)|docker\.sock:/;

function hasEngineOption({ written }: Cursor): boolean {
  return engineOption.test(written.slice(0, 200));
}

function readFlags(value: Cursor, kind: ContainerSetting['kind'], { model, scope }: Context): boolean {
  const words = value.texts();
  for (const word of words) addContainerFlag(kind, word, model, scope);
  return words.length > 0;
}

const kernelProfiles = wordSet('seccomp seccomp_profile apparmor apparmor_profile');

/** `seccomp: unconfined` weakens a container; other values say that there is a sandbox, or none. */
export function readKernelProfile({ name, value }: Setting, context: Context): boolean {
  if (!kernelProfiles.has(name)) return false;
  if (value.written.trim().toLowerCase() !== 'unconfined') return false;
  value.text();
  return addWeakness(value, context);
}

const runners = wordSet('execution exec executor shell terminal command');

/** Root inside a container makes an escape to the host's root easier. */
function readUser(value: Cursor, context: Context): boolean {
  if (!isNestedIn(context, containerSections, 2) && !isNestedIn(context, runners, 2)) return false;
  const user = value.text();
  return user !== null && (!/^(?:root|0)(?::|$)/i.test(user.value) || addWeakness(value, context));
}

function addWeakness({ at }: Cursor, { model, scope }: Context): boolean {
  const fact = { kind: 'container-flag', state: 'weakened', escapes: false, origin: 'set' } as const;
  model.isolations.push({ ...scope, at, ...fact });
  return true;
}

/** Settings that only containers have. */
const containerSettings = wordSet('security_opt cap_add cap_drop docker_arg docker_option docker_run_arg');

const isContainer = oncePerOwner(
  (owner) =>
    hasNamed(owner, containerSettings) ||
    membersNamed(owner, runOptions).some(({ value }) => value.items().some(hasEngineOption)),
);

const pictureFile = /\.(?:png|jpe?g|gif|svg|webp|ico|bmp|img|iso|qcow2)$/i;

/** Registries that hold only container images. */
const registryImage =
  /^(?:ghcr\.io|docker\.io|quay\.io|gcr\.io|mcr\.microsoft\.com|nvcr\.io|public\.ecr\.aws|registry\.[\w.-]{1,60}|[\w.-]{1,60}\.(?:gcr\.io|pkg\.dev|azurecr\.io|dkr\.ecr\.[\w-]{1,30}\.amazonaws\.com))\//;

/** A tag that only container images have. */
const latestImage = /^[\w./-]{1,200}:latest$/;

/** `container: python:latest` is an image; `container: agents` is ambiguous. */
function isTagged({ written }: Cursor): boolean {
  return /^[a-z][\w./-]{1,200}:[a-z\d][\w.-]{0,60}$/i.test(written) || registryImage.test(written);
}

/** Reads an image reference, unless it is a picture. */
function readImage(value: Cursor, words: readonly string[], context: Context, isNamed = false): boolean {
  const { model, scope } = context;
  const { written } = value;
  const certain =
    isNamed ||
    registryImage.test(written) ||
    latestImage.test(written) ||
    (words.length === 2 && containerWords.has(words[0] ?? '')) ||
    isNestedIn(context, containerSections, 2);
  // `max_reference_images: 10` counts pictures.
  if (pictureFile.test(written) || /^\d+$/.test(written)) return false;
  if (!certain || !/^[a-z0-9][\w./:@-]{1,250}$/.test(written)) return false;
  const text = value.text();
  if (text === null) return false;
  model.components.push({ ...scope, ...imageOf(text), at: text.at });
  // `sandbox: {image: python:3.12}`: a sandbox that has an image is one, unless it is switched off beside it.
  if ([...wordsAround(context, 1), ...words].includes('sandbox')) {
    const fact = { kind: 'sandbox', state: 'on', escapes: false, origin: 'set' } as const;
    model.isolations.push({ ...scope, at: text.at, ...fact });
  }
  return true;
}
