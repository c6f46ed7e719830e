import type { Invocation } from './invocation.ts';
import { programName } from './program-name.ts';
import { nestingMax } from './scanner.ts';
import type { ScriptWord } from './script.ts';
import { isWrapper, wrappedFrom } from './wrappers.ts';

export interface Unwrapped {
  readonly assignments: Invocation['assignments'];
  readonly wrappers: readonly string[];
  /** Index of the program's word; the number of words when there is no program. */
  readonly at: number;
}

const assignment = /^[A-Za-z_][A-Za-z0-9_]{0,127}\+?=/;

/** Takes assignments and wrappers off the front of a command. */
export function unwrap(words: readonly ScriptWord[]): Unwrapped {
  const assignments: { name: string; value: ScriptWord }[] = [];
  const wrappers: string[] = [];
  let at = 0;
  while (at < words.length && wrappers.length < nestingMax) {
    const word = words[at];
    if (word === undefined) break;
    const name = assignment.exec(word.text.slice(0, 130))?.[0];
    if (name !== undefined) {
      assignments.push({ name: name.replace(/\+?=$/, ''), value: { ...word, text: word.text.slice(name.length) } });
      at++;
      continue;
    }
    if (word.text === '=' && word.bare && assignments.length === 0 && at > 0) break;
    const program = programName(word);
    const wrapped = isWrapper(program) ? wrappedFrom(program, words, at + 1) : null;
    if (wrapped === null) break;
    wrappers.push(program);
    at = wrapped;
  }
  return { assignments, wrappers, at };
}
