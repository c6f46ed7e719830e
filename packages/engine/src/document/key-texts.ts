/** A power of two. */
const slots = 256;

/**
 * The texts of keys, each kept once: entries of a long file have the same few names, and a text that is kept is hashed once and takes no
 * memory again.
 */
export class KeyTexts {
  readonly #source: string;
  readonly #known = new Array<string>(slots).fill('');

  constructor(source: string) {
    this.#source = source;
  }

  /** What stands in the source from one offset to another. */
  slice(start: number, end: number): string {
    const source = this.#source;
    const length = end - start;
    const slot = (31 * length + 7 * source.charCodeAt(start) + source.charCodeAt(end - 1)) & (slots - 1);
    const known = this.#known[slot] ?? '';
    if (known.length === length && source.startsWith(known, start)) return known;
    const text = source.slice(start, end);
    this.#known[slot] = text;
    return text;
  }
}
