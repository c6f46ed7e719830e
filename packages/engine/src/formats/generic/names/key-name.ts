import type { Limit } from '../../../agent/facts.ts';
import { remembered } from '../../../text/remembered.ts';
import { type AskedAbout, askedAbout, unasked } from './approval-objects.ts';
import type { Match } from './idea.ts';
import { isFamiliar, lexicon } from './ideas/index.ts';
import { limitKindOf } from './limit-names.ts';
import { type ListName, readListName } from './list-names.ts';
import { keyWords } from './name.ts';

/** A name stands in a few kinds of sections; more of them would be kept for as long as the name is. */
const sectionsMax = 40;

/** A key as words, and what they mean; found out when it is first asked for. */
export class Name {
  readonly words: readonly string[];
  /** The words joined by `_`: one spelling for all. */
  readonly joined: string;
  /** Every word is known to some idea: for most names there is nothing to look up. */
  readonly familiar: boolean;
  #idea: Match | null | undefined;
  #list: ListName | null | undefined;
  #limit: Limit['kind'] | null | undefined;
  #asked: AskedAbout | null | undefined;
  #inSections: Map<Name, Match | null> | null = null;

  constructor(key: string) {
    this.words = keyWords(key);
    this.joined = this.words.join('_');
    this.familiar = isFamiliar(this.words);
  }

  /** The idea behind the name by itself. */
  get idea(): Match | null {
    if (this.#idea === undefined) this.#idea = this.familiar ? lexicon().read(this.words) : null;
    return this.#idea;
  }

  /** The idea behind the name in a section. */
  ideaIn(section: Name): Match | null {
    if (!this.familiar || !section.familiar) return null;
    this.#inSections ??= new Map();
    const known = this.#inSections.get(section);
    if (known !== undefined) return known;
    const found = lexicon().read([...section.words, ...this.words]);
    if (this.#inSections.size < sectionsMax) this.#inSections.set(section, found);
    return found;
  }

  /** What a list under this name decides about what. */
  get list(): ListName | null {
    if (this.#list === undefined) this.#list = readListName(this.words);
    return this.#list;
  }

  /** The deed that a person is asked about, by this name. */
  get asked(): AskedAbout | null {
    if (this.#asked === undefined) this.#asked = askedAbout(this.words) ?? unasked(this.words);
    return this.#asked;
  }

  /** What a number under this name bounds. */
  get limit(): Limit['kind'] | null {
    if (this.#limit === undefined) this.#limit = limitKindOf(this.words);
    return this.#limit;
  }
}

/** Files repeat a few names, and so does one file after another. */
export const nameOfKey: (key: string) => Name = remembered((key) => new Name(key));
