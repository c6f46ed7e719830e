import type { Word } from './invocation.ts';

/** How a line is quoted and escaped. */
export type Dialect = 'posix' | 'cmd' | 'powershell';

/** A word with the scripts whose output becomes part of it. */
export interface ScriptWord extends Word {
  readonly substitutions: readonly Script[];
}

/** One simple command: its words up to a separator, redirections set apart. */
export interface SimpleCommand {
  readonly words: ScriptWord[];
  /** Null as long as there is none: a hostile text holds half a million commands. */
  writesTo: ScriptWord[] | null;
  readsFrom: ScriptWord[] | null;
  input: ScriptWord | null;
  readonly pipedFrom: SimpleCommand | null;
  readonly conditional: boolean;
}

/** The simple commands of a text in the order in which they stand; lists, groups and branches are taken as they come. */
export type Script = readonly SimpleCommand[];

export function createSimpleCommand(pipedFrom: SimpleCommand | null, conditional = false): SimpleCommand {
  return { words: [], writesTo: null, readsFrom: null, input: null, pipedFrom, conditional };
}

export const emptyScript: Script = [];
export const noSubstitutions: readonly Script[] = [];

/** A word that no shell touches: an element of an argument list. */
export function literalWord(text: string, source: number): ScriptWord {
  return {
    text,
    source,
    range: { start: 0, end: text.length },
    expands: /[$%]/.test(text),
    bare: true,
    substitutions: noSubstitutions,
  };
}
