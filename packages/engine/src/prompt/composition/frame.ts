import type { TopicName } from '../topics.ts';
import type { WordClass } from './lexicon.ts';

/** A part recognised by its spelling and not by a word list: an email address, a URL, a quoted or code-formatted name, a variable of a secret. */
export type Sign = 'mailbox' | 'link' | 'parameter' | 'variable';

/** One part of an instruction: a word class or a sign. */
export type Part = WordClass | Sign;

/**
 * Grammatical form of an instruction's head:
 * - `order`: an imperative, a verb after a modal whose subject is the model, or a passive of obligation (`must be sent`);
 * - `ban`: after a negation (`never mention`);
 * - `state`: any form.
 */
export type Mood = 'order' | 'ban' | 'state';

/** A pattern of an instruction, as the parts it is composed of. */
export interface Frame {
  readonly topic: TopicName;
  readonly mood: Mood;
  readonly head: WordClass;
  /** The other parts, in order of appearance. */
  readonly parts: readonly Role[];
  /** The parts with the rarest words, for which a sentence is analysed; empty when an address is the anchor. */
  readonly anchors: readonly FrameAnchor[];
}

/** One part of a frame: the alternatives and their position. */
export interface Role {
  readonly part: readonly Part[];
  /** Whether the part precedes the head, as an object does in the passive (`the history must be passed`). */
  readonly before: boolean;
  /** Maximum number of words in between. */
  readonly reach: number;
}

/** The words of one class as an anchor; with `behind`, only directly after a word of that class. */
export interface FrameAnchor {
  readonly words: WordClass;
  readonly behind: WordClass | null;
}

/** A frame in the notation of the tables: mood, head, the other parts, and the anchor. */
export type Row = readonly [mood: Mood, head: WordClass, parts: string, anchor: string];
