/** Must be a power of two. */
const slots = 64;

/**
 * A cache of answers by text that keeps only the most recent text for each length. Nodes of a workflow and agents of a
 * crew repeat their texts, and comparing two texts of one length is faster than hashing one.
 */
export class LastOfLength<Answer> {
  readonly #texts = new Array<string>(slots).fill('');
  readonly #answers = new Array<Answer | undefined>(slots).fill(undefined);

  get(text: string): Answer | undefined {
    const slot = text.length & (slots - 1);
    return this.#texts[slot] === text ? this.#answers[slot] : undefined;
  }

  set(text: string, answer: Answer): void {
    const slot = text.length & (slots - 1);
    this.#texts[slot] = text;
    this.#answers[slot] = answer;
  }
}
