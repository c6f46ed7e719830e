import type { Span } from '../../text/span.ts';
import type { Word } from '../invocation.ts';

/** How a line is quoted and escaped. */
export type Dialect = 'posix' | 'cmd' | 'powershell';

/** A word with the scripts whose output becomes part of it. */
export interface ScriptWord extends Word {
  readonly substitutions: readonly Script[];
}

/** One simple command: its words up to a separator, redirections set apart. */
export interface SimpleCommand {
  words: readonly ScriptWord[];
  /** Null as long as there is none: a hostile text holds half a million commands. */
  writesTo: ScriptWord[] | null;
  readsFrom: ScriptWord[] | null;
  input: ScriptWord | null;
  readonly pipedFrom: SimpleCommand | null;
  readonly conditional: boolean;
}

/** The simple commands of a text in the order in which they stand; lists, groups and branches are taken as they come. */
export type Script = readonly SimpleCommand[];

const noWords: readonly ScriptWord[] = [];

/** Most commands of a hostile text have one word: a list is made when it comes, and grows when a second one does. */
export function addWord(command: SimpleCommand, word: ScriptWord): void {
  if (command.words === noWords) command.words = [word];
  else (command.words as ScriptWord[]).push(word); // The list was made by this function.
}

/** Takes the last word back. */
export function dropLastWord(command: SimpleCommand): void {
  if (command.words !== noWords) (command.words as ScriptWord[]).pop(); // See addWord.
}

export function createSimpleCommand(pipedFrom: SimpleCommand | null, conditional = false): SimpleCommand {
  return { words: noWords, writesTo: null, readsFrom: null, input: null, pipedFrom, conditional };
}

export const emptyScript: Script = [];
export const noSubstitutions: readonly Script[] = [];

/** Most words are short, and the ranges of all that are equally long are one. */
const wholeRanges: readonly Span[] = Array.from({ length: 64 }, (_, end) => ({ start: 0, end }));

function wholeRange(length: number): Span {
  return wholeRanges[length] ?? { start: 0, end: length };
}

const expanding = /[$%]/;

/** A word that no shell touches: an element of an argument list. */
export function literalWord(text: string, source: number): ScriptWord {
  return {
    text,
    source,
    range: wholeRange(text.length),
    expands: expanding.test(text),
    bare: true,
    substitutions: noSubstitutions,
  };
}
