import type { PackageReference, Word } from '../invocation.ts';
import { type Option, readOptions } from '../syntax/options.ts';
import { readImageName } from './package-names.ts';
import { npmOptions, type Runner, runners, uvOptions } from './runner-table.ts';

interface Candidate {
  readonly words: readonly string[];
  readonly runner: Runner;
  /** All options whose value is the next word. */
  readonly valued: ReadonlySet<string>;
}

const byProgram: ReadonlyMap<string, readonly Candidate[]> = indexRunners();

/** Runners by program, longer commands first: `pip install` differs from `python -m pip install`. */
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

/** Runner options with a value that may precede the subcommand. */
const optionsBeforeSubcommand: ReadonlySet<string> = new Set([
  ...npmOptions,
  ...uvOptions,
  '--dir',
  '--cwd',
  '--filter',
  '-F',
]);
const packageOptions: ReadonlySet<string> = new Set(['--package', '-p']);

/** The packages that a command fetches, and where its own arguments end. */
export interface Fetched {
  readonly packages: readonly PackageReference[];
  /** Index of the first word after the runner's own options. */
  readonly rest: number;
  /** Whether that word begins another command. */
  readonly startsCommand: boolean;
}

/**
 * The packages that a runner fetches. `words[from]` is the first word after the program; `program` is its canonical
 * name.
 */
export function readRunner<W extends Word>(program: string, words: readonly W[], from: number): Fetched | null {
  for (const candidate of byProgram.get(program) ?? nothing) {
    if (isOtherCommand(candidate, words[from])) continue;
    const start = matchSubcommands(candidate, words, from);
    if (start !== null) return readFetched(candidate, words, start.at, start.skipped);
  }
  return null;
}

/** Rules out most commands of a program with many subcommands by their first word. */
function isOtherCommand({ words: [, name] }: Candidate, first: Word | undefined): boolean {
  return name !== undefined && first?.text !== name && first?.text.startsWith('-') !== true;
}

function matchSubcommands<W extends Word>(candidate: Candidate, words: readonly W[], from: number) {
  let at = from;
  const skipped: Option<W>[] = [];
  // The first word is the program itself.
  for (let index = 1; index < candidate.words.length; index++) {
    const name = candidate.words[index];
    for (let word = words[at]; word?.text.startsWith('-') && word.text !== name; word = words[at]) {
      const next = words[at + 1];
      const equals = word.text.indexOf('=');
      if (equals !== -1) skipped.push({ name: word.text.slice(0, equals), value: word.text.slice(equals + 1), word });
      const takesNext = equals === -1 && (optionsBeforeSubcommand.has(word.text) || packageOptions.has(word.text));
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
  const { options, rest } = readOptions(words, from, valued);
  const given = before.length === 0 ? options : [...before, ...options];
  const installs = !given.some(({ name, value }) => value === null && row.offline.includes(name));
  const named = namedBy(row.packages, given, row, installs);
  const startsOwn = row.own.length > 0 && row.own.includes(row.read(words[rest]?.text ?? '').name);
  const isTaken = startsOwn || (row.operands === 'first' && named.length > 0);
  const operands = isTaken ? nothing : operandsFrom(rest, words, row, installs);
  const extras = namedBy(row.extras, given, row, installs);
  return {
    packages: named.length + extras.length === 0 ? operands : [...named, ...operands, ...extras],
    rest: Math.min(rest, words.length),
    startsCommand: startsOwn || row.operands === 'none',
  };
}

const nothing: readonly never[] = [];

/** The packages named by the given options. */
function namedBy(
  names: readonly string[],
  given: readonly Option[],
  row: Runner,
  installs: boolean,
): readonly PackageReference[] {
  if (names.length === 0 || given.length === 0) return nothing;
  const packages: PackageReference[] = [];
  for (const { name, value, word } of given) {
    if (value === null || !names.includes(name)) continue;
    for (const text of splitList(value)) packages.push(referenceTo(text, word, row, installs));
  }
  return packages;
}

/** The packages among the operands: one followed by its arguments, all of them, or none. */
function operandsFrom(
  rest: number,
  words: readonly Word[],
  row: Runner,
  installs: boolean,
): readonly PackageReference[] {
  const first = words[rest];
  if (row.operands === 'none' || first === undefined) return nothing;
  if (row.operands === 'all') {
    const operands = words.slice(rest).filter(({ text }) => isPackage(text));
    return operands.map((word) => referenceTo(word.text, word, row, installs));
  }
  return isPackage(first.text) ? [referenceTo(first.text, first, row, installs)] : nothing;
}

function referenceTo(text: string, word: Word, row: Runner, installs: boolean): PackageReference {
  const { ecosystem, name, version, pinned } = row.read(text);
  return { ecosystem, name, version, pinned, word, installs, runs: row.runs };
}

/** Splits a list: `--with a,b` names two packages. */
function splitList(value: string): readonly string[] {
  return /[[(<>]/.test(value) ? [value] : value.split(',').filter((part) => part !== '');
}

const nameLengthMax = 400;
const variable = /^\$\{?\w+\}?$/;
const marks = /[\s|;&<>]/;

function isPackage(text: string): boolean {
  if (text === '' || text === '*' || text === '.' || text.length > nameLengthMax) return false;
  if (text.startsWith('-') || (text.startsWith('$') && variable.test(text))) return false;
  return !marks.test(text) || /^@?[\w./-]+(?:\[[\w.,-]*\])?\s*@?\s*(?:[<>!~=]?=|[<>@])\s*[^\s<>]/.test(text);
}

/** The image of a container command as a package reference. */
export function readImage(word: Word): PackageReference {
  return { ...readImageName(word.text), word, installs: true, runs: true };
}
