import type { TopicName } from '../topics.ts';
import type { WordClass } from './lexicon.ts';

/** What is told by its signs and not by its words: an address of mail, one on the web, a name in marks of code, a variable of a secret. */
export type Sign = 'mailbox' | 'link' | 'parameter' | 'variable';

export type Part = WordClass | Sign;

/**
 * How the head of an order stands in its sentence:
 * - `order`: as an imperative, behind a modal whose subject is the model, or in the passive of duty (`must be sent`);
 * - `ban`: behind a negation (`never mention`);
 * - `state`: anyhow.
 */
export type Mood = 'order' | 'ban' | 'state';

/** An order as the parts it is composed of. */
export interface Frame {
  readonly topic: TopicName;
  readonly mood: Mood;
  readonly head: WordClass;
  /** What has to stand beside the head, each behind the one before it. */
  readonly parts: readonly Role[];
  /** What makes a sentence worth looking at: the part whose words are the rarest. None: the signs of an address. */
  readonly anchors: readonly FrameAnchor[];
}

export interface Role {
  readonly part: readonly Part[];
  /** Stands before the head: where a sentence puts its object first (`the history must be passed`). */
  readonly before: boolean;
  /** Words that may stand between. */
  readonly reach: number;
}

/** Words of one class; where another is named, right behind those of it. */
export interface FrameAnchor {
  readonly words: WordClass;
  readonly behind: WordClass | null;
}

/** A frame as the tables write it: mood, head, the other parts, and what makes a sentence worth looking at. */
export type Row = readonly [mood: Mood, head: WordClass, parts: string, anchor: string];
