import type { Span } from '../text/span.ts';
import { Composer } from './composition/composer.ts';
import { matchPhrase, type Phrase, parsePhrase } from './phrase.ts';
import { PhraseBook, type PhraseMatch } from './phrase-book.ts';
import { classes } from './phrases/classes.ts';
import { authorisationPhrases, cautionPhrases } from './phrases/harm.ts';
import { sentenceAround } from './sentence.ts';
import { clauseEnd, isConditional, isHedged, type PhrasePlace, rangeOf, type Stance, StanceJudge } from './stance.ts';
import { type Topic, type TopicName, topics } from './topics.ts';
import { readWords, type Word } from './words.ts';

/** A phrase of a topic found in a text, with its stance. */
export interface Mention {
  readonly topic: TopicName;
  readonly range: Span;
  readonly stance: Stance;
}

/** Maximum number of phrases judged per text, which bounds the cost of hostile texts. */
const judgementsMax = 4000;

interface Exceptions {
  readonly after: readonly Phrase[];
  readonly near: readonly Phrase[];
  readonly beside: readonly Phrase[];
}

// `Object.entries` widens the keys of the table.
const entries = Object.entries(topics) as [TopicName, Topic][];
const composer = new Composer();
const book = new PhraseBook<TopicName>(
  entries.map(([name, { phrases }]) => [name, phrases]),
  classes,
  () => composer.anchors(),
);
let readExceptions: ReadonlyMap<TopicName, Exceptions> | null = null;

/** Exceptions of a topic, parsed when its first phrase is found. */
function exceptionsOf(topic: TopicName): Exceptions | undefined {
  readExceptions ??= new Map(
    entries.map(([name, { exceptAfter, exceptNear, exceptBeside }]) => [
      name,
      { after: parseAll(exceptAfter), near: parseAll(exceptNear), beside: parseAll(exceptBeside) },
    ]),
  );
  return readExceptions.get(topic);
}

function parseAll(notations: readonly string[] = []): readonly Phrase[] {
  return notations.map((notation) => parsePhrase(notation, classes));
}

const nothing: readonly never[] = [];

/** Phrases and composed instructions of every topic in a text, in order. A topic is not searched further after its first directive. */
export function readMentions(text: string): readonly Mention[] {
  const first = book.nextAnchor(text, 0);
  if (first < 0) return nothing;
  const mentions: Mention[] = [];
  const settled: TopicName[] = [];
  const judge = new StanceJudge(text);
  let behind = 0;
  for (let anchor = first; anchor >= 0; anchor = book.nextAnchor(text, behind)) {
    const sentence = sentenceAround(text, anchor, behind);
    const words = readWords(text, sentence.start, sentence.end);
    for (const { topic, from, to } of matchesIn(text, words)) {
      if (settled.includes(topic)) continue;
      const place = { sentence, words, from, to };
      const stance = stanceOf(text, judge, topic, place);
      mentions.push({ topic, range: rangeOf(place), stance });
      if (stance === 'directive') settled.push(topic);
    }
    if (mentions.length >= judgementsMax) break;
    behind = sentence.end;
  }
  return mentions;
}

function matchesIn(text: string, words: readonly Word[]): readonly PhraseMatch<TopicName>[] {
  const phrases = book.matches(words);
  const orders = composer.matches(text, words);
  return orders.length === 0 ? phrases : [...phrases, ...orders];
}

function stanceOf(text: string, judge: StanceJudge, name: TopicName, place: PhrasePlace): Stance {
  const topic: Topic = topics[name];
  if (isExcepted(text, name, place)) return 'excepted';
  if (topic.order === true && isHedged(place)) return 'hedged';
  const stance = judge.stanceOf(place);
  return stance === 'directive' && topic.unconditional === true && isConditional(place) ? 'conditional' : stance;
}

const frames = new PhraseBook<'caution' | 'authorisation'>(
  [
    ['caution', cautionPhrases],
    ['authorisation', authorisationPhrases],
  ],
  classes,
);

/** Whether the text mentions that data is untrusted (`caution`) or that the testing it describes is authorised, in any stance. */
export function mentionsTopic(text: string, topic: 'caution' | 'authorisation'): boolean {
  let behind = 0;
  for (let anchor = frames.nextAnchor(text, 0); anchor >= 0; anchor = frames.nextAnchor(text, behind)) {
    const sentence = sentenceAround(text, anchor, behind);
    if (frames.matches(readWords(text, sentence.start, sentence.end)).some((match) => match.topic === topic))
      return true;
    behind = sentence.end;
  }
  return false;
}

/** Whether an exception's word is negated by `without`: `without question`, `without reading it`, `without testing`. */
function isNegatedException(words: PhrasePlace['words'], at: number): boolean {
  return (
    words[at - 1]?.text === 'without' && /^(?:question|reading|testing|tests|inspecting)$/.test(words[at]?.text ?? '')
  );
}

function isExcepted(text: string, name: TopicName, { words, to }: PhrasePlace): boolean {
  const exceptions = exceptionsOf(name);
  if (exceptions === undefined) return false;
  const { after, near, beside } = exceptions;
  const stands = (phrase: Phrase, from: number, end: number) =>
    words.some((_, at) => at >= from && at < end && matchPhrase(phrase, words, at) >= 0);
  return (
    after.some((phrase) => stands(phrase, to, words.length)) ||
    (near.length > 0 && near.some((phrase) => stands(phrase, to, clauseEnd(text, words, to)))) ||
    beside.some((phrase) =>
      words.some((_, at) => !isNegatedException(words, at) && matchPhrase(phrase, words, at) >= 0),
    )
  );
}
