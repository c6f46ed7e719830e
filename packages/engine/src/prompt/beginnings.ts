/** What every accented Latin letter counts as: the words in the set are folded, the text is not. */
const accented = 0xff;

/**
 * The first letters of a set of words, as a bit map: tells most words of a long text from the set without cutting them out.
 * May say yes to a word that is not in the set, never no to one that is.
 */
export class Beginnings {
  readonly #pairs = new Uint8Array(0x10000);
  readonly #triples = new Uint8Array(0x10000);

  add(word: string): void {
    const third = word.length < 3 ? [] : spellings(word.charCodeAt(2));
    for (const a of spellings(word.charCodeAt(0))) {
      for (const b of spellings(word.charCodeAt(1))) {
        if (third.length === 0) this.#pairs[pair(a, b)] = 1;
        for (const c of third) this.#triples[triple(a, b, c)] = 1;
      }
    }
  }

  has(text: string, at: number): boolean {
    const first = plain(text.charCodeAt(at));
    const second = plain(text.charCodeAt(at + 1));
    if (this.#pairs[pair(first, second)] === 1) return true;
    return this.#triples[triple(first, second, plain(text.charCodeAt(at + 2)))] === 1;
  }
}

function spellings(code: number): readonly number[] {
  return code < 0x80 ? [code, accented] : [plain(code)];
}

function plain(code: number): number {
  if (code < 0x80) return code >= 65 && code <= 90 ? code | 32 : code;
  if (code < 0x250) return accented;
  return code >= 0x410 && code <= 0x42f ? code + 32 : code;
}

function pair(a: number, b: number): number {
  return ((a << 8) ^ b) & 0xffff;
}

function triple(a: number, b: number, c: number): number {
  return ((a << 10) ^ (b << 5) ^ c) & 0xffff;
}
