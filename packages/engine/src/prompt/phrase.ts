import { isUnspaced, mayElide, readWords, type Word } from './words.ts';

/**
 * The grammar of phrase tables. A phrase is a sequence of slots, separated by spaces: `ignore|disregard .. previous|prior instruction*`.
 * A slot lists alternatives (`|`); `_` joins the words of one alternative, `*` ends a stem, `@name` includes a class,
 * `?` after the slot makes it optional, `..` skips up to four words and `...` up to eight. `$` at the end: the sentence ends there.
 * The slot marked `!`, or else the first, is the anchor: sentences without one of its alternatives are never
 * analysed, so the mark belongs on the slot whose words are rarest in ordinary prompts.
 */
export interface Phrase {
  readonly slots: readonly Slot[];
  /** Whether the sentence must end behind the last slot. */
  readonly closes: boolean;
  /** Alternatives required after the first slot, those with the fewest words first: most sentences lack one. */
  readonly needed: readonly Alternatives[];
  /** The words for which a sentence is analysed. */
  readonly anchors: readonly Anchor[];
}

/** A word, or the beginning of one. */
export interface Stem {
  readonly text: string;
  /** Whether any ending may follow. */
  readonly open: boolean;
}

/** A word for which a sentence is analysed; for a run of words, its first word when the second follows. */
export interface Anchor {
  readonly first: Stem;
  readonly second: Stem | null;
  /** Words required directly before it; null when any word may precede. */
  readonly before: Alternatives | null;
}

export interface Slot {
  readonly words: Alternatives;
  /** Maximum number of words skipped before it. */
  readonly gap: number;
  readonly optional: boolean;
}

export type WordClasses = Readonly<Record<string, string>>;

/** The alternatives of one slot: words, stems, and runs of words under their first word. */
export class Alternatives {
  readonly all: readonly (readonly Stem[])[];
  readonly #words = new Set<string>();
  readonly #stems: string[] = [];
  readonly #runs = new Map<string, (readonly Stem[])[]>();
  #lasts: Alternatives | null = null;
  #isSorted = false;

  constructor(all: readonly (readonly Stem[])[]) {
    this.all = all;
  }

  /** Indexes the alternatives at the first comparison: most of the tables are never compared. */
  #sort(): void {
    this.#isSorted = true;
    for (const stems of this.all) {
      const [first, second] = stems;
      if (first === undefined) continue;
      if (second !== undefined) this.#runs.set(first.text, [...(this.#runs.get(first.text) ?? []), stems]);
      else if (first.open) this.#stems.push(first.text);
      else this.#words.add(first.text);
    }
  }

  /** Number of words from `at` on that match an alternative, the longest first; 0 when none does. */
  lengthAt(words: readonly Word[], at: number): number {
    const word = words[at]?.text;
    if (word === undefined) return 0;
    if (!this.#isSorted) this.#sort();
    const runs = this.#runs.size === 0 ? undefined : this.#runs.get(word);
    if (runs !== undefined) for (const run of runs) if (standsAt(run, words, at)) return run.length;
    return this.#isOne(word) ? 1 : 0;
  }

  #isOne(word: string): boolean {
    if (!this.#isSorted) this.#sort();
    if (this.#words.has(word)) return true;
    for (const stem of this.#stems) if (word.startsWith(stem)) return true;
    return false;
  }

  /** Whether an alternative can end with this word. */
  mayEndWith(word: string): boolean {
    this.#lasts ??= new Alternatives(this.all.map((stems) => stems.slice(-1)));
    return this.#lasts.#isOne(word);
  }
}

function standsAt(stems: readonly Stem[], words: readonly Word[], at: number): boolean {
  return stems.every(({ text, open }, index) => {
    const word = words[at + index]?.text;
    return word !== undefined && (open ? word.startsWith(text) : word === text);
  });
}

export function parsePhrase(notation: string, classes: WordClasses): Phrase {
  const slots: Slot[] = [];
  let gap = 0;
  let anchored = 0;
  for (const part of notation.split(' ')) {
    if (part === '$') continue;
    if (part === '..') gap = 4;
    else if (part === '...') gap = 8;
    else {
      const optional = part.endsWith('?');
      const words = alternativesOf(part.replace(/[?!]$/, ''), classes);
      if (part.endsWith('!')) anchored = slots.length;
      slots.push({ words, gap, optional });
      gap = 0;
    }
  }
  const closes = notation.endsWith(' $');
  return { slots, closes, needed: neededIn(slots), anchors: anchorsOf(slots, anchored) };
}

function neededIn(slots: readonly Slot[]): readonly Alternatives[] {
  const behind = slots.slice(1).filter(({ optional }) => !optional);
  return behind.map(({ words }) => words).toSorted((a, b) => a.all.length - b.all.length);
}

/**
 * Anchors of a slot: the beginning of each alternative; all of it where words are single characters; its longest word where it starts with an
 * article that may be joined to the next word. A single word is an anchor only when the next slot must follow directly.
 */
function anchorsOf(slots: readonly Slot[], at: number): readonly Anchor[] {
  const followers = followersOf(slots[at + 1]);
  const before = predecessorOf(slots, at);
  return (slots[at]?.words.all ?? []).flatMap((stems): readonly Anchor[] => {
    const [first, second = null] = stems;
    if (first === undefined) return [];
    if (isUnspaced(first.text.charCodeAt(0))) {
      return [{ first: { text: stems.map(({ text }) => text).join(''), open: true }, second: null, before: null }];
    }
    if (second === null && !first.open) return followers.map((follower) => ({ first, second: follower, before }));
    if (second === null || !joinsNext(first.text)) return [{ first, second, before }];
    return [{ first: longestOf(stems), second: null, before: null }];
  });
}

/** Stems allowed directly after a slot, from the next slot; `null` when any word may follow. */
function followersOf(next: Slot | undefined): readonly (Stem | null)[] {
  if (next === undefined || next.gap > 0 || next.optional) return [null];
  return next.words.all.flatMap(([first]) => first ?? []);
}

/** Words required directly before a slot; `null` when any word may precede. */
function predecessorOf(slots: readonly Slot[], at: number): Alternatives | null {
  const previous = slots[at - 1];
  return previous === undefined || previous.optional || (slots[at]?.gap ?? 0) > 0 ? null : previous.words;
}

const articles: ReadonlySet<string> = new Set('qu un gl ch'.split(' '));

/** Whether the word is an article written as one word with the next: `l'utente`, `un'altra`, `dell'ordine`. */
function joinsNext(word: string): boolean {
  return word.length === 1 || articles.has(word) || (word.length > 2 && mayElide(word));
}

function longestOf(stems: readonly Stem[]): Stem {
  return stems.reduce((longest, stem) => (stem.text.length > longest.text.length ? stem : longest));
}

const knownAlternatives = new WeakMap<WordClasses, Map<string, Alternatives>>();

/** Parses a slot's alternatives. Many phrases share long slots, so each is parsed once and compared by identity. */
function alternativesOf(notation: string, classes: WordClasses): Alternatives {
  const known = knownAlternatives.get(classes) ?? new Map<string, Alternatives>();
  knownAlternatives.set(classes, known);
  const alternatives = known.get(notation) ?? new Alternatives(parseAlternatives(notation, classes));
  known.set(notation, alternatives);
  return alternatives;
}

function parseAlternatives(notation: string, classes: WordClasses): readonly (readonly Stem[])[] {
  return notation.split('|').flatMap((alternative) => {
    if (!alternative.startsWith('@')) return [stemsOf(alternative)];
    const words = classes[alternative.slice(1)];
    if (words === undefined) throw new Error(`The phrase tables have no class ${alternative}.`);
    return alternativesOf(words, classes).all;
  });
}

/** Words that need no folding, which are most words of the tables. */
const plainWord = /^[a-z]+\*?$/;

/** Parsed stems by notation: `delete` occurs in a hundred phrases. */
const knownStems = new Map<string, readonly Stem[]>();

function stemsOf(notation: string): readonly Stem[] {
  const stems = knownStems.get(notation) ?? parseStems(notation);
  knownStems.set(notation, stems);
  return stems;
}

function parseStems(notation: string): readonly Stem[] {
  if (plainWord.test(notation)) {
    const open = notation.endsWith('*');
    return [{ text: open ? notation.slice(0, -1) : notation, open }];
  }
  return notation.split('_').flatMap((word) => {
    const parts = readWords(word, 0, word.length);
    const open = word.endsWith('*') && !isUnspaced(word.charCodeAt(word.length - 2));
    return parts.map(({ text }, index) => ({ text, open: open && index === parts.length - 1 }));
  });
}

/** Words that no gap may skip, since they separate statements. */
const barriers = new Set(
  "no not don't dont can't mustn't shouldn't never without cannot kein keine keinen aucun aucune ningun ninguna nenhum nenhuma nessun nessuna 未 unless except until nothing nichts nicht niemals nie ohne pas jamais sans nunca jamas sin nao sem non mai senza не никогда без niet geen nooit zonder inte inga aldrig utan nigdy bez".split(
    ' ',
  ),
);

/** Index after the last word of the phrase if it starts at `at`; -1 otherwise. */
export function matchPhrase({ slots, closes }: Phrase, words: readonly Word[], at: number): number {
  const end = matchSlots(slots, 0, words, at);
  return closes && end !== words.length ? -1 : end;
}

function matchSlots(slots: readonly Slot[], index: number, words: readonly Word[], at: number): number {
  const slot = slots[index];
  if (slot === undefined) return at;
  const last = Math.min(at + slot.gap, words.length);
  for (let position = at; position <= last; position++) {
    if (position > at && barriers.has(words[position - 1]?.text ?? '')) break;
    const length = slot.words.lengthAt(words, position);
    if (length === 0) continue;
    const end = matchSlots(slots, index + 1, words, position + length);
    if (end >= 0) return end;
  }
  return slot.optional ? matchSlots(slots, index + 1, words, at) : -1;
}
