/** Initial value of the incremental (FNV-style) hash of a word, whose intermediate values are the hashes of its prefixes. */
export const noLetters = 0x811c_9dc5 | 0;

export function withLetter(number: number, code: number): number {
  return Math.imul(number ^ code, 0x0100_0193);
}

export function numberOfWord(word: string): number {
  let number = noLetters;
  for (let at = 0; at < word.length; at++) number = withLetter(number, word.charCodeAt(at));
  return number;
}

/** Hash of the letters as a complete word, as opposed to a prefix. */
export function asWhole(number: number): number {
  return number ^ 0x2545_f491;
}

/** Hash of a word or prefix that follows another word. */
export function behind(before: number, number: number): number {
  return Math.imul(before, 0x1b87_3593) ^ number;
}

const width = 19;

/** A probabilistic set of hashes: a bitmap of 2 to the power of `width` bits, one per hash. */
export class NumberSet {
  readonly #bits = new Uint32Array(1 << (width - 5));

  add(number: number): void {
    const bit = bitOf(number);
    this.#bits[bit >> 5] = (this.#bits[bit >> 5] ?? 0) | (1 << (bit & 31));
  }

  /** Whether the hash may have been added: false positives occur, false negatives do not. */
  mayHave(number: number): boolean {
    const bit = bitOf(number);
    return ((this.#bits[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }
}

function bitOf(number: number): number {
  return (number ^ (number >>> 16)) & ((1 << width) - 1);
}
