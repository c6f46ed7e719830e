import { wordAt } from './words.ts';

/** How many letters of a word are looked at, and the bits of each that tell letters and digits apart well enough. */
const lettersSeen = 3;
const letterBits = 5;

/**
 * Answers whether a name holds a word of a list. Most names hold none, which their words' first letters tell without cutting the words
 * out: long files hold ten thousand names.
 */
export class ListedWords {
  readonly #words: ReadonlySet<string>;
  readonly #beginnings = new Uint8Array(1 << (lettersSeen * letterBits));

  /** Words as `wordsOf` gives them. */
  constructor(words: ReadonlySet<string>) {
    this.#words = words;
    for (const word of words) {
      // What follows a word of one or two letters may be anything.
      const open = letterBits * Math.max(0, lettersSeen - word.length);
      const first = (hashAt(word, 0) >> open) << open;
      this.#beginnings.fill(1, first, first + (1 << open));
    }
  }

  standIn(name: string): boolean {
    let inside = false;
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      const capital = code >= 65 && code <= 90;
      const letter = capital || (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
      const begins = letter && (!inside || capital);
      if (begins && this.#beginnings[hashAt(name, at)] === 1 && this.#words.has(wordAt(name, at))) return true;
      inside = letter;
    }
    return false;
  }
}

/** Letters without their case; behind the end stands nothing. */
function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let i = at; i < at + lettersSeen; i++) hash = (hash << letterBits) | (text.charCodeAt(i) & 31);
  return hash;
}
