import { wordAt } from './words.ts';

/** How many letters of a word are looked at first, and the bits of each that tell letters and digits apart well enough. */
const lettersSeen = 3;
const letterBits = 5;
const letterMask = (1 << letterBits) - 1;

/** What a character is in a name: nothing, a letter or digit that goes on with a word, a capital, which may begin one. */
const small = 1;
const capital = 2;
const kinds = new Uint8Array(1 << 16).fill(small, 128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  if (/[A-Za-z0-9]/.test(character)) kinds[code] = /[A-Z]/.test(character) ? capital : small;
}

/**
 * Answers whether a name holds a word of a list. Most names hold none, which their words' letters tell without cutting the words out:
 * long files hold ten thousand names.
 */
export class ListedWords {
  readonly #words: ReadonlySet<string>;
  /** Words by their first letters; what follows a word of one or two letters may be anything. */
  readonly #candidates: (readonly string[] | undefined)[];

  /** Words as `wordsOf` gives them. */
  constructor(words: ReadonlySet<string>) {
    this.#words = words;
    this.#candidates = new Array(1 << (lettersSeen * letterBits)).fill(undefined);
    for (const word of words) {
      const open = letterBits * Math.max(0, lettersSeen - word.length);
      const first = (hashAt(word, 0) >> open) << open;
      for (let hash = first; hash < first + (1 << open); hash++) {
        this.#candidates[hash] = [...(this.#candidates[hash] ?? []), word];
      }
    }
  }

  standIn(name: string): boolean {
    let before = 0;
    for (let at = 0; at < name.length; at++) {
      const kind = kinds[name.charCodeAt(at)] ?? 0;
      if ((kind === capital || kind > before) && this.#standsAt(name, at)) return true;
      before = kind;
    }
    return false;
  }

  #standsAt(name: string, at: number): boolean {
    const candidates = this.#candidates[hashAt(name, at)];
    if (candidates === undefined) return false;
    for (const word of candidates) if (mayEnd(name, at + word.length)) return this.#words.has(wordAt(name, at));
    return false;
  }
}

function mayEnd(name: string, at: number): boolean {
  return at >= name.length || kinds[name.charCodeAt(at)] !== small;
}

/** Letters without their case; behind the end stands nothing. */
function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let i = at; i < at + lettersSeen; i++) hash = (hash << letterBits) | (text.charCodeAt(i) & letterMask);
  return hash;
}
