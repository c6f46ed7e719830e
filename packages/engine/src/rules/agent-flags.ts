import type { Invocation, Word } from '../command/invocation.ts';
import { type ApprovalFlag, agentPackages, approvalFlags } from '../knowledge/approval-flags.ts';
import { type SandboxFlag, sandboxFlags } from '../knowledge/sandbox-flags.ts';

/** A flag of a table, and the word of the command that is it. */
export interface WrittenFlag<Flag> {
  readonly flag: Flag;
  readonly word: Word;
  /** The flag, and its value where that stands in a word of its own. */
  readonly parts: readonly Word[];
}

/** Flags in a command that stop the questions of the agent it starts, by the agent's own documentation. */
export function approvalFlagsOf(invocation: Invocation): readonly WrittenFlag<ApprovalFlag>[] {
  return flagsOf(invocation, approvalsByProgram);
}

/** Flags in a command that take a wall down: of a browser, a runtime, an agent. */
export function sandboxFlagsOf(invocation: Invocation): readonly WrittenFlag<SandboxFlag>[] {
  return flagsOf(invocation, sandboxesByProgram);
}

interface Flag {
  readonly programs: readonly string[];
  readonly flag: string;
  readonly value: string | null;
}

/** A table's rows by the program they bear on; those of every program under the empty name. */
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

/** `--flag`, `--flag value` or `--flag=value`. */
function findFlag(words: readonly Word[], { flag, value }: Flag): readonly Word[] {
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined || !word.text.startsWith(flag)) continue;
    if (value !== null && word.text === `${flag}=${value}`) return [word];
    if (word.text !== flag) continue;
    const next = words[index + 1];
    if (value === null) return [word];
    if (next?.text === value) return [word, next];
  }
  return nothing;
}
