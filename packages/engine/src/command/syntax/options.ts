import type { Word } from '../invocation.ts';

/** A program's option: `--name value` or `--name=value`. */
export interface Option<W extends Word = Word> {
  readonly name: string;
  /** Null for a flag. */
  readonly value: string | null;
  /** The word that contains the value, or the flag itself. */
  readonly word: W;
}

/** The options of a command and the position of its first operand. */
export interface Options<W extends Word = Word> {
  readonly options: readonly Option<W>[];
  /** Index of the first operand; the number of words if there is none. */
  readonly rest: number;
}

/** Parses options up to the first operand. `valued` tells whether an option's value is the next word. */
export function readOptions<W extends Word>(
  words: readonly W[],
  from: number,
  valued: Pick<ReadonlySet<string>, 'has'>,
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
    if (next !== undefined && valued.has(word.text)) {
      options.push({ name: word.text, value: next.text, word: next });
      at++;
    } else options.push({ name: word.text, value: null, word });
  }
  return { options, rest: at };
}

/** Options of a program that have a value: letters of short ones, names of long ones. */
export interface OptionNames {
  readonly letters: string;
  readonly names: ReadonlySet<string>;
}

/**
 * Parses options and operands in any order, including combined short options (`-fsSLo file`, `-qO-`), as GNU programs
 * do.
 */
export function readMixedOptions(
  words: readonly Word[],
  valued: OptionNames,
): { readonly options: readonly Option[]; readonly operands: readonly Word[] } {
  const options: Option[] = [];
  const operands: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    const next = words[at + 1];
    if (!word.text.startsWith('-') || word.text === '-') operands.push(word);
    else if (word.text === '--') {
      for (const operand of words.slice(at + 1)) operands.push(operand);
      break;
    } else if (
      word.text.startsWith('--') ? readLong(word, next, valued, options) : readShort(word, next, valued, options)
    ) {
      at++;
    }
  }
  return { options, operands };
}

/** Returns true if the next word is the value. */
function readLong(word: Word, next: Word | undefined, valued: OptionNames, options: Option[]): boolean {
  const equals = word.text.indexOf('=');
  if (equals !== -1) {
    options.push({ name: word.text.slice(0, equals), value: word.text.slice(equals + 1), word });
    return false;
  }
  const takes = next !== undefined && valued.names.has(word.text);
  options.push({ name: word.text, value: takes ? next.text : null, word: takes ? next : word });
  return takes;
}

function readShort(word: Word, next: Word | undefined, valued: OptionNames, options: Option[]): boolean {
  const length = Math.min(word.text.length, clusterMax);
  for (let i = 1; i < length; i++) {
    const letter = word.text[i] ?? '';
    const name = `-${letter}`;
    if (!valued.letters.includes(letter)) {
      options.push({ name, value: null, word });
      continue;
    }
    const attached = word.text.slice(i + 1);
    const takes = attached === '' && next !== undefined;
    options.push({ name, value: takes ? next.text : attached, word: takes ? next : word });
    return takes;
  }
  return false;
}

/** Maximum number of letters examined in combined options; an attached value may be longer. */
const clusterMax = 16;
