import type { Word } from '../command/invocation.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import type { Command } from './facts.ts';

/** The place of a command's word: the argument that contains it, or the whole line. */
export function placeOfWord(command: Command, word: Word): Place {
  return command.words[word.source]?.at ?? command.at;
}

/** A word with its place, for quoting in a message. */
export function quoteWord(command: Command, word: Word): Located<string> {
  return locate(word.text, placeOfWord(command, word));
}
