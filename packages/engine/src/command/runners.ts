import type { PackageReference, Word } from './invocation.ts';
import { readOptions } from './options.ts';
import {
  type PackageName,
  readDenoName,
  readFlakeName,
  readGoName,
  readImageName,
  readNpmName,
  readPypiName,
} from './package-names.ts';

/** A program, with its subcommand, that fetches what it is told to run. */
interface Runner {
  /** The words before its options, the program first: `pnpm dlx`. */
  readonly command: string;
  readonly read: (text: string) => PackageName;
  /** Options whose value names the package; the first operand is then a command inside it. */
  readonly packages: readonly string[];
  /** Options whose value names one more package. */
  readonly extras: readonly string[];
  /** Options that take the next word as their value, beside those above. */
  readonly valued: readonly string[];
  /** Options by which nothing is fetched. */
  readonly offline: readonly string[];
  /** What the operands are: one package with its arguments, packages all of them, or none of them. */
  readonly operands: 'first' | 'all' | 'none';
  readonly runs: boolean;
}

const npmOptions =
  '--registry --prefix -w --workspace --cache --userconfig --loglevel --script-shell --shell -n --node-arg --node-options --otp --tag'.split(
    ' ',
  );
const uvOptions = (
  '--python -p --index-url -i --extra-index-url --index --default-index --find-links -f --refresh-package --directory --project ' +
  '--cache-dir --config-file --env-file --link-mode --resolution --prerelease --exclude-newer --constraints -c --constraint --overrides ' +
  '--with-editable --with-requirements --keyring-provider --upgrade-package --color --group --extra --only-group --package --no-group'
).split(' ');
const pipOptions =
  '-r --requirement -e --editable -c --constraint -i --index-url --extra-index-url -f --find-links -t --target --prefix --root --python -p --platform --proxy --timeout --retries --src --cache-dir --trusted-host'.split(
    ' ',
  );

const runner = (command: string, read: Runner['read'], details: Partial<Runner> = {}): Runner => ({
  command,
  read,
  packages: [],
  extras: [],
  valued: [],
  offline: [],
  operands: 'first',
  runs: true,
  ...details,
});
const npmRunner = {
  packages: ['-p', '--package'],
  valued: [...npmOptions, '-c', '--call'],
  offline: ['--no-install', '--no', '--offline'],
};
const uvRunner = { packages: ['--from'], extras: ['--with', '-w'], valued: uvOptions, offline: ['--offline'] };
const installer = { operands: 'all', runs: false } as const;

const runners: readonly Runner[] = [
  runner('npx', readNpmName, npmRunner),
  runner('npm exec', readNpmName, npmRunner),
  runner('npm x', readNpmName, npmRunner),
  runner('bunx', readNpmName, npmRunner),
  runner('bun x', readNpmName, npmRunner),
  runner('pnpx', readNpmName, npmRunner),
  runner('pnpm dlx', readNpmName, npmRunner),
  runner('yarn dlx', readNpmName, npmRunner),
  runner('uvx', readPypiName, uvRunner),
  runner('uv tool run', readPypiName, uvRunner),
  runner('uv run', readPypiName, { ...uvRunner, operands: 'none' }),
  runner('pipx run', readPypiName, { packages: ['--spec'], valued: ['--python', '--index-url', '-i', '--pip-args'] }),
  runner('deno run', readDenoName, {
    valued: ['-c', '--config', '--import-map', '--lock', '--location', '--seed', '--cert', '-L', '--log-level'],
  }),
  runner('deno x', readDenoName),
  runner('deno serve', readDenoName, { valued: ['--port', '--host'] }),
  runner('go run', readGoName, {
    valued: ['-C', '-mod', '-tags', '-exec', '-ldflags', '-gcflags', '-modfile', '-o', '-p'],
  }),
  runner('nix run', readFlakeName),
  runner('nix shell', readFlakeName),
  runner('npm install', readNpmName, { ...installer, valued: npmOptions }),
  runner('npm i', readNpmName, { ...installer, valued: npmOptions }),
  runner('npm add', readNpmName, { ...installer, valued: npmOptions }),
  runner('pnpm add', readNpmName, { ...installer, valued: npmOptions }),
  runner('yarn add', readNpmName, { ...installer, valued: npmOptions }),
  runner('yarn global add', readNpmName, { ...installer, valued: npmOptions }),
  runner('bun add', readNpmName, { ...installer, valued: npmOptions }),
  runner('pip install', readPypiName, { ...installer, valued: pipOptions }),
  runner('python -m pip install', readPypiName, { ...installer, valued: pipOptions }),
  runner('uv pip install', readPypiName, { ...installer, valued: pipOptions }),
  runner('uv tool install', readPypiName, { ...uvRunner, ...installer }),
  runner('uv add', readPypiName, { ...uvRunner, ...installer }),
  runner('pipx install', readPypiName, {
    ...installer,
    valued: ['--python', '--index-url', '-i', '--pip-args', '--suffix'],
  }),
  runner('deno install', readDenoName, {
    ...installer,
    valued: ['-n', '--name', '--root', '--config', '-c', '--import-map'],
  }),
  runner('go install', readGoName, { ...installer, valued: ['-C', '-mod', '-tags', '-ldflags', '-gcflags'] }),
];

interface Candidate {
  readonly words: readonly string[];
  readonly runner: Runner;
  /** Every option that takes a value. */
  readonly valued: ReadonlySet<string>;
}

const byProgram: ReadonlyMap<string, readonly Candidate[]> = indexRunners();

/** Longer commands first: `pip install` is not `python -m pip install`. */
function indexRunners(): Map<string, Candidate[]> {
  const index = new Map<string, Candidate[]>();
  for (const row of runners) {
    const words = row.command.split(' ');
    const candidates = index.get(words[0] ?? '') ?? [];
    candidates.push({ words, runner: row, valued: new Set([...row.packages, ...row.extras, ...row.valued]) });
    index.set(words[0] ?? '', candidates);
  }
  for (const candidates of index.values()) candidates.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** Options of a runner that may stand before its subcommand, with their values. */
const early: ReadonlySet<string> = new Set([...npmOptions, ...uvOptions, '--dir', '--cwd', '--filter', '-F']);
const packageBefore: ReadonlySet<string> = new Set(['--package', '-p']);

export interface Fetched {
  readonly packages: readonly PackageReference[];
  /** Index of the first word behind the runner's own options. */
  readonly rest: number;
  /** What stands there is a command of its own. */
  readonly startsCommand: boolean;
}

/** What a runner fetches. `words[from]` follows the program, whose canonical name is given. */
export function readRunner<W extends Word>(program: string, words: readonly W[], from: number): Fetched | null {
  for (const candidate of byProgram.get(program) ?? []) {
    const start = matchSubcommands(candidate, words, from);
    if (start !== null) return readFetched(candidate, words, start.at, start.skipped);
  }
  return null;
}

function matchSubcommands<W extends Word>(candidate: Candidate, words: readonly W[], from: number) {
  let at = from;
  const skipped: { name: string; value: string; word: W }[] = [];
  for (const name of candidate.words.slice(1)) {
    for (let word = words[at]; word?.text.startsWith('-') && word.text !== name; word = words[at]) {
      const next = words[at + 1];
      const equals = word.text.indexOf('=');
      if (equals !== -1) skipped.push({ name: word.text.slice(0, equals), value: word.text.slice(equals + 1), word });
      const takesNext = equals === -1 && (early.has(word.text) || packageBefore.has(word.text));
      if (takesNext && next !== undefined) skipped.push({ name: word.text, value: next.text, word: next });
      at += takesNext ? 2 : 1;
    }
    if (words[at]?.text !== name) return null;
    at++;
  }
  return { at, skipped };
}

function readFetched<W extends Word>(
  { runner: row, valued }: Candidate,
  words: readonly W[],
  from: number,
  before: readonly { name: string; value: string; word: W }[],
): Fetched {
  const { options, rest } = readOptions(words, from, (name) => valued.has(name));
  const named: [string, Word][] = [];
  const extra: [string, Word][] = [];
  let installs = true;
  for (const { name, value, word } of [...before, ...options]) {
    if (value === null) installs &&= !row.offline.includes(name);
    else if (row.packages.includes(name)) for (const text of splitList(value)) named.push([text, word]);
    else if (row.extras.includes(name)) for (const text of splitList(value)) extra.push([text, word]);
  }
  if (row.operands === 'all' || (row.operands === 'first' && named.length === 0)) {
    const operands = row.operands === 'all' ? words.slice(rest) : words.slice(rest, rest + 1);
    for (const word of operands) if (isPackage(word.text)) named.push([word.text, word]);
  }
  const packages = [...named, ...extra].map(
    ([text, word]): PackageReference => ({ ...row.read(text), word, installs, runs: row.runs }),
  );
  return { packages, rest: Math.min(rest, words.length), startsCommand: row.operands === 'none' };
}

/** `--with a,b` names two. */
function splitList(value: string): readonly string[] {
  return /[[(<>]/.test(value) ? [value] : value.split(',').filter((part) => part !== '');
}

const nameLengthMax = 400;

function isPackage(text: string): boolean {
  if (text === '' || text === '*' || text === '.' || text.length > nameLengthMax) return false;
  if (text.startsWith('-') || /^\$\{?\w+\}?$/.test(text)) return false;
  return !/[\s|;&<>]/.test(text) || /^@?[\w./-]+(?:\[[\w.,-]*\])?\s*@?\s*(?:[<>!~=]?=|[<>@])\s*[^\s<>]/.test(text);
}

/** The image of a container command. */
export function readImage(word: Word): PackageReference {
  return { ...readImageName(word.text), word, installs: true, runs: true };
}
