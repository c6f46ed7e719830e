import type { Limit } from '../../../agent/facts.ts';
import { remembered } from '../../../text/remembered.ts';
import { type ActionApproval, actionApprovalIn, automaticActionIn } from './action-approvals.ts';
import { isAboutCarrier } from './carriers.ts';
import type { Match } from './idea.ts';
import { isFamiliar, lexicon } from './ideas/index.ts';
import { keyWords } from './key-words.ts';
import { limitKindOf } from './limit-names.ts';
import { type ListName, readListName } from './list-names.ts';

/** Cache bound: a name occurs in few kinds of sections, and entries live as long as the name. */
const sectionsMax = 40;

/** A key parsed into words, with its meanings; each meaning is computed on first use. */
export class Name {
  readonly words: readonly string[];
  /** The words joined by `_`: the normalised spelling. */
  readonly joined: string;
  /** Whether the name is about a form, an email or another thing that carries an approval, or a contact: then it means no idea. */
  readonly isCarrier: boolean;
  /** Whether every word is known to some idea; if not, the lexicon need not be searched. */
  readonly familiar: boolean;
  #idea: Match | null | undefined;
  #list: ListName | null | undefined;
  #limit: Limit['kind'] | null | undefined;
  #actionApproval: ActionApproval | null | undefined;
  #inSections: Map<Name, Match | null> | null = null;

  constructor(key: string) {
    this.words = keyWords(key);
    this.joined = this.words.join('_');
    this.isCarrier = isAboutCarrier(this.words);
    this.familiar = !this.isCarrier && isFamiliar(this.words);
  }

  /** The idea that the name means by itself. */
  get idea(): Match | null {
    if (this.#idea === undefined) this.#idea = this.familiar ? lexicon().read(this.words) : null;
    return this.#idea;
  }

  /** The idea that the name means together with its section's name. */
  ideaIn(section: Name): Match | null {
    if (!this.familiar || !section.familiar) return null;
    this.#inSections ??= new Map();
    const known = this.#inSections.get(section);
    if (known !== undefined) return known;
    const found = lexicon().read([...section.words, ...this.words]);
    if (this.#inSections.size < sectionsMax) this.#inSections.set(section, found);
    return found;
  }

  /** The decision and the subject of a list under this name. */
  get list(): ListName | null {
    if (this.#list === undefined) this.#list = readListName(this.words);
    return this.#list;
  }

  /** The action whose approval this name decides. */
  get actionApproval(): ActionApproval | null {
    if (this.#actionApproval === undefined)
      this.#actionApproval = actionApprovalIn(this.words) ?? automaticActionIn(this.words);
    return this.#actionApproval;
  }

  /** The kind of limit that a number under this name sets. */
  get limit(): Limit['kind'] | null {
    if (this.#limit === undefined) this.#limit = limitKindOf(this.words);
    return this.#limit;
  }
}

/** Cached, because names repeat within a file and across files. */
export const nameOfKey: (key: string) => Name = remembered((key) => new Name(key), { keeping: 'when-repeated' });
