import type { Permission } from '../../../agent/facts.ts';
import { classesOf, hasOneOf, wordSet } from '../../../text/word-set.ts';
import { foldKey } from './key-words.ts';
import { isPerson, namesPerson } from './people.ts';

/** Participles and verbs that grant something, that refuse it, and adverbs of what nobody attends. */
export const grants = 'allow allowed permit permitted grant granted';
export const refusals =
  'deny denied forbid forbidden block blocked prohibit prohibited refuse refused disallow disallowed reject rejected ban banned impossible';
export const unattended = 'automatic automatically autonomous autonomously unattended unsupervised';

/** What a word decides about the thing it is assigned to. `granted`: it may be used, with or without approval. */
export type RuleDecision = Permission['decision'] | 'granted';

const decisionsByWord = classesOf<RuleDecision>({
  allow: 'allow allowed always always_allow auto auto_approve approve approved permit unrestricted full any',
  ask: 'ask confirm confirm_user user_confirm ask_user prompt_user prompt approval require_approval review manual required',
  deny: 'deny denied never block blocked forbidden none off disabled false no',
  granted: 'true yes on enabled granted',
});

/** Answers in an approval section that mean no approval is required. */
const withoutApproval = wordSet(
  'never none no off false disabled auto auto_approve automatic skip allow allowed not_required',
);

/** The decision that a word gives in an approval section: `approvals: {shell: never}`; null for other words. */
export function decisionOfAnswer(word: string): RuleDecision | null {
  const folded = foldKey(word);
  if (proceeding.test(word)) return 'allow';
  if (withoutApproval.has(folded) || decisionInPhrase(folded.split('_')) === 'allow') return 'allow';
  // `gates: {pay_supplier: owner}`
  if (namesPerson(folded.split('_'))) return 'ask';
  const decision = decisionOfWord(word);
  return decision === null || decision === 'deny' ? decision : 'ask';
}

/** As names, these phrases mean approval: `needs_go_ahead`. */
const proceeding = /^\s{0,4}(?:go[-_ ]?ahead|proceed|carry[-_ ]on|just[-_ ](?:do|run)[-_ ]it)\s{0,4}$/i;

/** The decision that a word gives outside of an approval section; null for other words. */
export function decisionOfWord(word: string): RuleDecision | null {
  if (proceeding.test(word)) return 'allow';
  const folded = foldKey(word);
  return folded === '' ? null : (decisionsByWord.get(folded) ?? decisionInPhrase(folded.split('_')));
}

const approvalWords = wordSet(
  'confirm confirmation ask prompt approval signoff authorization authorisation consent permission review',
);
const qualifiers = wordSet(
  'first always before each every after with on by from only per action explicit explicitly manual manually operation require required need must',
);
const denyingWords = wordSet(refusals);
const denyQualifiers = wordSet(
  'always strictly hard permanently all by default absolutely never ever under any circumstance',
);
const unattendedWords = wordSet(`${unattended} free freely immediate immediately instantly unprompted silent silently`);
const negatingWords = wordSet('no not without never skip');
const times = wordSet('immediate immediately instantly');

/** `actions: {page_guard: immediately}`: where no other word is a decision, this one says when. */
export function isTime(word: string): boolean {
  return times.has(foldKey(word));
}

/** Decisions in other wordings: `always_ask`, `approval_required`, `strictly_forbidden`, `without_asking`. */
function decisionInPhrase(words: readonly string[]): RuleDecision | null {
  const among = (one: ReadonlySet<string>) => hasOneOf(words, one);
  const only = (...sets: readonly ReadonlySet<string>[]) => words.every((word) => sets.some((one) => one.has(word)));
  if (among(approvalWords)) {
    if (words.every((word) => approvalWords.has(word) || qualifiers.has(word) || isPerson(word))) return 'ask';
    return among(negatingWords) && only(approvalWords, negatingWords, qualifiers) ? 'allow' : null;
  }
  if (among(denyingWords) && only(denyingWords, denyQualifiers)) return 'deny';
  return only(unattendedWords) ? 'allow' : null;
}
