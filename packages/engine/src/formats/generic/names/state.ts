import type { ScalarValue } from '../../../document/tree.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import { grants, refusals } from './decision-words.ts';
import type { IdeaId, Match, State } from './idea.ts';
import { foldKey } from './key-words.ts';
import { namesPerson } from './people.ts';
import { meaningOfPhrase } from './value-phrases.ts';

/** Whether the value is a plain answer. YAML's newer version reads `yes` and `off` as texts. */
export function isYesOrNo(value: ScalarValue): boolean {
  return typeof value === 'boolean' || (typeof value === 'string' && /^(?:yes|no|on|off|true|false)$/i.test(value));
}

/** Values that mean yes or no. */
const truths = wordSet(
  'true yes on enabled enable active always required require full all any everything everyone y 1 an yep yeah yup sure engaged armed enforced total',
);
const falsehoods = wordSet(
  'false no off disabled disable inactive never none nothing nobody n 0 not_required none_required unneeded unnecessary needless superfluous dispensable skip skipped waive waived nope nah nil ignore ignored bypass bypassed absent missing removed lifted suspended dropped disengaged disarmed muted silenced suppressed omitted inoperative deactivated unset',
);
const wildcards = new Set(['*', '**', '.*']);
/** Longer values are sentences. */
const valueMax = 60;

/** Words that mean an open or a restricted state under any name, alone or within a value: `allow-all`, `read-write-everywhere`. */
const openWords = wordSet(
  'permissive lenient unrestricted everywhere anywhere anything lax relaxed loose insecure unsafe passwordless unguarded unsupervised',
);
const openPhrases = wordSet(
  'allow_all permit_all accept_all trust_all allow_any accept_any permit_any allow_everything trust_everyone at_will wide_open without_restriction no_restriction out_of_loop out_of_the_loop human_out_of_loop human_out_of_the_loop default_allow',
);
const closedWords = wordSet('strict strictest lockdown allowlist whitelist restricted gated');
const closedPhrases = wordSet(
  'deny_all deny_by_default default_deny block_all ask_every_time always_ask ask_always in_loop in_the_loop human_in_loop human_in_the_loop',
);

/** Ideas whose values can be graded from open to restricted. Durations and rates cannot. */
const gradedIdeas: ReadonlySet<IdeaId> = new Set([
  ...(['approval', 'approval-of-edits', 'guardrail', 'execution', 'elevated', 'sandbox', 'file-access'] as const),
  ...(['network', 'private-network', 'origin', 'sender', 'public', 'authentication', 'certificate-check'] as const),
  ...(['trust', 'shared-memory', 'environment', 'redaction', 'audit', 'log-secrets'] as const),
]);

function meaningOf(word: string, id: IdeaId): State | null {
  if (!gradedIdeas.has(id)) return null;
  const words = word.split('_');
  if (id === 'shared-memory' && words.length > 1 && (words[0] === 'shared' || words[0] === 'per'))
    return words[0] === 'per' ? 'safe' : 'unsafe';
  if (openPhrases.has(word)) return 'unsafe';
  if (meaningOfPhrase(words) === 'open') return 'unsafe';
  if (words.some((one) => one === 'no' || one === 'not' || one === 'non')) return null;
  if (hasOneOf(words, openWords)) return 'unsafe';
  return closedPhrases.has(word) || hasOneOf(words, closedWords) ? 'safe' : null;
}

/** `args: {insecure: "--insecure"}` gives an option's spelling and does not say that the option is on. */
function isFlag(value: string): boolean {
  return /^--?[a-z]/i.test(value.trim());
}

const article = /^(?:the|an?)_/;

/** The first idea of the name to which the value is an answer, and the state; null where it answers none. */
export function answerTo(match: Match, value: ScalarValue): { readonly match: Match; readonly state: State } | null {
  for (const one of [match, ...match.others]) {
    const state = stateOf(one, value);
    if (state !== null) return { match: one, state };
  }
  return null;
}

/** The state of a switch with this value; null when the value is not an answer to the switch. */
export function stateOf(match: Match, value: ScalarValue): State | null {
  if (value === null) return null;
  // Programs write yes and no as 1 and 0; other numbers are quantities, not switches.
  if (typeof value === 'number') {
    const level = match.values.get(String(value));
    if (level !== undefined) return level;
    const counted = (value === 0 || value === 1) && gradedIdeas.has(match.id) && !match.wordsOnly;
    return counted ? answer(match, value === 1) : null;
  }
  if (typeof value === 'boolean') return match.wordsOnly ? null : answer(match, value);
  if (value.trim() === '' || value.length > valueMax) return null;
  const word = wildcards.has(value.trim()) ? 'all' : foldKey(value);
  if (word === '' || isFlag(value)) return null;
  // A value of the idea's own decides by itself, so inverting words in the name do not apply.
  const ownState = match.values.get(word) ?? match.values.get(word.replace(article, ''));
  if (ownState !== undefined) return ownState;
  const meant = meaningOf(word, match.id);
  if (meant !== null) return meant;
  const phrase = meaningOfPhrase(word.split('_'));
  if (phrase === 'all') {
    const everything = match.values.get('all');
    if (everything !== undefined) return everything;
  }
  if (match.valuesOnly) return null;
  if (truths.has(word) || phrase === 'all') return answer(match, true);
  if (namesApprover(match, word)) return 'safe';
  const isNo = falsehoods.has(word) || phrase === 'no' || (phrase === 'unasked' && match.id === 'approval');
  return isNo ? answer(match, false) : permission(match, word);
}

/** Ideas about what an agent is given, which is granted or refused and not only on or off. Rules on tools have decisions of their own. */
const grantedIdeas: ReadonlySet<IdeaId> = new Set([
  ...(['elevated', 'network', 'private-network', 'environment', 'remote-code', 'escape-hatch'] as const),
  ...(['docker-socket', 'model-url', 'rendering', 'public', 'remote-management', 'tunnel'] as const),
]);
const grantingWords = wordSet(`${grants} possible available`);
const refusingWords = wordSet(`${refusals} unavailable absent`);

function permission(match: Match, word: string): State | null {
  if (!grantedIdeas.has(match.id)) return null;
  if (grantingWords.has(word)) return answer(match, true);
  return refusingWords.has(word) ? answer(match, false) : null;
}

/** `approval: manager`, `confirmation: two_people`; `auto_approve: admin` names somebody who is not asked. */
function namesApprover({ id, inverted, wordsOnly }: Match, word: string): boolean {
  return id === 'approval' && !inverted && !wordsOnly && (word === 'approval' || namesPerson(word.split('_')));
}

function answer({ whenTrue, inverted }: Match, yes: boolean): State {
  return (yes !== inverted) === (whenTrue === 'safe') ? 'safe' : 'unsafe';
}
