import { canonicalProgram, interpreters, powershells, shells } from '../../knowledge/interpreters.ts';
import { isSameWord } from '../flow.ts';
import type { Invocation, Word } from '../invocation.ts';

/** PowerShell's `eval`. */
export const evaluators: ReadonlySet<string> = new Set(['iex', 'invoke-expression']);

function isShell(program: string): boolean {
  return shells.has(program) || powershells.has(program) || program === 'cmd';
}

/** No script and no program text among its words: what it runs is its input. */
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

export function runsInput(invocation: Invocation): boolean {
  return invocation.input !== null && readsProgramFromInput(invocation);
}

/** The script an interpreter, a shell or `source` is told to run, or the text it is given as a program. */
export function scriptOf({ program, arguments: words, inlineProgram, inline }: Invocation): Word | null {
  const runs =
    program === 'source' || evaluators.has(program) || isShell(program) || interpreters.has(canonicalProgram(program));
  if (!runs) return null;
  if (inlineProgram !== null && !inline) return inlineProgram.word;
  return words.find(({ text }) => !text.startsWith('-')) ?? null;
}

/** The word is the program, its script, its program text or its input; not a variable that is set. */
export function runsWord(invocation: Invocation, word: Word): boolean {
  const assigned = invocation.assignments.some(({ value }) => isSameWord(value, word));
  if (invocation.program === '' && !assigned && isSameWord(invocation.programWord, word)) return true;
  const script = scriptOf(invocation);
  if (script !== null && isSameWord(script, word)) return true;
  return invocation.input !== null && isSameWord(invocation.input, word) && readsProgramFromInput(invocation);
}
