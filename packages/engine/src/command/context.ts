import type { InlineProgram, Invocation, PackageReference, Word } from './invocation.ts';
import type { ContainerRun } from './runners/container.ts';
import type { ScriptWord, SimpleCommand } from './syntax/script.ts';
import type { Unwrapped } from './unwrap.ts';

/** The context of a script: its wrappers, the program text that contains it, and the source and target of its data. */
export interface Surroundings {
  readonly wrappers: readonly string[];
  readonly inlineProgram: InlineProgram | null;
  readonly depth: number;
  readonly pipedFrom: number | null;
  readonly substitutedInto: number | null;
  readonly substitutedWord: Word | null;
  readonly conditional: boolean;
}

/** The context of a command that is not nested. */
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
const noDetails = { fetched: nothing, container: null } as const;

/** The same context with additional wrappers. */
export function wrapped(around: Surroundings, wrappers: readonly string[]): Surroundings {
  return wrappers.length === 0 ? around : { ...around, wrappers: [...around.wrappers, ...wrappers] };
}

/** Details derived from an invocation's own words. */
export interface Details {
  readonly fetched: readonly PackageReference[];
  readonly container: ContainerRun | null;
  readonly inlineProgram: InlineProgram | null;
}

/** Creates an invocation from its context and words. Its network transfer is determined afterwards. */
export function createInvocation(
  command: SimpleCommand,
  programWord: ScriptWord,
  words: readonly ScriptWord[],
  { assignments }: Unwrapped,
  program: string,
  around: Surroundings,
  { fetched, container, inlineProgram }: Details = { ...noDetails, inlineProgram: around.inlineProgram },
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
    inlineProgram,
    package: fetched[0] ?? null,
    extraPackages: fetched.length < 2 ? nothing : fetched.slice(1),
    container,
    transfer: null,
  };
}
