import type { Located } from '../text/span.ts';
import type { Invocation } from './invocation.ts';
import { Reading } from './reading.ts';
import { Allowance } from './syntax/allowance.ts';
import { createSimpleCommand, emptyScript, literalWord, type Script } from './syntax/script.ts';
import { readScript } from './syntax/script-reader.ts';

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
  // Kept as long as the model lives, in a list without room for more.
  return reading.invocations.length < 2 ? reading.invocations : reading.invocations.slice();
}

function lengthOf(words: readonly Located<string>[]): number {
  return words.reduce((sum, { value }) => sum + value.length + 1, 0);
}

/** Words that no shell reads, as one script. */
function scriptOf(words: readonly Located<string>[], allowance: Allowance): Script {
  const first = words[0]?.value ?? '';
  const program = isLine(first) ? readScript(first, 0, 'posix', 0, null, allowance) : emptyScript;
  const command = program.at(-1) ?? createSimpleCommand(null);
  const from = program.length === 0 ? 0 : 1;
  const count = allowance.takeWords(words.length - from);
  const taken = count === words.length ? words : words.slice(from, from + count);
  const passed = taken.map(({ value }, index) => literalWord(value, from + index));
  command.words = from === 0 ? passed : [...command.words, ...passed];
  return from === 0 ? [command] : program;
}

const blank = /\s/;

/** A blank in a program's path does not make it a line. */
function isLine(text: string): boolean {
  const trimmed = text.trim();
  return blank.test(trimmed) && !/^(?:[A-Za-z]:[\\/]|\\\\|[/~][^\s]*\s[^-][^\s]*\/)/.test(trimmed);
}
