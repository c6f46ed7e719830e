import type { Located } from '../text/span.ts';
import type { Invocation } from './invocation.ts';
import { InvocationReader } from './invocation-reader.ts';
import { Allowance } from './syntax/allowance.ts';
import { createSimpleCommand, emptyScript, literalWord, type Script } from './syntax/script.ts';
import { readScript } from './syntax/script-reader.ts';

/**
 * Every program that a command starts, within the allowance. With `shell`, a shell interprets the line; otherwise the
 * words are passed directly to the program. A single word that contains blanks is still parsed as a line, because some
 * hosts split it.
 */
export function understand(
  words: readonly Located<string>[],
  shell: boolean,
  allowance: Allowance = new Allowance(),
): readonly Invocation[] {
  const reading = new InvocationReader(lengthOf(words), allowance);
  if (shell) {
    const lines = words.map(({ value }, source) => readScript(value, source, 'posix', 0, null, allowance));
    for (const line of lines) reading.addScript(line);
  } else if (words.length > 0) reading.addScript(scriptOf(words, allowance));
  // Kept as long as the model lives, so without spare capacity.
  return reading.invocations.length < 2 ? reading.invocations : reading.invocations.slice();
}

function lengthOf(words: readonly Located<string>[]): number {
  return words.reduce((sum, { value }) => sum + value.length + 1, 0);
}

/** One script from words that no shell interprets. */
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

/** Whether the text is a command line rather than a program's path that contains blanks. */
function isLine(text: string): boolean {
  const trimmed = text.trim();
  return blank.test(trimmed) && !/^(?:[A-Za-z]:[\\/]|\\\\|[/~][^\s]*\s[^-][^\s]*\/)/.test(trimmed);
}
