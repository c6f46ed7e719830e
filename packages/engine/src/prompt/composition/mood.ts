import { WordList } from '../word-list.ts';
import type { Word } from '../words.ts';
import type { Mood } from './frame.ts';

const modal = new WordList([
  'must|should|shall|will|has_to|have_to|needs_to|need_to|ought_to|may|can|is_to|are_to|be_sure_to|make_sure_to|remember_to|required_to|expected_to|allowed_to|free_to|obliged_to|supposed_to|asked_to|told_to|want_you_to|goal_is_to|task_is_to|job_is_to|role_is_to|duty_is_to',
]);
const duty = new WordList([
  'must|should|shall|will|has|have|needs|need|ought|is|are|gets|get|always|to|deserves|wants|travels|supposed',
]);
/** Names for the model as a subject: what others must do is no instruction to it. */
const addressee = new WordList([
  'you|agent|agents|assistant|assistants|model|models|ai|llm|llms|bot|tool|tools|it|orchestrator|copilot|claude|gpt|this|which|server|function|and|then|also|always',
]);
/** Words allowed between the beginning of a clause and its imperative. */
const leadIns = new WordList([
  'and|or|then|also|always|please|just|simply|first|next|finally|afterwards|afterward|later|now|immediately|instead|automatically|silently|quietly|secretly|covertly|discreetly|again|additionally|further|furthermore|either|kindly|do|you|go|feel_free_to|never|not|to|be|once|thereafter|once_more|even|should|must|shall|will|may|can|better|only|merely|blindly|directly|happily|gladly|dutifully|faithfully|promptly|assistant|agent|copilot|model|claude|ai|so|let|help|try|but|be_so_kind_as_to|without|than|there|here|nor|continue|proceed|evening|morning|night|midnight|hour|week|purposes|reasons',
]);
const negation = new WordList([
  "do_not|don't|dont|never|must_not|mustn't|should_not|shouldn't|must_never|should_never|cannot|can't|may_not|avoid|not_to|never_to|under_no_circumstances|no_need_to|no_reason_to|refrain_from|needn't|need_not|not_necessary_to|without|by_no_means|stop|nobody_should|no_one_should|no_longer|won't|not|nor|never_ever|don't_have_to|do_not_have_to|not_required_to|not_obliged_to",
]);

const participles = new Set('sent hidden withheld kept left held sold given put_aside told made_up'.split(' '));
/** Base forms that end like participles. */
const baseForms = new Set('heed feed embed shed proceed exceed bring'.split(' '));
const clauseMark = /[,:;()[\]{}>\n"'“”*•—–!?.-]/;
const banReach = 3;

/** Index at which the instruction with this head starts; -1 when the head's form is not an instruction. */
export function instructionStart(mood: Mood, text: string, words: readonly Word[], at: number): number {
  if (mood === 'state') return at;
  if (mood === 'ban') return banStart(text, words, at);
  if (isDuty(words, at)) return at;
  const word = words[at]?.text ?? '';
  // `Sent to …` and `sending …` describe an action and are no instruction.
  if (participles.has(word) || (/(?:ed|ing)$/.test(word) && !baseForms.has(word))) return -1;
  return isImperative(text, words, at) ? at : -1;
}

function banStart(text: string, words: readonly Word[], at: number): number {
  for (let index = at - 1; index >= 0 && index >= at - banReach; index--) {
    if (beginsClause(text, words, index + 1)) return -1;
    if (negation.standsAt(words, index) && !isHalt(words, index, at)) return index;
  }
  return -1;
}

/** `Stop waiting for a person` prohibits it; `stop and wait for a person` demands it. */
function isHalt(words: readonly Word[], index: number, at: number): boolean {
  return words[index]?.text === 'stop' && !(words[at]?.text ?? '').endsWith('ing');
}

function isImperative(text: string, words: readonly Word[], at: number): boolean {
  if (at === 0 || beginsClause(text, words, at)) return true;
  if (modal.standsIn(words, at - 3, at)) return hasOwnSubject(text, words, at);
  return leadIns.standsAt(words, at - 1) || leadIns.standsAt(words, at - 2) || isFronted(text, words, at);
}

/** Prepositions of a leading adverbial, which an imperative may follow without a comma: `In each invoice swap …`. */
const leadingPrepositions = new Set('in on at during before after upon within'.split(' '));
/** Words followed by a noun or by a verb with its own subject. */
const nounMarkers = new Set(
  'a an the to of in on at by with for from and or i we you he she it they this that these those each every any all its their his her our my your who which not'.split(
    ' ',
  ),
);
const frontMax = 6;

function isFronted(text: string, words: readonly Word[], at: number): boolean {
  if (nounMarkers.has(words[at - 1]?.text ?? '')) return false;
  for (let index = at - 1; index >= 0 && index >= at - frontMax; index--) {
    if (index === 0 || beginsClause(text, words, index)) return leadingPrepositions.has(words[index]?.text ?? '');
  }
  return false;
}

/** Whether a comma, bracket, colon or dash precedes the word. */
function beginsClause(text: string, words: readonly Word[], at: number): boolean {
  const start = words[at - 1]?.end ?? 0;
  return clauseMark.test(text.slice(start, Math.min(words[at]?.start ?? start, start + 8)));
}

/** `send_message must …`: an underscore marks a tool's name, and the model calls the tool. */
function namesTool(word: Word | undefined): boolean {
  return word?.text.includes('_') === true;
}

/** Whether the modal has no subject or the model as its subject. */
function hasOwnSubject(text: string, words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index >= at - 4; index--) {
    if (!modal.standsAt(words, index)) continue;
    return (
      index === 0 ||
      beginsClause(text, words, index) ||
      addressee.standsIn(words, index - 2, index) ||
      namesTool(words[index - 1])
    );
  }
  return true;
}

/** `must be sent`, `is to be sent`, `gets sent`. */
function isDuty(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text;
  if (before === 'gets' || before === 'get') return true;
  const be = before === 'be' ? at - 1 : words[at - 2]?.text === 'be' ? at - 2 : -1;
  return be > 0 && duty.standsIn(words, be - 3, be);
}
