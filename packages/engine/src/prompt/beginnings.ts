/** The first three letters of words: most words of a text begin none that is listed, and need no look-up. */
export class Beginnings {
  readonly #marked = new Uint8Array(0x10000);

  add(word: string): void {
    this.#marked[slotOf(word)] = 1;
  }

  /** Whether a listed word may begin like this one. */
  has(word: string): boolean {
    return this.#marked[slotOf(word)] === 1;
  }
}

function slotOf(word: string): number {
  return ((word.charCodeAt(0) << 10) ^ (word.charCodeAt(1) << 5) ^ word.charCodeAt(2)) & 0xffff;
}
