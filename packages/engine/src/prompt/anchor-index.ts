import type { Alternatives, Anchor, Stem } from './phrase.ts';
import { asWhole, behind, NumberSet, noLetters, numberOfWord, withLetter } from './word-number.ts';
import { foldWord, isApostrophe, isUnspaced, isWordCode, wordEnd } from './words.ts';

/** Minimum length of a stem, so that a single look-up by its first letters finds it. */
export const stemMin = 3;
/** Longer words are read in pieces of this length. */
const wordMax = 80;

/** Index of the words for which a sentence is analysed. Nearly all of a text is skipped by comparing hashes of its words. */
export class AnchorIndex {
  /** By the hash of a word, a stem or a pair of words: the words allowed directly before it, or null when any is. */
  readonly #conditions = new Map<number, readonly Alternatives[] | null>();
  readonly #numbers = new NumberSet();
  /** Anchors in scripts written without spaces, by their first character. */
  readonly #runs = new Map<string, string[]>();
  #hasAddresses = false;

  /** Makes addresses anchors too. */
  addAddresses(): void {
    this.#hasAddresses = true;
  }

  /** Adds an anchor. Many phrases share the same one. */
  add({ first, second, before }: Anchor): void {
    const { text } = first;
    if (isUnspaced(text.charCodeAt(0))) {
      const row = this.#runs.get(text.charAt(0)) ?? [];
      this.#runs.set(text.charAt(0), row);
      if (!row.includes(text)) row.push(text);
      return;
    }
    const number = numberOf(first, second);
    const known = this.#conditions.get(number);
    if (before === null || known === null) this.#conditions.set(number, null);
    else if (known?.includes(before) !== true) this.#conditions.set(number, [...(known ?? []), before]);
    this.#numbers.add(number);
  }

  /** Offset of the next anchor from `from` on; -1 when there is none. One pass, no copying. */
  next(text: string, from: number): number {
    const passed = new PassedWords();
    for (let i = behindWord(text, from); i < text.length; ) {
      const code = text.charCodeAt(i);
      if (isWordCode(code)) {
        const anchor = this.#read(text, i, passed);
        if (anchor !== -1) return anchor;
        i = passed.end;
      } else if ((code === 0x40 || code === 0x3a) && this.#isAddress(text, code, i)) return i;
      else i++;
    }
    return -1;
  }

  /** Whether an address, a possible destination, is written here: `name@host`, `https://host`. */
  #isAddress(text: string, code: number, at: number): boolean {
    if (!this.#hasAddresses || !isWordCode(text.charCodeAt(at - 1))) return false;
    if (code === 0x40) return isWordCode(text.charCodeAt(at + 1));
    return text.charCodeAt(at + 1) === 0x2f && text.charCodeAt(at + 2) === 0x2f;
  }

  /** Reads the word that starts here; returns the start of the anchor it completes, or -1. */
  #read(text: string, start: number, passed: PassedWords): number {
    const numbers = this.#numbers;
    let number = noLetters;
    let i = start;
    for (; i < text.length; i++) {
      const letter = plainLetter(text.charCodeAt(i));
      if (letter === 0) break;
      number = withLetter(number, letter);
      if (i - start < stemMin - 1) continue;
      if (numbers.mayHave(number) && this.#holds(number, text, passed.start, passed.end)) return start;
      if (i - start === stemMin - 1) {
        const pair = behind(passed.number, number);
        if (numbers.mayHave(pair) && this.#holds(pair, text, passed.earlierStart, passed.earlierEnd))
          return passed.start;
      }
    }
    const code = text.charCodeAt(i);
    if (isApostrophe(code) || isWordCode(code)) return this.#readFolded(text, start, passed);
    return this.#complete(text, start, i, number, passed);
  }

  /** The same for a word that must be folded before it is compared. */
  #readFolded(text: string, start: number, passed: PassedWords): number {
    if (isUnspaced(text.charCodeAt(start))) {
      passed.add(start, start + 1, noLetters);
      return this.#runs.get(text.charAt(start))?.some((run) => text.startsWith(run, start)) === true ? start : -1;
    }
    const end = Math.max(start + 1, wordEnd(text, start, Math.min(text.length, start + wordMax)));
    const folded = foldWord(text.slice(start, end));
    let number = noLetters;
    for (let at = 0; at < folded.length; at++) {
      number = withLetter(number, folded.charCodeAt(at));
      if (this.#holds(number, text, passed.start, passed.end)) return start;
      const pair = behind(passed.number, number);
      if (this.#holds(pair, text, passed.earlierStart, passed.earlierEnd)) return passed.start;
    }
    return this.#complete(text, start, end, number, passed);
  }

  #complete(text: string, start: number, end: number, number: number, passed: PassedWords): number {
    const numbers = this.#numbers;
    const whole = asWhole(number);
    if (numbers.mayHave(whole) && this.#holds(whole, text, passed.start, passed.end)) return start;
    const pair = behind(passed.number, whole);
    if (numbers.mayHave(pair) && this.#holds(pair, text, passed.earlierStart, passed.earlierEnd)) return passed.start;
    passed.add(start, end, number);
    return -1;
  }

  /** Whether some anchor has this hash and is preceded by a word it allows. */
  #holds(number: number, text: string, start: number, end: number): boolean {
    const conditions = this.#conditions.get(number);
    if (conditions === undefined || conditions === null) return conditions === null;
    const before = foldWord(text.slice(start, end));
    return conditions.some((alternatives) => alternatives.mayEndWith(before));
  }
}

/** The last two words that were read. */
class PassedWords {
  earlierStart = 0;
  earlierEnd = 0;
  start = 0;
  end = 0;
  number = 0;

  add(start: number, end: number, number: number): void {
    this.earlierStart = this.start;
    this.earlierEnd = this.end;
    this.start = start;
    this.end = end;
    this.number = number;
  }
}

/** Hash of an anchor. Pairs are looked up at their second word, so that a common first word costs nothing. */
function numberOf(first: Stem, second: Stem | null): number {
  if (first.open) {
    if (first.text.length < stemMin) throw new Error(`The stem ${first.text}* is too short to begin a phrase.`);
    return numberOfWord(first.text);
  }
  const whole = asWhole(numberOfWord(first.text));
  if (second === null) return whole;
  const before = numberOfWord(first.text);
  if (!second.open) return behind(before, asWhole(numberOfWord(second.text)));
  return second.text.length < stemMin ? whole : behind(before, numberOfWord(second.text.slice(0, stemMin)));
}

/** Look-up key of a stem: its first letters if it is open, else the whole word. */
export function keyOf({ text, open }: Stem): string {
  if (!open) return text;
  if (text.length < stemMin) throw new Error(`The stem ${text}* is too short to begin a phrase.`);
  return text.slice(0, stemMin);
}

/** Skips the rest of a word that started before the offset. */
function behindWord(text: string, from: number): number {
  if (from === 0 || !isWordCode(text.charCodeAt(from - 1))) return from;
  let i = from;
  while (isWordCode(text.charCodeAt(i)) && !isUnspaced(text.charCodeAt(i))) i++;
  return i;
}

const plainLetters = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase();
  return /\w/.test(letter) ? letter.charCodeAt(0) : 0;
});

/** An ASCII letter in lower case, a digit or an underscore; 0 for any other character. */
function plainLetter(code: number): number {
  return code < 0x80 ? (plainLetters[code] ?? 0) : 0;
}
