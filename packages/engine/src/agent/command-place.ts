import type { Word } from '../command/invocation.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import type { Command } from './facts.ts';

/** The value that holds a word of a command: an argument, or the whole line. */
export function placeOfWord(command: Command, word: Word): Place {
  return command.words[word.source]?.at ?? command.at;
}

/** A word as a message may quote it. */
export function quoteWord(command: Command, word: Word): Located<string> {
  return locate(word.text, placeOfWord(command, word));
}
