import { wordAt } from './words.ts';

/** Number of leading letters that are hashed, and the bits of each that distinguish letters and digits well enough. */
const lettersSeen = 3;
const letterBits = 5;
const letterMask = (1 << letterBits) - 1;

/** Character classes in a name: a separator, a letter or digit that continues a word, a capital, which may start one. */
const small = 1;
const capital = 2;
const kinds = new Uint8Array(1 << 16).fill(small, 128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  if (/[A-Za-z0-9]/.test(character)) kinds[code] = /[A-Z]/.test(character) ? capital : small;
}

/**
 * Tests whether a name contains a word of a list. Most names contain none, which the hashed letters show without splitting the name:
 * long files have ten thousand names.
 */
export class ListedWords {
  readonly #words: ReadonlySet<string>;
  /** Words by the hash of their first letters; words of one or two letters are listed under every continuation. */
  readonly #candidates: (readonly string[] | undefined)[];

  /** Takes words in the form that `wordsOf` returns. */
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

  occurIn(name: string): boolean {
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

/** Case-insensitive hash of the letters from an offset on; those behind the end count as 0. */
function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let i = at; i < at + lettersSeen; i++) hash = (hash << letterBits) | (text.charCodeAt(i) & letterMask);
  return hash;
}
