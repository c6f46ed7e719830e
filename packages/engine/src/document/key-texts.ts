/** Must be a power of two. */
const slots = 256;

/**
 * Interns the texts of keys. A long file repeats the same few names; an interned string is hashed once and takes no
 * more memory.
 */
export class KeyTexts {
  readonly #source: string;
  readonly #known = new Array<string>(slots).fill('');

  constructor(source: string) {
    this.#source = source;
  }

  /** The source text between two offsets, interned. */
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
