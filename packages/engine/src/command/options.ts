import type { Word } from './invocation.ts';

/** The words of a program, told apart: `--name value`, `--name=value`, and operands. */
export interface Option<W extends Word = Word> {
  readonly name: string;
  /** Null for a flag. */
  readonly value: string | null;
  /** The word that holds the value, or the flag itself. */
  readonly word: W;
}

export interface Options<W extends Word = Word> {
  readonly options: readonly Option<W>[];
  /** Index of the first operand; the number of words when there is none. */
  readonly rest: number;
}

/** Reads options up to the first operand. `valued` says whether an option takes the next word as its value. */
export function readOptions<W extends Word>(
  words: readonly W[],
  from: number,
  valued: (name: string) => boolean,
): Options<W> {
  const options: Option<W>[] = [];
  let at = from;
  for (; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || !word.text.startsWith('-') || word.text === '-') break;
    if (word.text === '--') {
      at++;
      break;
    }
    const equals = word.text.startsWith('--') ? word.text.indexOf('=') : -1;
    if (equals !== -1) {
      options.push({ name: word.text.slice(0, equals), value: word.text.slice(equals + 1), word });
      continue;
    }
    const next = words[at + 1];
    if (next !== undefined && valued(word.text)) {
      options.push({ name: word.text, value: next.text, word: next });
      at++;
    } else options.push({ name: word.text, value: null, word });
  }
  return { options, rest: at };
}
