import type { Invocation, Word } from '../command/invocation.ts';
import { type ApprovalFlag, agentPackages, approvalFlags } from '../knowledge/approval-flags.ts';
import { type SandboxFlag, sandboxFlags } from '../knowledge/sandbox-flags.ts';

/** A flag of a table together with the word of the command that matches it. */
export interface WrittenFlag<Flag> {
  readonly flag: Flag;
  readonly word: Word;
  /** The words to remove: the flag, and its value if that is a separate word. */
  readonly parts: readonly Word[];
}

/** Flags of a command that turn off approval in the agent it starts, as documented by that agent. */
export function approvalFlagsOf(invocation: Invocation): readonly WrittenFlag<ApprovalFlag>[] {
  return flagsOf(invocation, approvalsByProgram);
}

/** Flags of a command that turn off the sandbox of a browser, a runtime or an agent. */
export function sandboxFlagsOf(invocation: Invocation): readonly WrittenFlag<SandboxFlag>[] {
  return flagsOf(invocation, sandboxesByProgram);
}

interface Flag {
  readonly programs: readonly string[];
  readonly flag: string;
  readonly value: string | null;
}

/** Rows of a table by program; rows for every program are under the empty name. */
type ByProgram<Row> = ReadonlyMap<string, readonly Row[]>;

const approvalsByProgram = byProgram(approvalFlags);
const sandboxesByProgram = byProgram(sandboxFlags);

function byProgram<Row extends Flag>(table: readonly Row[]): ByProgram<Row> {
  const names = new Set(['', ...table.flatMap(({ programs }) => programs)]);
  const rowsOf = (name: string) => table.filter(({ programs }) => programs.length === 0 || programs.includes(name));
  return new Map([...names].map((name) => [name, rowsOf(name)]));
}

const nothing: readonly never[] = [];

function flagsOf<Row extends Flag>(invocation: Invocation, table: ByProgram<Row>): readonly WrittenFlag<Row>[] {
  if (invocation.arguments.length === 0) return nothing;
  const program = agentPackages.get(invocation.package?.name ?? '') ?? invocation.program;
  const rows = table.get(program) ?? table.get('') ?? nothing;
  let found: WrittenFlag<Row>[] | null = null;
  for (const flag of rows) {
    const parts = findFlag(invocation.arguments, flag);
    const word = parts[0];
    if (word === undefined) continue;
    found ??= [];
    found.push({ flag, word, parts });
  }
  return found ?? nothing;
}

/** Options whose value is passed to another program as options: `--chromeArg=--no-sandbox`, `--launch-args="--a --no-sandbox"`. */
const handingOption = /^--?[\w-]{0,40}?(?:args?|flags?|options?)=/i;

function handsOn(text: string, flag: string): boolean {
  const option = handingOption.exec(text)?.[0];
  if (option === undefined || text.length > 2_000) return false;
  return text
    .slice(option.length)
    .split(/[\s,"'[\]]+/)
    .includes(flag);
}

/** `--flag`, `--flag value`, `--flag=value`, or `--chrome-arg=--flag`, which passes it to another program. */
function findFlag(words: readonly Word[], { flag, value }: Flag): readonly Word[] {
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined) continue;
    if (value === null && word.text.includes(flag) && handsOn(word.text, flag)) return [word];
    if (!word.text.startsWith(flag)) continue;
    if (value !== null && word.text === `${flag}=${value}`) return [word];
    if (word.text !== flag) continue;
    const next = words[index + 1];
    if (value === null) return [word];
    if (next?.text === value) return [word, next];
  }
  return nothing;
}
