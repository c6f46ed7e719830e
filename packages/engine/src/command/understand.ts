import type { Located } from '../text/span.ts';
import { Allowance } from './allowance.ts';
import type { Invocation } from './invocation.ts';
import { Reading } from './reading.ts';
import { addWord, createSimpleCommand, emptyScript, literalWord, type Script, type SimpleCommand } from './script.ts';
import { readScript } from './script-reader.ts';

/**
 * Every program that a command starts, as far as the allowance goes. `shell`: a shell reads the line; otherwise the words go to the program as they are, and one
 * lone word with blanks in it is taken for a line all the same, as hosts that split it do.
 */
export function understand(
  words: readonly Located<string>[],
  shell: boolean,
  allowance: Allowance = new Allowance(),
): readonly Invocation[] {
  const reading = new Reading(lengthOf(words), allowance);
  if (shell) {
    const lines = words.map(({ value }, source) => readScript(value, source, 'posix', 0, null, allowance));
    for (const line of lines) reading.addScript(line);
  } else if (words.length > 0) reading.addScript(scriptOf(words, allowance));
  return reading.invocations;
}

function lengthOf(words: readonly Located<string>[]): number {
  return words.reduce((sum, { value }) => sum + value.length + 1, 0);
}

/** Words that no shell reads, as one script. */
function scriptOf(words: readonly Located<string>[], allowance: Allowance): Script {
  const first = words[0]?.value ?? '';
  const program = isLine(first) ? readScript(first, 0, 'posix', 0, null, allowance) : emptyScript;
  const last = program.at(-1);
  if (last !== undefined) {
    addWords(last, words, 1, allowance);
    return program;
  }
  const command = createSimpleCommand(null);
  addWords(command, words, 0, allowance);
  return [command];
}

function addWords(command: SimpleCommand, words: readonly Located<string>[], from: number, allowance: Allowance): void {
  for (let index = from; index < words.length && !allowance.isSpent; index++) {
    allowance.takeWord();
    addWord(command, literalWord(words[index]?.value ?? '', index));
  }
}

/** A blank in a program's path does not make it a line. */
function isLine(text: string): boolean {
  const trimmed = text.trim();
  return /\s/.test(trimmed) && !/^(?:[A-Za-z]:[\\/]|\\\\|[/~][^\s]*\s[^-][^\s]*\/)/.test(trimmed);
}
