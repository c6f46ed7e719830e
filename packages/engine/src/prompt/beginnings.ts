/** What every accented Latin letter counts as: the words in the set are folded, the text is not. */
const accented = 0xff;
const whole = 2;
const begun = 1;

/**
 * The first letters of a set of words, as bit maps: tells most words of a long text from the set without cutting them out.
 * May say yes to a word that is not in the set, never no to one that is.
 */
export class Beginnings {
  readonly #pairs = new Uint8Array(0x10000);
  readonly #triples = new Uint8Array(0x10000);
  readonly #fours = new Uint8Array(0x40000);
  readonly #fives = new Uint8Array(0x40000);

  add(word: string): void {
    const [first = [], second = [], third, fourth, fifth] = [...word.slice(0, 5)].map((letter) =>
      spellings(letter.charCodeAt(0)),
    );
    for (const pair of first.flatMap((a) => second.map((b) => mix(a, b)))) {
      if (third === undefined) this.#pairs[pair] = whole;
      for (const triple of (third ?? []).map((c) => mix(pair, c))) {
        if (fourth === undefined) this.#triples[triple] = whole;
        else if (this.#triples[triple] !== whole) this.#triples[triple] = begun;
        for (const four of (fourth ?? []).map((d) => widen(triple, d))) {
          if (fifth === undefined) this.#fours[four] = whole;
          else if (this.#fours[four] !== whole) this.#fours[four] = begun;
          for (const e of fifth ?? []) this.#fives[widen(four, e)] = whole;
        }
      }
    }
  }

  has(text: string, at: number): boolean {
    const pair = mix(plain(text.charCodeAt(at)), plain(text.charCodeAt(at + 1)));
    if (this.#pairs[pair] === whole) return true;
    const triple = mix(pair, plain(text.charCodeAt(at + 2)));
    const known = this.#triples[triple];
    if (known !== begun) return known === whole;
    const four = widen(triple, plain(text.charCodeAt(at + 3)));
    if (this.#fours[four] !== begun) return this.#fours[four] === whole;
    return this.#fives[widen(four, plain(text.charCodeAt(at + 4)))] === whole;
  }
}

function mix(hash: number, code: number): number {
  return ((hash << 5) ^ (hash >> 11) ^ code) & 0xffff;
}

/** Four letters of thousands of words fill a map: this one is wider, so that few others fall on them. */
function widen(hash: number, code: number): number {
  return ((hash << 5) ^ (hash >> 13) ^ code) & 0x3ffff;
}

function spellings(code: number): readonly number[] {
  return code < 0x80 ? [code, accented] : [plain(code)];
}

function plain(code: number): number {
  if (code < 0x80) return code >= 65 && code <= 90 ? code | 32 : code;
  if (code < 0x250) return accented;
  return code >= 0x410 && code <= 0x42f ? code + 32 : code;
}
