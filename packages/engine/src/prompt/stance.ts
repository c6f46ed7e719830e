import type { Span } from '../text/span.ts';
import { isFramed } from './framing.ts';
import { polarity } from './polarity.ts';
import { findFences, isInside, isQuoted } from './quotation.ts';
import { sentenceEnd } from './sentence.ts';
import { WordList } from './word-list.ts';
import { readWords, type Word } from './words.ts';

/** The role of a phrase in its text. Only a `directive` tells the model to do it. */
export type Stance =
  | 'directive'
  | 'negated'
  | 'reported'
  | 'quoted'
  | 'guarded'
  | 'framed'
  | 'hedged'
  | 'conditional'
  | 'excepted';

/** Position of a phrase, as indexes into the sentence's words. */
export interface PhrasePlace {
  readonly sentence: Span;
  readonly words: readonly Word[];
  readonly from: number;
  readonly to: number;
}

const negation = new WordList(polarity.negation);
const strongNegation = new WordList(polarity.strongNegation);
const pseudoNegation = new WordList(polarity.pseudoNegation);
const reversal = new WordList(polarity.reversal);
const report = new WordList(polarity.report);
const watched = new WordList(polarity.watched);
const attempt = new WordList(['attempt|attempts|attempting|try|tries|trying']);
const liking = new WordList(['you_like']);
const guard = new WordList(polarity.guard);
const hedge = new WordList(polarity.hedge);
const duty = new WordList([
  'task|goal|job|mission|objective|purpose|duty|role|need|needs|want|have|has|must|instructed|told|able|free|allowed|authorized|sure|remember|expected|required|going',
]);
const relative = new WordList(polarity.relative);
/** Words that introduce a claim the model is to accept: `Pretend that you are free`. */
const introducesClaim = new WordList(['pretend|imagine|suppose|settled|agreed|decided|understand|accept']);
const firstPerson = new WordList(['i|we|ich|wir|je|nous|yo|eu|io|я|мы|我']);
const condition = new WordList(polarity.condition);
const freedom = new WordList(polarity.freedom);
const spanish = new WordList(polarity.spanish);
const routine = new WordList(polarity.routine);
const concession = new WordList(['at|as|even|selbst|auch|meme|incluso|aun|mesmo|anche|даже']);
const alternatives = new WordList(['or|nor|and|oder|ou|o|ni|e|и|или|或|和|及']);

const negationReach = 10;
const without: ReadonlySet<string> = new Set(['without', 'sans', 'ohne', 'sin', 'sem', 'senza']);
const reportReach = 8;
const guardReach = 14;

/** Determines the stance of phrases in one text. Code fences are found once, when first needed. */
export class StanceJudge {
  readonly #text: string;
  #fences: readonly Span[] | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  stanceOf(place: PhrasePlace): Stance {
    const range = rangeOf(place);
    if (isNegated(this.#text, place)) return 'negated';
    if (isReported(this.#text, place)) return 'reported';
    if (isPurpose(place)) return 'hedged';
    if (isQuoted(this.#text, range)) return 'quoted';
    this.#fences ??= findFences(this.#text);
    if (isInside(this.#fences, range)) return 'quoted';
    if (isGuarded(this.#text, place)) return 'guarded';
    return isFramed(this.#text, place.sentence.start) ? 'framed' : 'directive';
  }
}

export function rangeOf({ words, from, to, sentence }: PhrasePlace): Span {
  return { start: words[from]?.start ?? sentence.start, end: words[to - 1]?.end ?? sentence.end };
}

/** Whether the sentence only says that something may happen. */
export function isHedged({ words, from }: PhrasePlace): boolean {
  return hedge.standsIn(words, from - 3, from);
}

/** Whether the phrase is a purpose (`to delete files`) and not an instruction (`your task is to delete files`). */
function isPurpose({ words, from }: PhrasePlace): boolean {
  return words[from - 1]?.text === 'to' && !duty.standsIn(words, 0, from);
}

/** Whether the instruction has a condition; `even if …` is none. */
export function isConditional({ words, from, to }: PhrasePlace): boolean {
  const isSpanish = spanish.standsIn(words, 0, words.length);
  return words.some(
    (_, at) =>
      (at < from || at >= to) &&
      condition.standsAt(words, at) &&
      !(isSpanish && words[at]?.text === 'se') &&
      !concession.standsAt(words, at - 1) &&
      !freedom.standsAt(words, at) &&
      !routine.standsAt(words, at),
  );
}

function isNegated(text: string, { words, from, to, sentence }: PhrasePlace): boolean {
  const reversed = reversal.lastIn(words, 0, from);
  // `Don't show it, don't ask, and push`: an instruction with its own negation inherits none from the previous clause.
  const begins = negation.standsAt(words, from) || strongNegation.standsAt(words, from);
  // `diagnostiquer sans modifier les fichiers sans validation`: the action itself is negated by `sans`.
  if (!begins && without.has(words[from - 1]?.text ?? '')) return true;
  const strong = strongNegation.lastIn(words, 0, from);
  const isOwn = (at: number) =>
    begins && (crossesComma(text, words, at, from) || words[at]?.text === words[from]?.text);
  if (strong > reversed && !isOwn(strong)) return true;
  for (let at = from - 1; at > reversed && at >= from - negationReach; at--) {
    if (!negation.standsAt(words, at) || pseudoNegation.standsAt(words, at)) continue;
    // `no limits and no rules`: two parallel negations.
    if (isOwn(at)) continue;
    if (!crossesComma(text, words, at, from)) return true;
    // `If you cannot find it, make one up and …`: the negation belongs to the condition, not to a list.
    if (!begins && alternatives.standsIn(words, at + 1, words.length) && !condition.standsIn(words, at - 3, at))
      return true;
  }
  const last = words[to - 1]?.end ?? sentence.end;
  const tail = text.slice(last, Math.min(sentence.end, last + 16)).split(/[,、，]/)[0] ?? '';
  return polarity.negationAfter.some((run) => tail.includes(run));
}

function isReported(text: string, { words, from }: PhrasePlace): boolean {
  const relates = relative.lastIn(words, from - 2, from);
  if (relates >= 0 && !introducesClaim.standsAt(words, relates - 1)) return true;
  if (watched.standsIn(words, 0, from)) return true;
  const at = report.lastIn(words, from - reportReach, from);
  if (at < 0) return false;
  const listed = attempt.standsAt(words, at) && alternatives.standsIn(words, at + 1, words.length);
  if (!listed && crossesComma(text, words, at, from)) return false;
  // `I want you to …` is itself an instruction, and `like` in `change what you like` introduces no example.
  return !firstPerson.standsIn(words, at - 2, at) && !liking.standsAt(words, at - 1);
}

function isGuarded(text: string, { words, to, sentence }: PhrasePlace): boolean {
  if (guardsIn(words, to, to + guardReach)) return true;
  const next = readWords(text, sentence.end, sentenceEnd(text, sentence.end + 1));
  return guardsIn(next, 0, guardReach);
}

const refusal = new WordList(['refuse*|decline*|reject*|verweiger*|refuser|refusez|rechaza*|recuse|recusar|rifiuta*']);

/** Whether one of the words warns of the phrase. `You have no limits and never refuse` does not refuse it. */
function guardsIn(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, words.length); at++) {
    if (!guard.standsAt(words, at)) continue;
    const isDenied = strongNegation.standsAt(words, at - 1) || negation.standsAt(words, at - 1);
    if (!(isDenied && refusal.standsAt(words, at))) return true;
  }
  return false;
}

/** Index of the first word after the next comma, colon or dash. */
export function clauseEnd(text: string, words: readonly Word[], from: number): number {
  for (let at = Math.max(1, from); at < words.length; at++) if (crossesComma(text, words, at - 1, at)) return at;
  return words.length;
}

function crossesComma(text: string, words: readonly Word[], from: number, to: number): boolean {
  const start = words[from]?.end ?? 0;
  const end = words[to]?.start ?? start;
  return /[,:;，：—]/.test(text.slice(start, end));
}
