/** A power of two. */
const slots = 64;

/**
 * The last text of each length, and what it told: nodes of a workflow and agents of a crew repeat theirs, and texts of one length are compared
 * sooner than one is hashed.
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
