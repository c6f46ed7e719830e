import { Beginnings } from './beginnings.ts';
import { matchPhrase, type Phrase, parsePhrase, type Stem, type WordClasses } from './phrase.ts';
import { foldWord, isUnspaced, isWordCode, type Word } from './words.ts';

/** A phrase that says something of a topic. */
interface TopicPhrase<Topic> {
  readonly topic: Topic;
  readonly phrase: Phrase;
}

export interface PhraseMatch<Topic> {
  readonly topic: Topic;
  /** Indexes into the sentence's words: the first, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/** Stems of first words and anchors are at least this long, so that one look-up finds them. */
const stemMin = 3;
const wordMax = 40;

/** Every phrase of every topic, indexed twice: by the words that make a sentence worth reading, and by the first word. */
export class PhraseBook<Topic> {
  readonly #closed = new Map<string, TopicPhrase<Topic>[]>();
  readonly #open = new Map<string, TopicPhrase<Topic>[]>();
  readonly #anchorWords = new Set<string>();
  readonly #anchorStems = new Map<string, string[]>();
  /** By their first character, in scripts without spaces. */
  readonly #anchorRuns = new Map<string, string[]>();
  readonly #beginnings = new Beginnings();

  constructor(topics: Iterable<readonly [Topic, readonly string[]]>, classes: WordClasses) {
    for (const [topic, phrases] of topics) {
      for (const notation of phrases) this.#add({ topic, phrase: parsePhrase(notation, classes) });
    }
  }

  /** The next offset from which a word stands that some phrase is built around; -1 when there is none. One pass, no copying. */
  nextAnchor(text: string, from: number): number {
    let before = from > 0 && isWordCode(text.charCodeAt(from - 1));
    for (let i = from; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const word = isWordCode(code);
      if (word && (!before || isUnspaced(code)) && this.#beginnings.has(text, i) && this.#isAnchor(text, i)) return i;
      before = word;
    }
    return -1;
  }

  /** Every phrase of the sentence, in order; a phrase may overlap one of another topic. */
  matches(words: readonly Word[]): readonly PhraseMatch<Topic>[] {
    const found: PhraseMatch<Topic>[] = [];
    const possible = new Map<Phrase, boolean>();
    for (let from = 0; from < words.length; from++) {
      const word = words[from]?.text ?? '';
      for (const index of [this.#closed.get(word), this.#open.get(word.slice(0, stemMin))]) {
        for (const { topic, phrase } of index ?? []) {
          if (!isPossible(phrase, words, possible)) continue;
          const to = matchPhrase(phrase, words, from);
          if (to >= 0) found.push({ topic, from, to });
        }
      }
    }
    return found;
  }

  #add(entry: TopicPhrase<Topic>): void {
    for (const [first] of entry.phrase.slots[0]?.words.all ?? []) {
      if (first === undefined) continue;
      const row = rowOf(first.open ? this.#open : this.#closed, keyOf(first));
      if (!row.includes(entry)) row.push(entry);
    }
    for (const anchor of entry.phrase.anchors) this.#addAnchor(anchor);
  }

  #addAnchor(anchor: Stem): void {
    const { text, open } = anchor;
    if (isUnspaced(text.charCodeAt(0))) rowOf(this.#anchorRuns, text.slice(0, 1)).push(text);
    else if (open) rowOf(this.#anchorStems, keyOf(anchor)).push(text);
    else this.#anchorWords.add(text);
    this.#beginnings.add(text);
  }

  #isAnchor(text: string, at: number): boolean {
    const runs = this.#anchorRuns.get(text.charAt(at));
    if (runs !== undefined) return runs.some((run) => text.startsWith(run, at));
    let end = at + 1;
    while (end - at < wordMax && isAnchorCode(text.charCodeAt(end))) end++;
    const word = foldWord(text.slice(at, end));
    if (this.#anchorWords.has(word)) return true;
    return this.#anchorStems.get(word.slice(0, stemMin))?.some((stem) => word.startsWith(stem)) ?? false;
  }
}

/** Every slot's words stand somewhere in the sentence: asked once, so that a sentence of nothing but first words stays cheap. */
function isPossible(phrase: Phrase, words: readonly Word[], known: Map<Phrase, boolean>): boolean {
  const answer = known.get(phrase);
  if (answer !== undefined) return answer;
  const possible = phrase.slots.every(
    (slot) => slot.optional || words.some((_, at) => slot.words.lengthAt(words, at) > 0),
  );
  known.set(phrase, possible);
  return possible;
}

function keyOf({ text, open }: Stem): string {
  if (!open) return text;
  if (text.length < stemMin) throw new Error(`The stem ${text}* is too short to begin a phrase.`);
  return text.slice(0, stemMin);
}

function rowOf<Value>(index: Map<string, Value[]>, key: string): Value[] {
  const row = index.get(key) ?? [];
  index.set(key, row);
  return row;
}

function isAnchorCode(code: number): boolean {
  return isWordCode(code) || code === 39 || code === 0x2019;
}
