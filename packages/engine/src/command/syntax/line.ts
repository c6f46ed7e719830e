import type { Word } from '../invocation.ts';

/** Words and letters of a line that its first words tell apart. */
const wordsMax = 40;
const lettersMax = 2_000;

/** The beginning of a program's arguments as one line, for commands that are told by several words. */
export function lineOf(words: readonly Word[]): string {
  return words
    .slice(0, wordsMax)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, lettersMax);
}
