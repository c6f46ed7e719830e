import { commandLimits } from '../syntax/allowance.ts';
import type { Option } from '../syntax/options.ts';
import type { ScriptWord } from '../syntax/script.ts';
import type { ContainerRun, ContainerSetting, ContainerVariable, Mount } from './container.ts';

export const containerPrograms: ReadonlySet<string> = new Set(['docker', 'podman', 'nerdctl', 'finch']);

/**
 * Options of `run` and `create` without a value; all others have one.
 * https://docs.docker.com/reference/cli/docker/container/run/
 */
const flags: ReadonlySet<string> = new Set(
  (
    '--detach --disable-content-trust --help --init --interactive --no-healthcheck --oom-kill-disable --privileged --publish-all ' +
    '--quiet --read-only --rm --sig-proxy --tty --replace --rmi --use-api-socket --env-host --http-proxy --no-hosts --no-hostname ' +
    '--rootfs --tls-verify --passwd'
  ).split(' '),
);
const shortFlags = 'ditPq';

const globalValued: ReadonlySet<string> = new Set(
  '--context -c --host -H --config --log-level -l --tlscacert --tlscert --tlskey --namespace -n --address -a --connection --url'.split(
    ' ',
  ),
);

/** A parsed `run` or `create` command. */
export interface ContainerCommand {
  readonly run: ContainerRun;
  /** Index of the first word of the command that runs inside; the number of words if the image determines it. */
  readonly inside: number;
  /** Whether it has more options than the limit allows. */
  readonly isCut: boolean;
}

/**
 * Parses `docker [options] [container] run|create …`; null for any other command. `words[from]` is the first word after
 * the program.
 */
export function readContainerCommand(words: readonly ScriptWord[], from: number): ContainerCommand | null {
  let at = skipGlobal(words, from);
  if (words[at]?.text === 'container') at++;
  const verb = words[at]?.text;
  if (verb !== 'run' && verb !== 'create') return null;
  const { options: all, rest } = readRunOptions(words, at + 1);
  const isCut = all.length > commandLimits.containerOptionsMax;
  const options = isCut ? all.slice(0, commandLimits.containerOptionsMax) : all;
  const image = words[rest] ?? null;
  const settings: ContainerSetting[] = [];
  const mounts: Mount[] = [];
  const environment: ContainerVariable[] = [];
  for (const option of options) {
    const kind = settingKinds.get(option.name);
    if (kind !== undefined)
      settings.push({ kind, value: option.value ?? 'true', word: option.word, parts: option.parts });
    else if (option.name === '-v' || option.name === '--volume')
      mounts.push({ ...readVolume(option.value ?? '', option.word), parts: option.parts });
    else if (option.name === '--mount')
      mounts.push({ ...readMount(option.value ?? '', option.word), parts: option.parts });
    else if (option.name === '--tmpfs')
      mounts.push({ ...temporary(option.value ?? '', option.word), parts: option.parts });
    else if (option.name === '-e' || option.name === '--env') environment.push(readVariable(option));
  }
  const inside = image === null ? words.length : rest + 1;
  return { run: { image, settings, mounts, environment }, inside, isCut };
}

/** Index of the subcommand, after a container program's global options. */
export function skipGlobal(words: readonly ScriptWord[], from: number): number {
  let at = from;
  while (words[at]?.text.startsWith('-')) at += globalValued.has(words[at]?.text ?? '') ? 2 : 1;
  return at;
}

const settingKinds: ReadonlyMap<string, ContainerSetting['kind']> = new Map([
  ['--privileged', 'privileged'],
  ['--cap-add', 'capability'],
  ['--cap-drop', 'drop-capability'],
  ['--network', 'network'],
  ['--net', 'network'],
  ['--pid', 'pid'],
  ['--ipc', 'ipc'],
  ['--userns', 'userns'],
  ['--uts', 'uts'],
  ['--cgroupns', 'cgroupns'],
  ['--security-opt', 'security-option'],
  ['--device', 'device'],
  ['--user', 'user'],
  ['-u', 'user'],
  ['--publish', 'publish'],
  ['-p', 'publish'],
  ['--add-host', 'add-host'],
  ['--read-only', 'read-only'],
]);

interface RunOption extends Option<ScriptWord> {
  readonly parts: readonly ScriptWord[];
}

function readRunOptions(words: readonly ScriptWord[], from: number): { options: RunOption[]; rest: number } {
  const options: RunOption[] = [];
  let at = from;
  for (let word = words[at]; word?.text.startsWith('-'); word = words[at]) {
    at++;
    if (word.text === '--') break;
    const next = words[at];
    if (word.text.startsWith('--')) {
      const equals = word.text.indexOf('=');
      const parts = [word];
      if (equals !== -1)
        options.push({ name: word.text.slice(0, equals), value: word.text.slice(equals + 1), word, parts });
      else if (flags.has(word.text) || next === undefined) options.push({ name: word.text, value: null, word, parts });
      else {
        options.push({ name: word.text, value: next.text, word: next, parts: [word, next] });
        at++;
      }
    } else if (readShortOptions(word, next, options)) at++;
  }
  return { options, rest: at };
}

/** Parses `-it`, `-eNAME=value`, `-ite NAME=value`. Returns true if the next word is the value. */
function readShortOptions(word: ScriptWord, next: ScriptWord | undefined, options: RunOption[]): boolean {
  for (let i = 1; i < word.text.length; i++) {
    const letter = word.text[i] ?? '';
    if (shortFlags.includes(letter)) continue;
    const name = `-${letter}`;
    const attached = word.text.slice(i + 1).replace(/^=/, '');
    const alone = i === 1;
    if (attached !== '') options.push({ name, value: attached, word, parts: alone ? [word] : [] });
    else if (next !== undefined) options.push({ name, value: next.text, word: next, parts: alone ? [word, next] : [] });
    return attached === '' && next !== undefined;
  }
  return false;
}

function readVariable({ value, word }: Option): ContainerVariable {
  const text = value ?? '';
  const equals = text.indexOf('=');
  return equals === -1
    ? { name: text, value: null, word }
    : { name: text.slice(0, equals), value: text.slice(equals + 1), word };
}

/** Parses `source:target[:options]`. */
function readVolume(text: string, word: ScriptWord): Omit<Mount, 'parts'> {
  const [source = '', target, options = ''] = splitOutsideBraces(text);
  if (target === undefined) return { source: '', target: text, mode: 'write', kind: 'volume', word };
  const mode = options.split(',').includes('ro') ? 'read' : 'write';
  return { source, target, mode, kind: isPath(source) ? 'bind' : 'volume', word };
}

/** Splits at colons, except those of `${env:HOME}` and of Windows drives. */
function splitOutsideBraces(text: string): readonly string[] {
  const parts: string[] = [];
  let open = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') open++;
    else if (text[i] === '}') open--;
    else if (text[i] === ':' && open <= 0 && !isDrive(text.slice(start, i), text[i + 1])) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function isDrive(before: string, next: string | undefined): boolean {
  return before.length === 1 && /[A-Za-z]/.test(before) && (next === '\\' || next === '/');
}

function isPath(source: string): boolean {
  return /^(?:[./~\\$%]|[A-Za-z]:|\{\{)|[\\/]/.test(source);
}

/** Parses `type=bind,source=/a,target=/b,readonly`. */
function readMount(text: string, word: ScriptWord): Omit<Mount, 'parts'> {
  const fields = new Map<string, string>();
  for (const field of text.split(',')) {
    const equals = field.indexOf('=');
    fields.set(equals === -1 ? field : field.slice(0, equals), equals === -1 ? 'true' : field.slice(equals + 1));
  }
  const field = (...names: readonly string[]) =>
    names.map((name) => fields.get(name)).find((value) => value !== undefined);
  const readOnly = field('readonly', 'ro');
  const kind = field('type');
  return {
    source: field('source', 'src') ?? '',
    target: field('target', 'destination', 'dst') ?? '',
    mode: readOnly !== undefined && readOnly !== 'false' && readOnly !== '0' ? 'read' : 'write',
    kind: kind === 'bind' || kind === 'tmpfs' ? kind : 'volume',
    word,
  };
}

function temporary(target: string, word: ScriptWord): Omit<Mount, 'parts'> {
  return { source: '', target: target.split(':', 1)[0] ?? '', mode: 'write', kind: 'tmpfs', word };
}
