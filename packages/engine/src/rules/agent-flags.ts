import type { Invocation, Word } from '../command/invocation.ts';
import { type ApprovalFlag, agentPackages, approvalFlags } from '../knowledge/approval-flags.ts';
import { type SandboxFlag, sandboxFlags } from '../knowledge/sandbox-flags.ts';

/** A flag of a table, and the word of the command that is it. */
export interface WrittenFlag<Flag> {
  readonly flag: Flag;
  readonly word: Word;
}

/** Flags in a command that stop the questions of the agent it starts, by the agent's own documentation. */
export function approvalFlagsOf(invocation: Invocation): readonly WrittenFlag<ApprovalFlag>[] {
  return flagsOf(invocation, approvalFlags);
}

/** Flags in a command that take a wall down: of a browser, a runtime, an agent. */
export function sandboxFlagsOf(invocation: Invocation): readonly WrittenFlag<SandboxFlag>[] {
  return flagsOf(invocation, sandboxFlags);
}

interface Flag {
  readonly programs: readonly string[];
  readonly flag: string;
  readonly value: string | null;
}

function flagsOf<Row extends Flag>(invocation: Invocation, table: readonly Row[]): readonly WrittenFlag<Row>[] {
  const program = agentPackages.get(invocation.package?.name ?? '') ?? invocation.program;
  const own = table.filter(({ programs }) => programs.length === 0 || programs.includes(program));
  return own.flatMap((flag) => {
    const word = findFlag(invocation.arguments, flag);
    return word === null ? [] : [{ flag, word }];
  });
}

/** `--flag`, `--flag value` or `--flag=value`. */
function findFlag(words: readonly Word[], { flag, value }: Flag): Word | null {
  for (const [index, word] of words.entries()) {
    if (value !== null && word.text === `${flag}=${value}`) return word;
    if (word.text === flag && (value === null || words[index + 1]?.text === value)) return word;
  }
  return null;
}
