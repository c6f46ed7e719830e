import { Beginnings } from './beginnings.ts';
import type { Alternatives, Anchor, Stem } from './phrase.ts';
import { foldWord, isApostrophe, isUnspaced, isWordCode, nextWordStart, wordFrom } from './words.ts';

/** Beginnings of words are at least this long, so that one look-up finds them. */
export const stemMin = 3;
const wordMax = 40;

/** What may stand around a word for it to be an anchor: right before it, and right behind it; null where anything may. */
interface Surroundings {
  readonly before: Alternatives | null;
  readonly followers: Stem[] | null;
}

/** The beginning of an anchor, and what may stand right before it. */
interface StemAnchor {
  readonly stem: string;
  readonly before: Alternatives | null;
}

/** The words that make a sentence worth reading: nearly all of a text is passed over by what its words begin with. */
export class AnchorIndex {
  /** With what may stand around them; null where the word is enough. */
  readonly #anchorWords = new Map<string, Surroundings[] | null>();
  readonly #anchorStems = new Map<string, StemAnchor[]>();
  /** By their first character, in scripts without spaces. */
  readonly #anchorRuns = new Map<string, string[]>();
  readonly #beginnings = new Beginnings();
  #hasAddresses = false;

  /** The sign of an address is an anchor too. */
  addAddresses(): void {
    this.#hasAddresses = true;
  }

  /** Many phrases are built around the same words. */
  add({ first, second, before }: Anchor): void {
    const { text } = first;
    if (isUnspaced(text.charCodeAt(0))) {
      const row = rowOf(this.#anchorRuns, text.slice(0, 1));
      if (!row.includes(text)) row.push(text);
    } else if (first.open) {
      const row = rowOf(this.#anchorStems, keyOf(first));
      if (!row.some((each) => each.stem === text && each.before === before)) row.push({ stem: text, before });
    } else if (second === null && before === null) this.#anchorWords.set(text, null);
    else this.#addSurroundings(text, second, before);
    this.#beginnings.add(text);
  }

  #addSurroundings(word: string, second: Stem | null, before: Alternatives | null): void {
    const known = this.#anchorWords.get(word);
    if (known === null) return;
    const same = known?.find((each) => each.before === before && (each.followers === null) === (second === null));
    if (same === undefined)
      this.#anchorWords.set(word, [...(known ?? []), { before, followers: second === null ? null : [second] }]);
    else if (second !== null) same.followers?.push(second);
  }

  /** The next offset from which a word stands that some phrase is built around; -1 when there is none. One pass, no copying. */
  next(text: string, from: number): number {
    let before = from > 0 && isWordCode(text.charCodeAt(from - 1));
    for (let i = from; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const word = isWordCode(code);
      if (word && (!before || isUnspaced(code)) && this.#beginnings.has(text, i) && this.#isAnchor(text, i)) return i;
      if ((code === 0x40 || code === 0x3a) && before && this.#isAddress(text, code, i)) return i;
      before = word;
    }
    return -1;
  }

  /** `name@host`, and `https://host`: where something may be sent to. */
  #isAddress(text: string, code: number, at: number): boolean {
    if (!this.#hasAddresses) return false;
    if (code === 0x40) return isWordCode(text.charCodeAt(at + 1));
    return text.charCodeAt(at + 1) === 0x2f && text.charCodeAt(at + 2) === 0x2f;
  }

  #isAnchor(text: string, at: number): boolean {
    if (isUnspaced(text.charCodeAt(at)))
      return this.#anchorRuns.get(text.charAt(at))?.some((run) => text.startsWith(run, at)) ?? false;
    let end = at + 1;
    while (end - at < wordMax && isAnchorCode(text.charCodeAt(end))) end++;
    const word = foldWord(text.slice(at, end));
    const surroundings = this.#anchorWords.get(word);
    if (surroundings === null) return true;
    if (surroundings?.some((each) => standsAmid(text, at, end, each))) return true;
    const stems = this.#anchorStems.get(word.slice(0, stemMin));
    return stems?.some(({ stem, before }) => word.startsWith(stem) && isPreceded(text, at, before)) ?? false;
  }
}

/** Under what the beginning of a word is looked up, and a whole word under itself. */
export function keyOf({ text, open }: Stem): string {
  if (!open) return text;
  if (text.length < stemMin) throw new Error(`The stem ${text}* is too short to begin a phrase.`);
  return text.slice(0, stemMin);
}

function rowOf<Value>(index: Map<string, Value[]>, key: string): Value[] {
  const row = index.get(key) ?? [];
  index.set(key, row);
  return row;
}

function standsAmid(text: string, start: number, end: number, { before, followers }: Surroundings): boolean {
  return (followers === null || isFollowed(text, end, followers)) && isPreceded(text, start, before);
}

/** The word before may end one of these. Of a word with an apostrophe it is not asked where it would be divided. */
function isPreceded(text: string, start: number, before: Alternatives | null): boolean {
  if (before === null) return true;
  let end = start;
  while (end > 0 && !isWordCode(text.charCodeAt(end - 1))) end--;
  if (end === 0) return false;
  if (isUnspaced(text.charCodeAt(end - 1))) return before.mayEndWith(text.charAt(end - 1));
  const first = Math.max(0, end - wordMax);
  let at = end;
  while (at > first && isWordCode(text.charCodeAt(at - 1)) && !isUnspaced(text.charCodeAt(at - 1))) at--;
  return (
    (at === first && at > 0) ||
    (at > 0 && isApostrophe(text.charCodeAt(at - 1))) ||
    before.mayEndWith(foldWord(text.slice(at, end)))
  );
}

/** The next word is one of these. Nearly always its first letter tells that it is none. */
function isFollowed(text: string, end: number, followers: readonly Stem[]): boolean {
  const start = nextWordStart(text, end);
  if (start === -1) return false;
  const code = text.charCodeAt(start);
  let word: string | null = null;
  for (const stem of followers) {
    if (code < 0x80 && (code | 32) !== stem.text.charCodeAt(0)) continue;
    word ??= wordFrom(text, start);
    if (stem.open ? word.startsWith(stem.text) : word === stem.text) return true;
  }
  return false;
}

function isAnchorCode(code: number): boolean {
  return isWordCode(code) || isApostrophe(code);
}
