import { canonicalProgram, interpreters, powershells, shells } from '../knowledge/interpreters.ts';
import type { Invocation, Word } from './invocation.ts';

export interface StartedFile {
  readonly word: Word;
  /** The program itself; otherwise the script an interpreter is given. */
  readonly isProgram: boolean;
}

const inContainers: ReadonlySet<string> = new Set(['docker', 'podman', 'nerdctl', 'finch']);

/** Files of this machine that a command starts: programs, and scripts handed to interpreters. */
export function startedFiles(invocations: readonly Invocation[]): readonly StartedFile[] {
  return invocations.flatMap((invocation) => {
    if (invocation.program === '' || invocation.wrappers.some((name) => inContainers.has(name))) return [];
    const program = { word: invocation.programWord, isProgram: true };
    const script = scriptOf(invocation);
    return script === null ? [program] : [program, { word: script, isProgram: false }];
  });
}

function scriptOf({ program, arguments: words, inlineProgram, inline }: Invocation): Word | null {
  const family = interpreters.get(canonicalProgram(program));
  const runs = shells.has(program) || powershells.has(program) || program === 'source' || family !== undefined;
  if (!runs || (inlineProgram !== null && !inline)) return null;
  const first = words[0]?.text === 'run' && (program === 'deno' || program === 'bun') ? 1 : 0;
  for (let at = first; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || word.text === '-m') return null;
    if (!word.text.startsWith('-')) return word;
    if (family?.valued.includes(word.text) === true) at++;
  }
  return null;
}
