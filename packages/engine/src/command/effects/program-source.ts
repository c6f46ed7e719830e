import { canonicalProgram, interpreters, powershells, shells } from '../../knowledge/interpreters.ts';
import { isSameWord } from '../flow.ts';
import type { Invocation, Word } from '../invocation.ts';

/** PowerShell's equivalents of `eval`. */
export const evaluators: ReadonlySet<string> = new Set(['iex', 'invoke-expression']);

function isShell(program: string): boolean {
  return shells.has(program) || powershells.has(program) || program === 'cmd';
}

/** Whether the program runs its input, because its words contain neither a script nor a program text. */
export function readsProgramFromInput({ program, arguments: words, inlineProgram, inline }: Invocation): boolean {
  if (evaluators.has(program)) return words.length === 0;
  if (!isShell(program) && !interpreters.has(canonicalProgram(program))) return false;
  if (inlineProgram !== null && !inline) return false;
  const [first] = words.filter(({ text }) => !text.startsWith('-') || text === '-');
  if (words.some(({ text }) => text === '-s' || /^-[a-z]{0,4}s$/.test(text)) && shells.has(program)) return true;
  return first === undefined
    ? !words.some(({ text }) => /^(?:-m|-c|-e|--version|-v|-V|--help|-h|-file)$/i.test(text))
    : first.text === '-' || first.text === '/dev/stdin';
}

/** Whether the program runs the here-document or here-string that it is given. */
export function runsInput(invocation: Invocation): boolean {
  return invocation.input !== null && readsProgramFromInput(invocation);
}

/** The script or program text that an interpreter, a shell or `source` is told to run. */
export function scriptOf({ program, arguments: words, inlineProgram, inline }: Invocation): Word | null {
  const runs =
    program === 'source' || evaluators.has(program) || isShell(program) || interpreters.has(canonicalProgram(program));
  if (!runs) return null;
  if (inlineProgram !== null && !inline) return inlineProgram.word;
  return words.find(({ text }) => !text.startsWith('-')) ?? null;
}

/**
 * Whether the word is executed: as the program, its script, its program text or its input, but not as an assigned
 * value.
 */
export function runsWord(invocation: Invocation, word: Word): boolean {
  const assigned = invocation.assignments.some(({ value }) => isSameWord(value, word));
  if (invocation.program === '' && !assigned && isSameWord(invocation.programWord, word)) return true;
  const script = scriptOf(invocation);
  if (script !== null && isSameWord(script, word)) return true;
  return invocation.input !== null && isSameWord(invocation.input, word) && readsProgramFromInput(invocation);
}
