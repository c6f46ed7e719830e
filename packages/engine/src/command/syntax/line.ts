import type { Word } from '../invocation.ts';

/** Limits on words and characters: the first words of a line identify the command. */
const wordsMax = 40;
const lettersMax = 2_000;

/** The start of a program's arguments as one line, for commands identified by several words. */
export function lineOf(words: readonly Word[]): string {
  return words
    .slice(0, wordsMax)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, lettersMax);
}
