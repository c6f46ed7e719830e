import { AnchorIndex, keyOf, stemMin } from './anchor-index.ts';
import { Beginnings } from './beginnings.ts';
import { type Alternatives, type Anchor, matchPhrase, type Phrase, parsePhrase, type WordClasses } from './phrase.ts';
import type { Word } from './words.ts';

/** A phrase and its topic. */
interface TopicPhrase<Topic> {
  readonly topic: Topic;
  readonly phrase: Phrase;
  /** Ids of the alternatives required after its first slot: see `Needs`. */
  readonly needs: readonly number[];
}

/** The phrases and needs to which a word or stem contributes. */
interface Entry<Topic> {
  /** Phrases it can start. */
  readonly begun: TopicPhrase<Topic>[];
  /** Ids of the needs it can satisfy. */
  readonly answered: number[];
}

/** Phrases that can start at a word. */
interface Begun<Topic> {
  readonly rows: readonly TopicPhrase<Topic>[];
  readonly from: number;
}

export interface PhraseMatch<Topic> {
  readonly topic: Topic;
  /** Indexes into the sentence's words: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

const nothing: readonly never[] = [];

/** Very common words. */
const everyday = new Set(
  'the a an of to in on and or for with it this that you your is are be as at by from'.split(' '),
);

/** Every phrase of every topic, indexed by its anchors, for which a sentence is analysed, and by its first word. */
export class PhraseBook<Topic> {
  readonly #closed = new Map<string, Entry<Topic>>();
  readonly #open = new Map<string, Entry<Topic>>();
  readonly #stemBeginnings = new Beginnings();
  readonly #needs = new Needs();
  readonly #anchors = new AnchorIndex();
  /** Phrases not parsed yet: analysing one small file may never need them. */
  #unread: readonly (readonly [Topic, readonly string[]])[];
  readonly #classes: WordClasses;
  /** Anchors of the composer, so that a text is scanned once for both. */
  readonly #otherAnchors: () => readonly Anchor[];

  constructor(
    topics: Iterable<readonly [Topic, readonly string[]]>,
    classes: WordClasses,
    otherAnchors: () => readonly Anchor[] = () => nothing,
  ) {
    this.#unread = [...topics];
    this.#classes = classes;
    this.#otherAnchors = otherAnchors;
  }

  #read(): void {
    const topics = this.#unread;
    this.#unread = [];
    for (const [topic, phrases] of topics) {
      for (const notation of phrases) this.#add(topic, parsePhrase(notation, this.#classes));
    }
    const others = this.#otherAnchors();
    if (others.length > 0) this.#anchors.addAddresses();
    for (const anchor of others) this.#anchors.add(anchor);
  }

  /** Offset of the next anchor from `from` on; -1 when there is none. */
  nextAnchor(text: string, from: number): number {
    if (this.#unread.length > 0) this.#read();
    return this.#anchors.next(text, from);
  }

  /** Every phrase in the sentence, in order; phrases of different topics may overlap. */
  matches(words: readonly Word[]): readonly PhraseMatch<Topic>[] {
    if (this.#unread.length > 0) this.#read();
    const begun = this.#survey(words);
    if (begun.length === 0) return nothing;
    const found: PhraseMatch<Topic>[] = [];
    let possible: Map<Phrase, boolean> | null = null;
    for (const { rows, from } of begun) {
      for (const { topic, phrase, needs } of rows) {
        if (!this.#needs.areAnswered(needs)) continue;
        possible ??= new Map();
        if (!isPossible(phrase, words, possible)) continue;
        const to = matchPhrase(phrase, words, from);
        if (to >= 0) found.push({ topic, from, to });
      }
    }
    return found;
  }

  /** Looks at each word once: records the needs it satisfies and returns the phrases that can start there. */
  #survey(words: readonly Word[]): readonly Begun<Topic>[] {
    const begun: Begun<Topic>[] = [];
    this.#needs.forget();
    for (let from = 0; from < words.length; from++) {
      const word = words[from]?.text ?? '';
      this.#note(this.#closed.get(word), from, begun);
      if (this.#stemBeginnings.has(word)) this.#note(this.#open.get(word.slice(0, stemMin)), from, begun);
    }
    return begun;
  }

  #note(entry: Entry<Topic> | undefined, from: number, begun: Begun<Topic>[]): void {
    if (entry === undefined) return;
    this.#needs.answer(entry.answered);
    if (entry.begun.length > 0) begun.push({ rows: entry.begun, from });
  }

  #add(topic: Topic, phrase: Phrase): void {
    const row = { topic, phrase, needs: phrase.needed.flatMap((alternatives) => this.#numberOf(alternatives)) };
    for (const [first] of phrase.slots[0]?.words.all ?? []) {
      if (first === undefined) continue;
      const { begun } = this.#entryOf(keyOf(first), first.open);
      if (!begun.includes(row)) begun.push(row);
    }
    for (const anchor of phrase.anchors) this.#anchors.add(anchor);
  }

  #entryOf(key: string, open: boolean): Entry<Topic> {
    const index = open ? this.#open : this.#closed;
    const entry = index.get(key) ?? { begun: [], answered: [] };
    index.set(key, entry);
    if (open) this.#stemBeginnings.add(key);
    return entry;
  }

  /** Id of a need, after registering its words; empty for a stem too short for a look-up, which any word could satisfy. */
  #numberOf(alternatives: Alternatives): readonly number[] {
    const { all } = alternatives;
    if (all.some(([first, second]) => first?.open === true && second === undefined && first.text.length < stemMin))
      return [];
    // Nearly every sentence satisfies such a need: recording it costs more than it saves.
    if (all.some(([first, second]) => second === undefined && first !== undefined && everyday.has(first.text)))
      return [];
    const { number, isNew } = this.#needs.numberOf(alternatives);
    for (const [first, second] of isNew ? all : []) {
      if (first === undefined) continue;
      // A run is found by its complete first word.
      const open = first.open && second === undefined;
      const { answered } = this.#entryOf(keyOf({ text: first.text, open }), open);
      if (answered.at(-1) !== number) answered.push(number);
    }
    return [number];
  }
}

/**
 * The needs of all phrases by id, and which of them the current sentence may satisfy. Phrases of ten languages share their first words
 * (`no`, `you`), and nearly all of them lack a need: the ids show that without looking at the words again.
 */
class Needs {
  readonly #numbers = new Map<Alternatives, number>();
  /** By id: the last sentence with a word for it. */
  readonly #answered: number[] = [];
  #sentence = 0;

  numberOf(need: Alternatives): { readonly number: number; readonly isNew: boolean } {
    const known = this.#numbers.get(need);
    if (known !== undefined) return { number: known, isNew: false };
    const number = this.#answered.push(0) - 1;
    this.#numbers.set(need, number);
    return { number, isNew: true };
  }

  /** Starts a new sentence. */
  forget(): void {
    this.#sentence++;
  }

  answer(numbers: readonly number[]): void {
    for (let i = 0; i < numbers.length; i++) this.#answered[numbers[i] ?? 0] = this.#sentence;
  }

  areAnswered(numbers: readonly number[]): boolean {
    for (let i = 0; i < numbers.length; i++) if (this.#answered[numbers[i] ?? 0] !== this.#sentence) return false;
    return true;
  }
}

/** Whether every slot has a word somewhere in the sentence. Remembered per phrase, which bounds the cost of hostile sentences. */
function isPossible(phrase: Phrase, words: readonly Word[], known: Map<Phrase, boolean>): boolean {
  const answer = known.get(phrase);
  if (answer !== undefined) return answer;
  const possible = phrase.needed.every((alternatives) => standsIn(alternatives, words));
  known.set(phrase, possible);
  return possible;
}

function standsIn(alternatives: Alternatives, words: readonly Word[]): boolean {
  for (let at = 0; at < words.length; at++) if (alternatives.lengthAt(words, at) > 0) return true;
  return false;
}
