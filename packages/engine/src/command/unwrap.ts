import type { Invocation } from './invocation.ts';
import { programName } from './program-name.ts';
import { nestingMax } from './syntax/scanner.ts';
import type { ScriptWord } from './syntax/script.ts';
import { isWrapper, wrappedFrom } from './wrappers.ts';

/** What precedes the program of a command. */
export interface Unwrapped {
  readonly assignments: Invocation['assignments'];
  readonly wrappers: readonly string[];
  /** Index of the program's word; the number of words if there is no program. */
  readonly at: number;
}

const assignment = /^[A-Za-z_][A-Za-z0-9_]{0,127}\+?=/;

const nothing: readonly never[] = [];
const unwrapped: Unwrapped = { assignments: nothing, wrappers: nothing, at: 0 };

/** Removes assignments and wrappers from the start of a command. */
export function unwrap(words: readonly ScriptWord[]): Unwrapped {
  if (startsWithProgram(words)) return unwrapped;
  const assignments: { name: string; value: ScriptWord }[] = [];
  const wrappers: string[] = [];
  let at = isAssignment(words) ? 2 : 0;
  while (at < words.length && wrappers.length < nestingMax) {
    const word = words[at];
    if (word === undefined) break;
    const name = word.text.includes('=') ? assignment.exec(word.text.slice(0, 130))?.[0] : undefined;
    if (name !== undefined) {
      assignments.push({ name: name.replace(/\+?=$/, ''), value: { ...word, text: word.text.slice(name.length) } });
      at++;
      continue;
    }
    const program = programName(word);
    const from = isWrapper(program) ? wrappedFrom(program, words, at + 1) : commandAfterSwitch(program, words, at + 1);
    if (from === null) break;
    wrappers.push(program);
    at = from;
  }
  return at === 0 ? unwrapped : { assignments, wrappers, at };
}

/** Most commands begin with their program and need no allocation. */
function startsWithProgram(words: readonly ScriptWord[]): boolean {
  const [first] = words;
  if (first === undefined || isAssignment(words) || first.text.includes('=')) return false;
  const program = programName(first);
  return !isWrapper(program) && commandAfterSwitch(program, words, 1) === null;
}

const packageRunners: ReadonlySet<string> = new Set(['npx', 'uvx', 'bunx']);

/** `npx /c npx -y …`: a `cmd /c` launch whose first word was replaced. The words after the switch are the command. */
function commandAfterSwitch(program: string, words: readonly ScriptWord[], at: number): number | null {
  if (words[at]?.text.toLowerCase() !== '/c' || !packageRunners.has(program)) return null;
  return at + 1 < words.length ? at + 1 : null;
}

/** PowerShell assignments: `$text = program …`. */
function isAssignment([first, second]: readonly ScriptWord[]): boolean {
  return second?.text === '=' && second.bare && first?.text.startsWith('$') === true;
}
