import type { Span } from '../../text/span.ts';
import type { Word } from '../invocation.ts';

/** The quoting and escaping syntax of a line. */
export type Dialect = 'posix' | 'cmd' | 'powershell';

/** A word with the scripts whose output becomes part of it. */
export interface ScriptWord extends Word {
  readonly substitutions: readonly Script[];
}

/** One simple command: its words up to a separator, with redirections kept apart. */
export interface SimpleCommand {
  words: readonly ScriptWord[];
  /** Null until there is one: a hostile text can contain half a million commands. */
  writesTo: ScriptWord[] | null;
  readsFrom: ScriptWord[] | null;
  input: ScriptWord | null;
  readonly pipedFrom: SimpleCommand | null;
  readonly conditional: boolean;
}

/** The simple commands of a text in source order; lists, groups and branches are flattened. */
export type Script = readonly SimpleCommand[];

const noWords: readonly ScriptWord[] = [];

/** Adds a word. Most commands of a hostile text have a single word, so the list is created only when needed. */
export function addWord(command: SimpleCommand, word: ScriptWord): void {
  if (command.words === noWords) command.words = [word];
  else (command.words as ScriptWord[]).push(word); // The list was created by this function.
}

/** Removes the last word. */
export function dropLastWord(command: SimpleCommand): void {
  if (command.words !== noWords) (command.words as ScriptWord[]).pop(); // See addWord.
}

export function createSimpleCommand(pipedFrom: SimpleCommand | null, conditional = false): SimpleCommand {
  return { words: noWords, writesTo: null, readsFrom: null, input: null, pipedFrom, conditional };
}

export const emptyScript: Script = [];
export const noSubstitutions: readonly Script[] = [];

/** Most words are short, so words of equal length share one range object. */
const wholeRanges: readonly Span[] = Array.from({ length: 64 }, (_, end) => ({ start: 0, end }));

function wholeRange(length: number): Span {
  return wholeRanges[length] ?? { start: 0, end: length };
}

const expanding = /[$%]/;

/** A word that no shell interprets: an element of an argument list. */
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
