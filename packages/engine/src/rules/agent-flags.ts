import type { Invocation, Word } from '../command/invocation.ts';
import { type ApprovalFlag, agentPackages, approvalFlags } from '../knowledge/approval-flags.ts';

interface WrittenFlag {
  readonly flag: string;
  readonly word: Word;
  readonly stops: ApprovalFlag['stops'];
}

/** Flags in a command that stop the questions of the agent it starts, by the agent's own documentation. */
export function approvalFlagsOf(invocation: Invocation): readonly WrittenFlag[] {
  const program = agentPackages.get(invocation.package?.name ?? '') ?? invocation.program;
  const own = approvalFlags.filter(({ programs }) => programs.includes(program));
  return own.flatMap(({ flag, value, stops }) => {
    const word = findFlag(invocation.arguments, flag, value);
    return word === null ? [] : [{ flag, word, stops }];
  });
}

/** `--flag`, `--flag value` or `--flag=value`. */
function findFlag(words: readonly Word[], flag: string, value: string | null): Word | null {
  for (const [index, word] of words.entries()) {
    if (value !== null && word.text === `${flag}=${value}`) return word;
    if (word.text === flag && (value === null || words[index + 1]?.text === value)) return word;
  }
  return null;
}
