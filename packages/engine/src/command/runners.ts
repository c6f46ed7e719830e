import type { PackageReference, Word } from './invocation.ts';
import { type Option, readOptions } from './options.ts';
import { readImageName } from './package-names.ts';
import { npmOptions, type Runner, runners, uvOptions } from './runner-table.ts';

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
  const skipped: Option<W>[] = [];
  // The first word is the program.
  for (let index = 1; index < candidate.words.length; index++) {
    const name = candidate.words[index];
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
  before: readonly Option<W>[],
): Fetched {
  const { options, rest } = readOptions(words, from, (name) => valued.has(name));
  const given = before.length === 0 ? options : [...before, ...options];
  const installs = !given.some(({ name, value }) => value === null && row.offline.includes(name));
  const packages: PackageReference[] = [];
  const add = (text: string, word: Word): void => {
    const { ecosystem, name, version, pinned } = row.read(text);
    packages.push({ ecosystem, name, version, pinned, word, installs, runs: row.runs });
  };
  const addNamed = (names: readonly string[]): void => {
    for (const { name, value, word } of given) {
      if (value !== null && names.includes(name)) for (const text of splitList(value)) add(text, word);
    }
  };
  addNamed(row.packages);
  if (row.operands === 'all' || (row.operands === 'first' && packages.length === 0)) {
    const end = row.operands === 'all' ? words.length : Math.min(rest + 1, words.length);
    for (let at = rest; at < end; at++) {
      const word = words[at];
      if (word !== undefined && isPackage(word.text)) add(word.text, word);
    }
  }
  addNamed(row.extras);
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
