import type { Located } from '../text/span.ts';
import type { Invocation } from './invocation.ts';
import { Reading } from './reading.ts';
import { addWord, createSimpleCommand, literalWord, type Script } from './script.ts';
import { readScript } from './script-reader.ts';

/**
 * Every program that a command starts. `shell`: a shell reads the line; otherwise the words go to the program as they are, and one
 * lone word with blanks in it is taken for a line all the same, as hosts that split it do.
 */
export function understand(words: readonly Located<string>[], shell: boolean): readonly Invocation[] {
  const reading = new Reading(words.reduce((length, { value }) => length + value.length + 1, 0));
  for (const script of scriptsOf(words, shell)) reading.addScript(script);
  return reading.invocations;
}

function scriptsOf(words: readonly Located<string>[], shell: boolean): readonly Script[] {
  const [first] = words;
  if (first === undefined) return [];
  if (shell) return words.map(({ value }, source) => readScript(value, source, 'posix', 0, null));
  const command = createSimpleCommand(null);
  const program = isLine(first.value) ? readScript(first.value, 0, 'posix', 0, null) : null;
  const last = program?.at(-1);
  const rest = words.slice(1).map(({ value }, index) => literalWord(value, index + 1));
  if (program !== null && last !== undefined) {
    for (const word of rest) addWord(last, word);
    return [program];
  }
  addWord(command, literalWord(first.value, 0));
  for (const word of rest) addWord(command, word);
  return [[command]];
}

/** A blank in a program's path does not make it a line. */
function isLine(text: string): boolean {
  const trimmed = text.trim();
  return /\s/.test(trimmed) && !/^(?:[A-Za-z]:[\\/]|\\\\|[/~][^\s]*\s[^-][^\s]*\/)/.test(trimmed);
}
