import type { InlineProgram, Invocation, Word } from './invocation.ts';
import type { ScriptWord, SimpleCommand } from './script.ts';
import type { Unwrapped } from './unwrap.ts';

/** What surrounds a script: its wrappers, the program text it stands in, and where its input and output go. */
export interface Surroundings {
  readonly wrappers: readonly string[];
  readonly inlineProgram: InlineProgram | null;
  readonly depth: number;
  readonly pipedFrom: number | null;
  readonly substitutedInto: number | null;
  readonly substitutedWord: Word | null;
  readonly conditional: boolean;
}

export const outside: Surroundings = {
  wrappers: [],
  inlineProgram: null,
  depth: 0,
  pipedFrom: null,
  substitutedInto: null,
  substitutedWord: null,
  conditional: false,
};

const nothing: readonly never[] = [];

/** The same, with more wrappers around. */
export function wrapped(around: Surroundings, wrappers: readonly string[]): Surroundings {
  return wrappers.length === 0 ? around : { ...around, wrappers: [...around.wrappers, ...wrappers] };
}

/** An invocation as its surroundings make it, before its packages, container and program text are known. */
export function createInvocation(
  command: SimpleCommand,
  programWord: ScriptWord,
  words: readonly ScriptWord[],
  { assignments }: Unwrapped,
  program: string,
  around: Surroundings,
): Invocation {
  return {
    program,
    programWord,
    arguments: words,
    wrappers: around.wrappers,
    pipedFrom: around.pipedFrom,
    substitutedInto: around.substitutedInto,
    substitutedWord: around.substitutedWord,
    conditional: around.conditional || command.conditional,
    assignments,
    writesTo: command.writesTo ?? nothing,
    readsFrom: command.readsFrom ?? nothing,
    input: command.input,
    inline: around.inlineProgram !== null,
    inlineProgram: around.inlineProgram,
    package: null,
    extraPackages: nothing,
    container: null,
    transfer: null,
  };
}
