/** Numbers made of a word's letters, one after the other: those of its beginnings are passed on the way. */
export const noLetters = 0x811c_9dc5 | 0;

export function withLetter(number: number, code: number): number {
  return Math.imul(number ^ code, 0x0100_0193);
}

export function numberOfWord(word: string): number {
  let number = noLetters;
  for (let at = 0; at < word.length; at++) number = withLetter(number, word.charCodeAt(at));
  return number;
}

/** The same letters as a whole word, where a beginning is known by the number itself. */
export function asWhole(number: number): number {
  return number ^ 0x2545_f491;
}

/** A whole word behind another, or the beginning of one. */
export function behind(before: number, number: number): number {
  return Math.imul(before, 0x1b87_3593) ^ number;
}

const width = 19;

/** A set of numbers in which few others seem to be: of 2 to the power of `width` bits, each number takes one. */
export class NumberSet {
  readonly #bits = new Uint32Array(1 << (width - 5));

  add(number: number): void {
    const bit = bitOf(number);
    this.#bits[bit >> 5] = (this.#bits[bit >> 5] ?? 0) | (1 << (bit & 31));
  }

  /** Never no to one that was added; yes to some that were not. */
  mayHave(number: number): boolean {
    const bit = bitOf(number);
    return ((this.#bits[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }
}

function bitOf(number: number): number {
  return (number ^ (number >>> 16)) & ((1 << width) - 1);
}
