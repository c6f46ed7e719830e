import { Alternatives, parsePhrase } from './phrase.ts';
import type { Word } from './words.ts';

/** A set of words and runs of words that can be looked up at a position in a sentence. */
export class WordList {
  readonly #rows: readonly string[];
  /** Parsed at the first look-up: analysing one small file may never need it. */
  #read: Alternatives | null = null;

  constructor(rows: readonly string[]) {
    this.#rows = rows;
  }

  get #words(): Alternatives {
    this.#read ??= new Alternatives(
      this.#rows.flatMap((row) => parsePhrase(row, {}).slots.flatMap(({ words }) => words.all)),
    );
    return this.#read;
  }

  standsAt(words: readonly Word[], at: number): boolean {
    return this.#words.lengthAt(words, at) > 0;
  }

  /** Last index in the range at which one of them occurs; -1 when there is none. */
  lastIn(words: readonly Word[], from: number, to: number): number {
    for (let at = Math.min(to, words.length) - 1; at >= Math.max(0, from); at--)
      if (this.standsAt(words, at)) return at;
    return -1;
  }

  standsIn(words: readonly Word[], from: number, to: number): boolean {
    return this.lastIn(words, from, to) >= 0;
  }
}
