import { canonicalProgram, interpreters, powershells, shells } from '../knowledge/interpreters.ts';
import type { Invocation, Word } from './invocation.ts';

/** A local file that a command runs. */
export interface StartedFile {
  readonly word: Word;
  /** True for the program itself, false for a script passed to an interpreter. */
  readonly isProgram: boolean;
}

const nothing: readonly never[] = [];

const inContainers: ReadonlySet<string> = new Set(['docker', 'podman', 'nerdctl', 'finch']);

/**
 * Paths of local files that a command starts: programs, and scripts passed to interpreters. A bare name is resolved
 * elsewhere.
 */
export function startedFiles(invocations: readonly Invocation[]): readonly StartedFile[] {
  let files: StartedFile[] | null = null;
  for (const invocation of invocations) {
    if (invocation.wrappers.some((name) => inContainers.has(name))) continue;
    if (isPath(invocation.programWord)) {
      // `uv run folder/server.py` passes the file to Python.
      const isScript = invocation.wrappers.includes('uv') && /\.pyw?$/i.test(invocation.programWord.text);
      files ??= [];
      files.push({ word: invocation.programWord, isProgram: !isScript });
    }
    const script = invocation.arguments.length === 0 ? null : scriptOf(invocation);
    if (script !== null && isPath(script)) {
      files ??= [];
      files.push({ word: script, isProgram: false });
    }
  }
  return files ?? nothing;
}

function isPath({ text }: Word): boolean {
  return text.includes('/') || text.includes('\\');
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
