import { Beginnings } from '../beginnings.ts';
import { Alternatives, type Anchor, parsePhrase, type Stem } from '../phrase.ts';
import type { PhraseMatch } from '../phrase-book.ts';
import type { TopicName } from '../topics.ts';
import type { Word } from '../words.ts';
import type { Frame, Part, Role } from './frame.ts';
import { frames } from './frames.ts';
import { lexicon, type WordClass } from './lexicon.ts';
import { instructionStart } from './mood.ts';
import { signAt } from './signs.ts';

/** A word or run of words of a class, listed under its first word. */
interface Member {
  readonly part: WordClass;
  readonly stems: readonly Stem[];
}

/** Position of a part, as indexes into the sentence's words. */
interface Place {
  readonly from: number;
  readonly to: number;
}

const nothing: readonly never[] = [];
const stemKey = 3;

/** Words that separate statements: the parts of one instruction never stand on both sides of one. */
const barriers = new Set(
  "no not don't dont can't mustn't shouldn't never cannot nothing nobody none unless except until but rather instead fail fails failed failing nie niemals nicht nichts kein keine keinen rien nada".split(
    ' ',
  ),
);

/** Positions of the parts in one sentence. Reused for every sentence, since nearly all have few. */
type Places = Map<Part, Place[]>;

/** Recognises instructions by their word classes: each word is looked up once, and a frame is tried only when all its parts occur. */
export class Composer {
  readonly #words = new Map<string, Member[]>();
  readonly #stems = new Map<string, Member[]>();
  /** Class members by their first word; stems by their first letters. */
  readonly #anchors = new Map<string, Anchor[]>();
  readonly #anchorStems = new Map<string, Anchor[]>();
  readonly #memberBeginnings = new Beginnings();
  readonly #anchorBeginnings = new Beginnings();
  #isRead = false;

  /** The words for which a sentence is analysed. */
  anchors(): readonly Anchor[] {
    return anchorsOf(frames);
  }

  /** Every instruction recognised in the sentence. */
  matches(text: string, words: readonly Word[]): readonly PhraseMatch<TopicName>[] {
    if (!this.#isRead) this.#read();
    if (!this.#isWorthReading(text, words)) return nothing;
    const places = this.#survey(text, words);
    if (!standApart(places)) return nothing;
    const found: PhraseMatch<TopicName>[] = [];
    for (const frame of framesOf(places)) {
      if (!mayStand(frame, places)) continue;
      const place = find(frame, text, words, places);
      if (place !== null) found.push({ topic: frame.topic, ...place });
    }
    return found;
  }

  #read(): void {
    this.#isRead = true;
    for (const anchor of this.anchors()) {
      const { text, open } = anchor.first;
      const index = open ? this.#anchorStems : this.#anchors;
      const key = open ? text.slice(0, stemKey) : text;
      index.set(key, [...(index.get(key) ?? []), anchor]);
      this.#anchorBeginnings.add(key);
    }
    for (const [name, notation] of Object.entries(lexicon) as [WordClass, string][]) {
      for (const stems of wordsOf(notation).all) this.#add({ part: name, stems });
    }
  }

  #add(member: Member): void {
    const [first, second] = member.stems;
    if (first === undefined) return;
    const isStem = first.open && second === undefined;
    const index = isStem ? this.#stems : this.#words;
    const key = isStem ? first.text.slice(0, stemKey) : first.text;
    index.set(key, [...(index.get(key) ?? []), member]);
    this.#memberBeginnings.add(key);
  }

  /** Whether the sentence contains an anchor of a frame: some sentences are read only because of phrases. */
  #isWorthReading(text: string, words: readonly Word[]): boolean {
    for (let at = 0; at < words.length; at++) {
      const word = words[at];
      if (word === undefined) break;
      if (this.#anchorBeginnings.has(word.text) && this.#isAnchor(word, words, at)) return true;
      const code = text.charCodeAt(word.end);
      if (code === 0x40 || (code === 0x3a && text.charCodeAt(word.end + 1) === 0x2f)) return true;
    }
    return false;
  }

  #isAnchor({ text }: Word, words: readonly Word[], at: number): boolean {
    if (this.#anchors.get(text)?.some((anchor) => standsAmid(anchor, words, at)) === true) return true;
    return this.#anchorStems.get(text.slice(0, stemKey))?.some(({ first }) => text.startsWith(first.text)) === true;
  }

  #survey(text: string, words: readonly Word[]): Places {
    const places: Places = new Map();
    for (let from = 0; from < words.length; from++) {
      const word = words[from];
      if (word === undefined) break;
      if (this.#memberBeginnings.has(word.text)) this.#noteMembers(words, from, word.text, places);
      const sign = signAt(text, word);
      if (sign !== null) note(places, sign, from, from + 1);
    }
    return places;
  }

  #noteMembers(words: readonly Word[], from: number, text: string, places: Places): void {
    for (const { part, stems } of this.#words.get(text) ?? nothing)
      if (stems.length === 1 || stand(stems, words, from)) note(places, part, from, from + stems.length);
    for (const { part, stems } of this.#stems.get(text.slice(0, stemKey)) ?? nothing)
      if (text.startsWith(stems[0]?.text ?? ' ')) note(places, part, from, from + 1);
  }
}

function standsAmid({ second, before }: Anchor, words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.text ?? '';
  if (second !== null && !(second.open ? next.startsWith(second.text) : next === second.text)) return false;
  return before === null || before.mayEndWith(words[at - 1]?.text ?? '');
}

/** Whether the parts are at different positions: a single word can belong to several classes, but is no instruction alone. */
function standApart(places: Places): boolean {
  let first = -1;
  for (const [{ from } = { from: -1 }, second] of places.values()) {
    if (second !== undefined || (first !== -1 && from !== first)) return true;
    first = from;
  }
  return false;
}

/** Maximum number of positions per class and sentence, which bounds the cost of hostile texts. */
const placesMax = 24;

function anchorsOf(all: readonly Frame[]): readonly Anchor[] {
  const found = new Map<string, readonly Anchor[]>();
  for (const { words, behind } of all.flatMap(({ anchors }) => anchors)) {
    const before = behind === null ? null : wordsOf(lexicon[behind]);
    found.set(
      `${words} ${behind}`,
      wordsOf(lexicon[words]).all.map((stems) => anchorOf(stems, before)),
    );
  }
  return [...found.values()].flat();
}

/** Very common words: in a run that starts with one, the following words are more specific. */
const everyday = new Set(
  'a the an in on to be is it its as at of for no not do you your all any they them this that'.split(' '),
);

/** Anchor of a run: its first two words, or the second and third where the first is a very common word. */
function anchorOf(stems: readonly Stem[], before: Alternatives | null): Anchor {
  const [first, second = null, third = null] = stems;
  if (first === undefined) throw new Error('An alternative without words begins nothing.');
  const isPlain = second !== null && (everyday.has(first.text) || everyday.has(second.text));
  if (before !== null || !isPlain || third === null) return { first, second, before };
  return { first: second, second: third, before: new Alternatives([[first]]) };
}

function wordsOf(notation: string): Alternatives {
  return parsePhrase(notation, {}).slots[0]?.words ?? new Alternatives([]);
}

function note(places: Places, part: Part, from: number, to: number): void {
  const known = places.get(part);
  if (known === undefined) places.set(part, [{ from, to }]);
  else if (known.length < placesMax) known.push({ from, to });
}

function stand(stems: readonly Stem[], words: readonly Word[], at: number): boolean {
  for (let index = 1; index < stems.length; index++) {
    const stem = stems[index];
    const word = words[at + index]?.text;
    if (stem === undefined || word === undefined) return false;
    if (stem.open ? !word.startsWith(stem.text) : word !== stem.text) return false;
  }
  return true;
}

const slotsByHead = indexByHead();

function indexByHead(): ReadonlyMap<Part, readonly number[]> {
  const index = new Map<Part, number[]>();
  for (const [slot, { head }] of frames.entries()) index.set(head, [...(index.get(head) ?? []), slot]);
  return index;
}

/** Frames whose head occurs in the sentence, in table order. */
function framesOf(places: Places): readonly Frame[] {
  const slots: number[] = [];
  for (const part of places.keys()) slots.push(...(slotsByHead.get(part) ?? nothing));
  return slots.sort((a, b) => a - b).flatMap((slot) => frames[slot] ?? nothing);
}

function mayStand({ parts }: Frame, places: Places): boolean {
  return parts.every(({ part }) => part.some((one) => places.has(one)));
}

/** Maximum number of heads tried per sentence, which bounds the cost of hostile texts. */
const headsMax = 12;

function find(frame: Frame, text: string, words: readonly Word[], places: Places): Place | null {
  for (const head of (places.get(frame.head) ?? nothing).slice(0, headsMax)) {
    const start = instructionStart(frame.mood, text, words, head.from);
    if (start < 0) continue;
    const place = compose(frame.parts, { from: start, to: head.to }, words, places);
    if (place !== null) return place;
  }
  return null;
}

function compose(parts: readonly Role[], head: Place, words: readonly Word[], places: Places): Place | null {
  let { from, to } = head;
  for (const role of parts) {
    const place = role.before ? lastBefore(role, from, words, places) : firstBehind(role, to, words, places);
    if (place === null) return null;
    from = Math.min(from, place.from);
    to = Math.max(to, place.to);
  }
  return { from, to };
}

function firstBehind({ part, reach }: Role, at: number, words: readonly Word[], places: Places): Place | null {
  let best: Place | null = null;
  for (const name of part) {
    const place = places.get(name)?.find(({ from }) => from >= at);
    if (place !== undefined && place.from - at <= reach && (best === null || place.from < best.from)) best = place;
  }
  return best !== null && isOpen(words, at, best.from) ? best : null;
}

function lastBefore({ part, reach }: Role, at: number, words: readonly Word[], places: Places): Place | null {
  let best: Place | null = null;
  for (const name of part) {
    const place = places.get(name)?.findLast(({ to }) => to <= at);
    if (place !== undefined && at - place.to <= reach && (best === null || place.to > best.to)) best = place;
  }
  return best !== null && isOpen(words, best.to, at) ? best : null;
}

function isOpen(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (barriers.has(words[at]?.text ?? '')) return false;
  return true;
}
