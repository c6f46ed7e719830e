import type { InlineProgram, Invocation, PackageReference, Word } from './invocation.ts';
import type { ContainerRun } from './runners/container.ts';
import type { ScriptWord, SimpleCommand } from './syntax/script.ts';
import type { Unwrapped } from './unwrap.ts';

/** The context of a script: its wrappers, the program text that contains it, and the source and target of its data. */
export interface Context {
  readonly wrappers: readonly string[];
  readonly inlineProgram: InlineProgram | null;
  readonly depth: number;
  readonly pipedFrom: number | null;
  readonly substitutedInto: number | null;
  readonly substitutedWord: Word | null;
  readonly conditional: boolean;
}

/** The context of a command that is not nested. */
export const topLevel: Context = {
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
export function withWrappers(context: Context, wrappers: readonly string[]): Context {
  return wrappers.length === 0 ? context : { ...context, wrappers: [...context.wrappers, ...wrappers] };
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
  context: Context,
  { fetched, container, inlineProgram }: Details = { ...noDetails, inlineProgram: context.inlineProgram },
): Invocation {
  return {
    program,
    programWord,
    arguments: words,
    wrappers: context.wrappers,
    pipedFrom: context.pipedFrom,
    substitutedInto: context.substitutedInto,
    substitutedWord: context.substitutedWord,
    conditional: context.conditional || command.conditional,
    assignments,
    writesTo: command.writesTo ?? nothing,
    readsFrom: command.readsFrom ?? nothing,
    input: command.input,
    inline: context.inlineProgram !== null,
    inlineProgram,
    package: fetched[0] ?? null,
    extraPackages: fetched.length < 2 ? nothing : fetched.slice(1),
    container,
    transfer: null,
  };
}
